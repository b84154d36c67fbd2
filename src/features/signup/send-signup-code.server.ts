import { checkLoginEmail } from '#features/accounts/email.rules.ts';
import { sendCode } from '#features/accounts/send-code.server.ts';
import { takenMessage } from '#features/profiles/availability.rules.ts';
import { isTaken } from '#features/profiles/find-taken.server.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';

export async function sendSignupCode(
  services: Services,
  { email: typed, client, browser }: { email: string; client: string; browser: string },
): Promise<void> {
  const email = typed.trim();
  if (!email) throw new AppError('bad-input', 'Email is required.', { field: 'email' });
  const wrong = checkLoginEmail(email, services.env.ALLOWED_EMAIL_DOMAINS);
  if (wrong) throw new AppError('bad-input', wrong, { field: 'email' });
  const refuse = async () => {
    if (await isTaken(services, 'email', email))
      throw new AppError('conflict', takenMessage('email'), { field: 'email' });
  };
  await sendCode(services, { purpose: 'signup', email, client, browser, refuse });
}
