import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { emailCodes } from '#platform/db/tables/accounts.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';
import { codeHmac, type CodePurpose } from './check-code.server.ts';
import { CODE_LENGTH, CODE_MINUTES } from './email-code.rules.ts';
import { mailboxOf } from './email.rules.ts';
import { codeMail } from './mails/code-mail.ts';

interface Wanted {
  purpose: CodePurpose;
  email: string;
  client: string;
  /** The browser that asked, where only that one may use the code. */
  browser: string | null;
  /** False sends nothing: whoever asks must not learn that there is nobody to send it to. */
  deliver?: boolean;
}

type Needed = Pick<Services, 'db' | 'clock' | 'secret' | 'queue' | 'env'>;

/** Mails a new code, which ends the one before. */
export async function sendCode(
  { db, clock, secret, queue, env }: Needed,
  { purpose, email, client, browser, deliver = true }: Wanted,
): Promise<void> {
  const now = clock.now();
  await spend(db, now, LIMITS.codesPerClient, client);
  await spend(db, now, LIMITS.codesPerEmail, mailboxOf(email));
  await spend(db, now, LIMITS.codesOfAll, 'all');
  if (!deliver) return;

  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  await db.transaction(async (tx) => {
    await tx
      .update(emailCodes)
      .set({ endedAt: now })
      .where(
        and(
          eq(emailCodes.purpose, purpose),
          sql`lower(${emailCodes.email}) = ${email.toLowerCase()}`,
          isNull(emailCodes.endedAt),
        ),
      );
    await tx.insert(emailCodes).values({
      purpose,
      email,
      codeHmac: codeHmac(secret, { purpose, email, code }),
      browserHash: browser && secret.sign('browser', browser),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    });
    await queueMail(
      queue,
      { to: email, ...codeMail(describeSite(env), { purpose, code, email }) },
      tx,
    );
  });
}
