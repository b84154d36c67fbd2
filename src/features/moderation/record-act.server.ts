import type { Db } from '#platform/db/database.server.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';

/** Who of the staff acts. */
export interface Actor {
  id: number;
  email: string;
}

export interface Act {
  actor: Actor;
  /** What was done, as `profile.approve`: the kind of the object, then the verb. */
  action: string;
  /** What it was done to, as `profile` and the number of its row. */
  object: { kind: string; id: string | number };
  /** What the act changed, by name; only what people need in order to understand it later. */
  before?: object | null;
  after?: object | null;
  at: Date;
}

/** Every act of staff leaves a row, in the transaction of the act itself. Returns its number. */
export async function recordAct(
  tx: Db,
  { actor, action, object, before = null, after = null, at }: Act,
): Promise<number> {
  const [row] = await tx
    .insert(auditLog)
    .values({
      actorId: actor.id,
      actorEmail: actor.email,
      action,
      objectKind: object.kind,
      objectId: String(object.id),
      before,
      after,
      createdAt: at,
    })
    .returning({ id: auditLog.id });
  return row!.id;
}
