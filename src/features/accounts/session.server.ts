import { createHash, randomBytes } from 'node:crypto';
import { eq, sql, and, desc, inArray, lt, ne, or } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import type { Env } from '#platform/env.server.ts';
import { accounts, sessions } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { problem } from '#platform/errors.ts';
import type { Language } from '#platform/language.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import type { Session } from '#platform/session-context.server.ts';
import { isStill, maySignIn, type Login } from './find-account.server.ts';

type Lifetimes = Pick<Env, 'SESSION_IDLE_DAYS' | 'SESSION_MAX_DAYS'>;
type Rules = Lifetimes & Pick<Env, 'DEMO_DATA'>;

const MINUTE_MS = 60 * 1000;
/** Staff are signed out sooner: a desk that was left alone must not stay open. */
const STAFF_IDLE_MS = 30 * MINUTE_MS;
/** Of one account at a time; with one more, the one that was seen least lately ends. */
export const SESSIONS_MAX = 100;
/** How exactly the last visit is known; written no more often than this. */
const SEEN_EVERY_MS = { admin: MINUTE_MS, specialist: 5 * MINUTE_MS, business: 5 * MINUTE_MS };

const idleMax = ({ SESSION_IDLE_DAYS }: Lifetimes) => SESSION_IDLE_DAYS * DAY_MS;

/** The cookie's token is known to the browser alone; a leaked table opens nothing. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

interface NewSession {
  accountId: number;
  /** The account as it was when somebody proved that it is theirs. */
  checked?: Login;
  userAgent: string | null;
  secondFactorAt?: Date | null;
  /** Of the page where they sign in: from now on mails to them speak it. */
  language?: Language;
}

export async function createSession(
  db: Db,
  now: Date,
  { SESSION_MAX_DAYS }: Lifetimes,
  { accountId, checked, userAgent, secondFactorAt = null, language }: NewSession,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    const [account] = await tx
      .update(accounts)
      .set({ lastLoginAt: now, language })
      .where(checked ? isStill(checked) : eq(accounts.id, accountId))
      .returning({ id: accounts.id });
    // Deleted or changed since the password was looked at.
    if (!account) throw problem('not-signed-in', 'wrongLogin');
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      accountId,
      userAgent: userAgent?.slice(0, 300) ?? null,
      secondFactorAt,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MAX_DAYS * DAY_MS),
    });
    const tooMany = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.accountId, accountId))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
      .offset(SESSIONS_MAX);
    await tx.delete(sessions).where(inArray(sessions.id, tooMany));
  });
  return token;
}

/** Null when the token opens nothing: unknown, ended, idle for too long, or the account may not sign in. */
export async function findSession(
  db: Db,
  now: Date,
  rules: Rules,
  token: string,
): Promise<Session | null> {
  const [row] = await db
    .select({
      id: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      secondFactorAt: sessions.secondFactorAt,
      totpConfirmedAt: accounts.totpConfirmedAt,
      accountId: accounts.id,
      kind: accounts.kind,
      role: accounts.staffRole,
      status: accounts.status,
      isDemo: accounts.isDemo,
      email: accounts.email,
      name: sql<string>`coalesce(${profiles.displayName}, ${accounts.email})`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(eq(sessions.tokenHash, hashToken(token)));
  if (!row || !maySignIn(row, rules) || row.expiresAt <= now) return null;
  // Begun while the clock was far ahead: it would last for longer than any session may.
  if (row.expiresAt.getTime() - now.getTime() > (rules.SESSION_MAX_DAYS + 1) * DAY_MS) return null;
  // It began before the second factor did.
  if (row.totpConfirmedAt && !row.secondFactorAt) return null;

  const idleFor = now.getTime() - row.lastSeenAt.getTime();
  if (idleFor > (row.kind === 'admin' ? STAFF_IDLE_MS : idleMax(rules))) return null;
  if (idleFor > SEEN_EVERY_MS[row.kind] || idleFor < 0)
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, row.id));
  const { id, accountId, kind, role, email, name } = row;
  const session: Session = {
    id,
    account: { id: accountId, kind, email, name, ...(role && { role }) },
  };
  // Staff of invented people have nobody to protect; whoever else works here has.
  const mustSetUp = kind === 'admin' && !row.totpConfirmedAt && !row.isDemo;
  return mustSetUp ? { ...session, secondFactorMissing: true } : session;
}

/** What opens nothing any more would be listed as a device that is signed in. */
export async function sweepSessions(db: Db, now: Date, rules: Lifetimes): Promise<void> {
  const idle = (ms: number) => lt(sessions.lastSeenAt, new Date(now.getTime() - ms));
  const staff = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.kind, 'admin'));
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.expiresAt, now),
        idle(idleMax(rules)),
        and(idle(STAFF_IDLE_MS), inArray(sessions.accountId, staff)),
      ),
    );
}

export async function endSession(db: Db, sessionId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** All of an account but the one that is kept, if any. How many there were. */
export async function endSessions(
  db: Db,
  { accountId, keep }: { accountId: number; keep?: number },
): Promise<number> {
  const isOther = keep === undefined ? undefined : ne(sessions.id, keep);
  const ended = await db.delete(sessions).where(and(eq(sessions.accountId, accountId), isOther));
  return ended.rowCount!;
}
