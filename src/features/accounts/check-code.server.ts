import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { emailCodes } from '#platform/db/tables/accounts.ts';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import type { Secret } from '#platform/secret.server.ts';
import type { Services } from '#platform/services.server.ts';
import { CODE_MESSAGES, CODE_MINUTES, CODE_TRIES, isCode } from './email-code.rules.ts';
import { isEmail } from './email.rules.ts';

export type CodePurpose = (typeof emailCodes.$inferSelect)['purpose'];

interface Typed {
  purpose: CodePurpose;
  email: string;
  code: string;
  browser: string | null;
}

type Needed = Pick<Services, 'db' | 'clock' | 'secret'>;

/** Uses the code up, or refuses it. */
export async function checkCode(services: Needed, typed: Typed): Promise<void> {
  const id = await matchCode(services, typed);
  await endCode(services.db, id, services.clock.now());
}

/**
 * The id of the open code that was typed, or a refusal. A try is counted before anything is compared, so that a crowd
 * gets no more.
 */
export async function matchCode(
  { db, clock, secret }: Needed,
  { purpose, email, code, browser }: Typed,
): Promise<number> {
  const now = clock.now();
  if (!isCode(code) || !isEmail(email)) refuse();
  await spend(db, now, LIMITS.triesPerEmail, email);
  const [open] = await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(
      and(
        eq(emailCodes.purpose, purpose),
        sql`lower(${emailCodes.email}) = ${email.toLowerCase()}`,
        isNull(emailCodes.endedAt),
        gt(emailCodes.expiresAt, now),
        // A code from a clock that was ahead would be good for longer than any code may.
        lt(emailCodes.expiresAt, new Date(now.getTime() + 2 * CODE_MINUTES * 60_000)),
        lt(emailCodes.tries, CODE_TRIES),
      ),
    )
    .returning();
  if (!open) refuse();
  const sameBrowser =
    open.browserHash === null ||
    (browser !== null && isSame(open.browserHash, secret.sign('browser', browser)));
  const right = isSame(open.codeHmac, codeHmac(secret, { purpose, email, code }));
  if (!sameBrowser || !right) refuse();
  return open.id;
}

/** Once only. Inside the transaction of what it allows, so that a failure there does not cost the person their code. */
export async function endCode(db: Db, id: number, now: Date): Promise<void> {
  const [used] = await db
    .update(emailCodes)
    .set({ endedAt: now })
    .where(and(eq(emailCodes.id, id), isNull(emailCodes.endedAt)))
    .returning({ id: emailCodes.id });
  if (!used) refuse();
}

export function codeHmac(
  secret: Secret,
  { purpose, email, code }: Pick<Typed, 'purpose' | 'email' | 'code'>,
): string {
  return secret.sign('code', purpose, email.toLowerCase(), code);
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function refuse(): never {
  throw new AppError('bad-input', CODE_MESSAGES.invalid, { field: 'code' });
}
