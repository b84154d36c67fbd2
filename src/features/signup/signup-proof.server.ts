import { ownCookie, readOwnCookie } from '#features/accounts/session-cookie.server.ts';
import { isSameText } from '#platform/same-text.server.ts';
import type { Services } from '#platform/services.server.ts';

const PROOF_MINUTES = 30;

type Needed = Pick<Services, 'env' | 'secret' | 'clock'>;

/** Says that whoever holds it has proved this email: without it anyone could claim an email somebody else verified. */
export function proofCookie({ env, secret, clock }: Needed, email: string): string {
  const until = String(clock.now().getTime() + PROOF_MINUTES * 60_000);
  const proof = secret.sign('signup-proof', email.toLowerCase(), until);
  return ownCookie(env, 'signup-proof', `${until}.${proof}`, PROOF_MINUTES * 60);
}

export const usedProofCookie = ({ env }: Pick<Services, 'env'>) =>
  ownCookie(env, 'signup-proof', '', 0);

export function isProved(
  { env, secret, clock }: Needed,
  email: string,
  cookies: string | undefined,
): boolean {
  const [until = '', proof = ''] = (readOwnCookie(env, 'signup-proof', cookies) ?? '').split('.');
  const wanted = secret.sign('signup-proof', email.trim().toLowerCase(), until);
  const left = Number(until) - clock.now().getTime();
  return left > 0 && left <= 2 * PROOF_MINUTES * 60_000 && isSameText(proof, wanted);
}
