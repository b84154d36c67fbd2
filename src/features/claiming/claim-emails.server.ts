import { claiming } from '#messages';
import { checkCode } from '#features/accounts/check-code.server.ts';
import { checkLoginEmail } from '#features/accounts/email.rules.ts';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { sendCode } from '#features/accounts/send-code.server.ts';
import { AppError, refuseWrong } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';

interface Asking {
  email: string;
  client: string;
  browser: string;
}

/** To the email on the profile: whoever reads it is its owner. */
export const sendOwnerCode = (services: Services, asking: Asking): Promise<void> =>
  sendCode(services, { purpose: 'claim', ...asking });

/** To the email that somebody wants to sign in with: as at sign-up, one of the allowed, and nobody's yet. */
export async function sendLoginCode(services: Services, asking: Asking): Promise<void> {
  const { email } = asking;
  refuseWrong({ email: checkLoginEmail(email, services.env.ALLOWED_EMAIL_DOMAINS) });
  const refuse = async () => {
    if (await findAccount(services.db, email))
      throw new AppError('conflict', claiming.emailHasAccount, { field: 'email' });
  };
  await sendCode(services, { purpose: 'claim', ...asking, refuse });
}

export const checkClaimEmail = (
  services: Services,
  typed: { email: string; code: string; browser: string | null },
): Promise<void> => checkCode(services, { purpose: 'claim', ...typed });

/** Whether it could sign in as well: then it needs no second proof. */
export const maySignInWith = async ({ db, env }: Services, email: string): Promise<boolean> =>
  checkLoginEmail(email, env.ALLOWED_EMAIL_DOMAINS) === null && !(await findAccount(db, email));
