import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { emailCodes } from '#platform/db/tables/accounts.ts';
import { problem } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { isSameText } from '#platform/same-text.server.ts';
import type { ProblemName } from '#platform/say-problem.ts';
import type { Secret } from '#platform/secret.server.ts';
import type { Services } from '#platform/services.server.ts';
import { CODE_MINUTES, CODE_TRIES, isCode, type CodeEnd } from './email-code.rules.ts';
import { isEmail } from './email.rules.ts';
import type { CodePurpose } from './mails/code-mail.server.ts';

interface Typed {
  purpose: CodePurpose;
  email: string;
  code: string;
  browser: string | null;
  /** What the link in the mail carries beside the code. */
  linkKey?: string | undefined;
  /** Given where the code may also be typed in another browser than the one that asked. */
  client?: string;
}

export async function checkCode(services: Services, typed: Typed): Promise<void> {
  const id = await matchCode(services, typed);
  await endCode(services.db, id, services.clock.now());
}

/**
 * The id of the open code that was typed, or a refusal. A try is counted before anything is compared, so that a crowd
 * gets no more; and only against a code that this browser has asked for, so that nobody uses up the tries of others.
 * Who has read the mail on another device has a budget apart, which strangers can use up without harm to the owner.
 */
export async function matchCode(services: Services, typed: Typed): Promise<number> {
  const { db, clock, secret } = services;
  const { purpose, email, code, browser, client } = typed;
  const now = clock.now();
  if (!isCode(code) || !isEmail(email)) refuse();
  const wanted = codeHmac(secret, typed);
  const byLink = hasLink(services, typed);
  const mine = byLink
    ? eq(emailCodes.codeHmac, wanted)
    : eq(emailCodes.browserHash, secret.sign('browser', browser ?? ''));
  const isFresh = and(
    gt(emailCodes.expiresAt, now),
    // A code from a clock that was ahead would be good for longer than any code may.
    lt(emailCodes.expiresAt, new Date(now.getTime() + 2 * CODE_MINUTES * 60_000)),
  );
  const sent = openCodes(purpose, email);
  const open = await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(
      and(
        sent,
        byLink ? mine : and(or(mine, isNull(emailCodes.browserHash)), hasTriesLeft),
        isFresh,
      ),
    )
    .returning();
  const isRight = (each: { codeHmac: string }) => isSameText(each.codeHmac, wanted);
  const right = open.find(isRight);
  if (right) return right.id;
  if (open.length === 0 && client !== undefined) {
    const others = await db
      .select()
      .from(emailCodes)
      .where(and(sent, isFresh, hasTriesLeft));
    if (others.length > 0) {
      await spend(db, now, LIMITS.triesElsewhere, `${email.toLowerCase()} ${client}`);
      await spend(db, now, LIMITS.triesElsewhereOfAll, email.toLowerCase());
    }
    const typedElsewhere = others.find(isRight);
    if (typedElsewhere) return typedElsewhere.id;
  }
  const left = await db
    .select({ isOver: sql<boolean>`${emailCodes.expiresAt} <= ${now}`, tries: emailCodes.tries })
    .from(emailCodes)
    .where(and(sent, mine));
  return refuse(whyNoLonger(left) ?? 'codeInvalid');
}

/** Whoever has the link has read the mail: nothing is left to guess. */
export const hasLink = (
  { secret }: Pick<Services, 'secret'>,
  typed: Sent & Pick<Typed, 'linkKey'>,
) => isSameText(typed.linkKey ?? '', codeLinkKey(secret, typed));

/** Typing it again would not help: said of one's own code alone. */
function whyNoLonger(left: readonly { isOver: boolean; tries: number }[]): CodeEnd | null {
  if (left.length === 0) return null;
  if (left.every(({ isOver }) => isOver)) return 'codeExpired';
  return left.every(({ isOver, tries }) => isOver || tries >= CODE_TRIES)
    ? 'codeTriedTooOften'
    : null;
}

/** Those that were sent to an address and are neither used nor replaced. */
export const openCodes = (purpose: CodePurpose, email: string) =>
  and(
    eq(emailCodes.purpose, purpose),
    sql`lower(${emailCodes.email}) = ${email.toLowerCase()}`,
    isNull(emailCodes.endedAt),
  );

export const hasTriesLeft = lt(emailCodes.tries, CODE_TRIES);

/** Once only. Inside the transaction of what it allows, so that a failure there does not cost the person their code. */
export async function endCode(db: Db, id: number, now: Date): Promise<void> {
  const [used] = await db
    .update(emailCodes)
    .set({ endedAt: now })
    .where(and(eq(emailCodes.id, id), isNull(emailCodes.endedAt)))
    .returning({ id: emailCodes.id });
  if (!used) refuse();
}

type Sent = Pick<Typed, 'purpose' | 'email' | 'code'>;

export const codeHmac = (secret: Secret, { purpose, email, code }: Sent) =>
  secret.sign('code', purpose, email.toLowerCase(), code);

/** Long enough to be a proof by itself, for the link that opens in another browser than the one that asked. */
export const codeLinkKey = (secret: Secret, { purpose, email, code }: Sent) =>
  secret.sign('code link', purpose, email.toLowerCase(), code);

function refuse(name: ProblemName = 'codeInvalid'): never {
  throw problem('bad-input', name, { field: 'code' });
}
