import type { Db } from '#platform/db/database.server.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';

export interface Actor {
  id: number;
  email: string;
}

/** Staff, or whoever acts on a profile without an account, known by their email alone. */
type Recorded = Actor | { id: null; email: string };

export interface Act {
  actor: Recorded;
  /** What was done, as `profile.approve`: the kind of the object, then the verb. */
  action: string;
  /** Where the action does not begin with it. */
  objectKind?: string;
  objectId: string | number;
  /** What the act changed, by name; only what people need in order to understand it later. */
  before?: unknown;
  after?: unknown;
  /** Now, unless the act has a clock of its own. */
  at?: Date;
}

/** Inside the transaction of the act itself: what is not in the log has not happened. */
export async function recordAct(tx: Db, act: Act): Promise<void> {
  const { actor, action, objectKind = action.split('.')[0]!, objectId, before, after, at } = act;
  await tx.insert(auditLog).values({
    actorId: actor.id,
    actorEmail: actor.email,
    action,
    objectKind,
    objectId: String(objectId),
    before: before ?? null,
    after: after ?? null,
    ...(at && { createdAt: at }),
  });
}
