import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { emailCodes } from '#platform/db/tables/accounts.ts';
import { languageNow, type Language } from '#platform/language.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Token } from '#platform/cookies.server.ts';
import { codeHmac, codeLinkKey, hasTriesLeft, openCodes } from './check-code.server.ts';
import { CODE_LENGTH, CODE_MINUTES, RESEND_SECONDS } from './email-code.rules.ts';
import { mailboxOf } from './email.rules.ts';
import { codeMail, type CodePurpose } from './mails/code-mail.server.ts';

interface Wanted {
  purpose: CodePurpose;
  email: string;
  client: string;
  /** Of the mail, where the page that asks does not say it. */
  language?: Language | undefined;
  /** The browser that asked: only that one may use the code. Null where we do not know it. */
  browser: string | null;
  /** Refuses what may not be sent, once it is counted: an answer that tells something is counted too. */
  refuse?: () => Promise<void>;
  /** A browser whose owner is known is not kept waiting by what strangers have asked for. */
  knownDevice?: string | null;
  /** False does the same work and sends nothing: whoever asks must not learn that there is nobody to send it to. */
  deliver?: boolean;
}

/** Mails a new code, which ends the one that the same browser has asked for before. */
export async function sendCode(services: Services, wanted: Wanted): Promise<void> {
  const { db, clock, secret } = services;
  const { purpose, email, client, browser, refuse, knownDevice, deliver = true } = wanted;
  const language = wanted.language ?? languageNow();
  const now = clock.now();
  const whose = [mailboxOf(email), ...(knownDevice ? [knownDevice] : [])].join(' ');
  await spend(db, now, LIMITS.codesPerClient, knownDevice ?? client);
  await refuse?.();
  await spend(db, now, LIMITS.codesPerEmail, whose);
  await spend(db, now, LIMITS.codesOfAll, 'all');

  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const browserHash = browser && secret.sign('browser', browser);
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  const linkKey = codeLinkKey(secret, { purpose, email, code });
  const facts = { purpose, code, email, linkKey };
  await db.transaction(async (tx) => {
    await tx
      .update(emailCodes)
      .set({ endedAt: now })
      .where(
        and(
          openCodes(purpose, email),
          browserHash ? eq(emailCodes.browserHash, browserHash) : undefined,
        ),
      );
    const kept = await tx
      .insert(emailCodes)
      .values({
        purpose,
        email,
        language,
        codeHmac: codeHmac(secret, { purpose, email, code }),
        browserHash,
        createdAt: now,
        expiresAt,
      })
      .onConflictDoNothing();
    // The same browser asked twice at once: one code has just left, and is good.
    if (!kept.rowCount) return;
    const to = { email: deliver ? email : null, language, until: expiresAt.toISOString() };
    await mailTo(services, to, (site) => codeMail(site, facts), tx);
  });
}

/** When a code left for this browser a moment ago: a form that is sent twice goes on with that one. */
export async function findJustSent(
  { db, clock, secret }: Services,
  { purpose, email, browser }: Pick<Wanted, 'purpose' | 'email'> & { browser: string },
): Promise<Date | null> {
  const since = new Date(clock.now().getTime() - RESEND_SECONDS * 1000);
  const [code] = await db
    .select({ sentAt: emailCodes.createdAt })
    .from(emailCodes)
    .where(
      and(
        openCodes(purpose, email),
        hasTriesLeft,
        eq(emailCodes.browserHash, secret.sign('browser', browser)),
        gt(emailCodes.createdAt, since),
      ),
    );
  return code?.sentAt ?? null;
}

/** Given with the first code: the code works in this browser alone. */
export const codeBrowser = (known: string | null): Token => ({
  value: known ?? randomUUID(),
  seconds: 60 * 60,
});
