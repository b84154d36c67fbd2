import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { EMAIL_MESSAGES, isEmail, LOGIN_EMAIL_MAX } from './email.rules.ts';
import { findAccount } from './find-account.server.ts';
import { sendCode } from './send-code.server.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'secret' | 'queue' | 'env'>;

/** Answers alike whether or not anybody has this email: the mail alone tells. */
export async function requestPasswordReset(
  services: Needed,
  { email: typed, client }: { email: string; client: string },
): Promise<void> {
  const email = typed.trim();
  if (!email) throw new AppError('bad-input', 'Email is required.', { field: 'email' });
  if (email.length > LOGIN_EMAIL_MAX || !isEmail(email))
    throw new AppError('bad-input', EMAIL_MESSAGES.invalid, { field: 'email' });
  const account = await findAccount(services.db, email);
  await sendCode(services, {
    purpose: 'password_reset',
    email,
    client,
    // The link in the mail may open in another browser than the one that asked.
    browser: null,
    deliver: account !== null,
  });
}
