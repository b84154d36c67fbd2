import { and, desc, eq, gt } from 'drizzle-orm';
import { account } from '#messages';
import type { Db } from '#platform/db/database.server.ts';
import { sessions } from '#platform/db/tables/accounts.ts';

export async function listSessions(db: Db, accountId: number, now: Date) {
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

export async function endOwnSession(
  db: Db,
  { accountId, sessionId }: { accountId: number; sessionId: number },
): Promise<boolean> {
  const own = and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId));
  return (await db.delete(sessions).where(own)).rowCount! > 0;
}

const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(\b|Headless)(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

export function deviceName(userAgent: string | null): string {
  const find = (list: typeof BROWSERS) => list.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (!browser && !system) return account.unknownDevice;
  const name = browser ?? account.aBrowser;
  return system ? account.browserOn(name, system) : name;
}
