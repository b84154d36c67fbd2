import { claiming } from '#messages';
import { checkLoginEmail } from '#features/accounts/email.rules.ts';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { sendCode } from '#features/accounts/send-code.server.ts';
import { AppError, refuseWrong } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';

interface Asking {
  purpose: 'claim';
  email: string;
  client: string;
  browser: string;
}

/** To the email that somebody wants to sign in with: as at sign-up, one of the allowed, and nobody's yet. */
export async function sendLoginCode(services: Services, asking: Asking): Promise<void> {
  const { email } = asking;
  refuseWrong({ email: checkLoginEmail(email, services.env.ALLOWED_EMAIL_DOMAINS) });
  const refuse = async () => {
    if (await findAccount(services.db, email))
      throw new AppError('conflict', claiming.emailHasAccount, { field: 'email' });
  };
  await sendCode(services, { ...asking, refuse });
}

/** Whether it could sign in as well: then it needs no second proof. */
export const maySignInWith = async ({ db, env }: Services, email: string): Promise<boolean> =>
  checkLoginEmail(email, env.ALLOWED_EMAIL_DOMAINS) === null && !(await findAccount(db, email));
