import type { Provider } from '#features/profile-page/provider-summary.tsx';
import type { ClaimErrors, ClaimFields, ClaimIntent } from './claim.rules.ts';

/** What somebody writes to staff about themselves. */
export type Told = Record<'name' | 'email' | 'words', string>;

export type ClaimStep =
  /** How the owner shows that it is theirs; `email` is the one on the profile, masked. `told` has to be put right. */
  | { step: 'ways'; email: string | null; stamp: string; lost: boolean; told: Told | null }
  /** A code is on its way, to the email on the profile or to the one that will log in. */
  | { step: 'code' | 'email-code'; email: string; resendInSeconds: number; sentAt: number | null }
  | { step: 'email' }
  | { step: 'password'; email: string }
  /** Staff were told; the link that takes it down was sent; there is an owner already. */
  | { step: 'told' | 'link-sent' | 'claimed' };

export type ClaimView = ClaimStep & { provider: Provider };

/** What the page says to a form that was refused. A password never comes back. */
export interface ClaimAnswer {
  intent?: ClaimIntent;
  values?: Omit<ClaimFields, 'password'>;
  errors?: ClaimErrors;
  failure?: string;
  stamp?: string;
}
