import type { Db } from '#platform/db/database.server.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';

export interface Act {
  actor: { id: number; email: string };
  action: string;
  objectKind: string;
  objectId: string | number;
  before?: unknown;
  after?: unknown;
}

/** Inside the transaction of the act itself: what is not in the log has not happened. */
export async function recordAct(tx: Db, act: Act): Promise<void> {
  const { actor, action, objectKind, objectId, before, after } = act;
  await tx.insert(auditLog).values({
    actorId: actor.id,
    actorEmail: actor.email,
    action,
    objectKind,
    objectId: String(objectId),
    before: before ?? null,
    after: after ?? null,
  });
}
