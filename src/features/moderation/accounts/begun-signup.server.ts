import { staffAccounts } from '#messages';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { masked } from '#features/accounts/mails/account-mails.server.ts';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { sendCode } from '#features/accounts/send-code.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { emailCodes } from '#platform/db/tables/accounts.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';

const SIGNUP_BEGUN_HOURS = 24;

/** For somebody who is signing up and whose mail did not come. Only where a signup has begun. */
export async function resendSignupCode(
  services: Services,
  { actor, email }: { actor: Actor; email: string },
) {
  const begun = await findBegunSignup(services.db, email, services.clock.now());
  if (!begun) throw new AppError('conflict', staffAccounts.nobodySignsUp);
  const client = staffClient(actor);
  // Whoever reads that mailbox may use it in any browser: we do not know the one that asked.
  const { email: to, language } = begun;
  await sendCode(services, { purpose: 'signup', email: to, language, client, browser: null });
  await recordAct(services.db, {
    actor,
    action: 'signup.send-code',
    objectId: masked(begun.email),
  });
}

export async function findBegunSignup(db: Db, email: string, now: Date) {
  if (await findAccount(db, email)) return null;
  const [code] = await db
    .select({
      email: emailCodes.email,
      language: emailCodes.language,
      at: emailCodes.createdAt,
    })
    .from(emailCodes)
    .where(
      and(
        eq(emailCodes.purpose, 'signup'),
        sql`lower(${emailCodes.email}) = ${email.trim().toLowerCase()}`,
        gt(emailCodes.createdAt, new Date(now.getTime() - SIGNUP_BEGUN_HOURS * 60 * 60 * 1000)),
      ),
    )
    .orderBy(desc(emailCodes.createdAt))
    .limit(1);
  return code ?? null;
}

/** Counted by person, wherever they sit. */
export const staffClient = ({ id }: Actor) => `staff ${id}`;
