import { checkLoginEmail } from '#features/accounts/email.rules.ts';
import { sendCode } from '#features/accounts/send-code.server.ts';
import { isTaken } from '#features/profiles/find-taken.server.ts';
import { problem, refuseWrong } from '#platform/errors.ts';
import type { Language } from '#platform/language.ts';
import type { Services } from '#platform/services.server.ts';

interface Wanted {
  email: string;
  language: Language | undefined;
  client: string;
  browser: string;
}

export async function sendSignupCode(
  services: Services,
  { email: typed, ...asking }: Wanted,
): Promise<void> {
  const email = typed.trim();
  if (!email) throw problem('bad-input', 'emailMissing', { field: 'email' });
  refuseWrong({ email: checkLoginEmail(email, services.env.ALLOWED_EMAIL_DOMAINS) });
  const refuse = async () => {
    if (await isTaken(services, 'email', email))
      throw problem('conflict', 'emailTaken', { field: 'email' });
  };
  await sendCode(services, { purpose: 'signup', email, ...asking, refuse });
}
