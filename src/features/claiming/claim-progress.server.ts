import type { Token } from '#platform/cookies.server.ts';
import { seal, unseal } from '#platform/secret.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Told } from './claim-form.tsx';

/** What shows that the profile is theirs. Each is looked at again when it is taken over: it may be worth nothing by then. */
export type ClaimProof =
  | { by: 'email'; email: string }
  | { by: 'code'; codeHmac: string }
  | { by: 'staff'; claim: number };

/** How far a browser has come with its claim. */
export interface ClaimProgress {
  profile: number;
  proof?: ClaimProof;
  /** A code is on its way to the email on the profile. */
  asked?: true;
  /** The email to sign in with, and whether its code has come back. */
  login?: { email: string; proved: boolean };
  /** What staff are to be told once the email is proved. */
  told?: Told;
}

const MINUTES = 30;

/** Kept by the browser, so that a reload, the way back and a page without scripts all go on where the person was. */
export function keepProgress({ secret, clock }: Services, progress: ClaimProgress): Token {
  const until = clock.now().getTime() + MINUTES * 60_000;
  const value = seal(secret, ['claim'], JSON.stringify({ ...progress, until }));
  return { value, seconds: MINUTES * 60 };
}

/** Empty where nothing was begun, or too long ago, or for another profile. */
export function readProgress(
  { secret, clock }: Services,
  profile: number,
  kept: string | null,
): ClaimProgress {
  const text = kept && unseal(secret, ['claim'], kept);
  const progress = text ? (JSON.parse(text) as ClaimProgress & { until: number }) : null;
  if (progress?.profile !== profile) return { profile };
  const left = progress.until - clock.now().getTime();
  return left > 0 && left <= 2 * MINUTES * 60_000 ? progress : { profile };
}
