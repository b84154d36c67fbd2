import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { sessions } from '#platform/db/tables/accounts.ts';
import { deviceName } from './device-name.ts';

export interface SignedInDevice {
  id: number;
  device: string;
  signedInAt: Date;
  lastSeenAt: Date;
}

export async function listSessions(
  db: Db,
  accountId: number,
  now: Date,
): Promise<SignedInDevice[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    device: deviceName(userAgent),
    signedInAt: createdAt,
    lastSeenAt,
  }));
}

/** Whether there was such a device. */
export async function endOwnSession(
  db: Db,
  { accountId, sessionId }: { accountId: number; sessionId: number },
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
