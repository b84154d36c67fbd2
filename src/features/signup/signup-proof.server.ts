import type { Token } from '#platform/cookies.server.ts';
import { isSameText } from '#platform/same-text.server.ts';
import type { Services } from '#platform/services.server.ts';
import { checkLoginEmail } from '#features/accounts/email.rules.ts';
import { sendCode } from '#features/accounts/send-code.server.ts';
import { isTaken } from '#features/profiles/find-taken.server.ts';
import { problem, refuseWrong } from '#platform/errors.ts';
import type { Language } from '#platform/language.ts';

const PROOF_MINUTES = 30;

type Needed = Pick<Services, 'secret' | 'clock'>;

/**
 * Says that whoever holds it has proved this email: without it anyone could claim an email somebody else verified. It
 * can be told to be ours before the email is known, so that nobody else's form is even read.
 */
export function proveEmail({ secret, clock }: Needed, email: string): Token {
  const until = String(clock.now().getTime() + PROOF_MINUTES * 60_000);
  const whose = markOf(secret, email);
  const proof = secret.sign('signup-proof', whose, until);
  return { value: `${until}.${whose}.${proof}`, seconds: PROOF_MINUTES * 60 };
}

export function isProved(services: Needed, email: string, proof: string | null): boolean {
  return isSameText(findProved(services, proof) ?? '', markOf(services.secret, email));
}

/** A mark for the email that was proved in this browser, which tells nothing else of it; null where none was. */
export function findProved({ secret, clock }: Needed, token: string | null): string | null {
  const [until = '', whose = '', proof = ''] = (token ?? '').split('.');
  const left = Number(until) - clock.now().getTime();
  const isGood = left > 0 && left <= 2 * PROOF_MINUTES * 60_000;
  return isGood && isSameText(proof, secret.sign('signup-proof', whose, until)) ? whose : null;
}

const markOf = (secret: Needed['secret'], email: string) =>
  secret.sign('signup-email', email.trim().toLowerCase());

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
