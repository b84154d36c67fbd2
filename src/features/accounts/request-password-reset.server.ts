import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { EMAIL_MESSAGES, isEmail, LOGIN_EMAIL_MAX } from './email.rules.ts';
import { findAccount } from './find-account.server.ts';
import { findKnownDevice } from './known-device.server.ts';
import { sendCode } from './send-code.server.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'secret' | 'queue' | 'env'>;

interface Asked {
  email: string;
  client: string;
  /** Null when staff ask for somebody: then the link in the mail is the way, or the code in any browser. */
  browser: string | null;
  knownDevice?: string | null;
}

/** Answers alike, after the same work, whether or not anybody has this email: the mail alone tells. */
export async function requestPasswordReset(services: Needed, asked: Asked): Promise<void> {
  const { client, browser, knownDevice = null } = asked;
  const email = asked.email.trim();
  if (!email) throw new AppError('bad-input', 'Email is required.', { field: 'email' });
  if (email.length > LOGIN_EMAIL_MAX || !isEmail(email))
    throw new AppError('bad-input', EMAIL_MESSAGES.invalid, { field: 'email' });
  const account = await findAccount(services.db, email);
  await sendCode(services, {
    purpose: 'password_reset',
    email,
    client,
    browser,
    knownDevice: account && findKnownDevice(services, account.id, knownDevice),
    deliver: account !== null,
  });
}
