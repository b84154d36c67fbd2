import { checkLoginEmail } from '#features/accounts/email.rules.ts';
import { sendCode } from '#features/accounts/send-code.server.ts';
import { isTaken } from '#features/profiles/find-taken.server.ts';
import { AppError, problem } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';

export async function sendSignupCode(
  services: Services,
  { email: typed, client, browser }: { email: string; client: string; browser: string },
): Promise<void> {
  const email = typed.trim();
  if (!email) throw problem('bad-input', 'emailMissing', { field: 'email' });
  const wrong = checkLoginEmail(email, services.env.ALLOWED_EMAIL_DOMAINS);
  if (wrong) throw new AppError('bad-input', wrong, { field: 'email' });
  const refuse = async () => {
    if (await isTaken(services, 'email', email))
      throw problem('conflict', 'emailTaken', { field: 'email' });
  };
  await sendCode(services, { purpose: 'signup', email, client, browser, refuse });
}
