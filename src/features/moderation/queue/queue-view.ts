import type { Profile } from '#features/profile-page/profile.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Decision, ReasonFields } from './decision.rules.ts';

export interface WaitingView {
  slug: string;
  name: string;
  headline: string;
  location: string;
  kind: ProviderKind;
  /** In milliseconds. */
  since: number;
  news: 'new' | 'changed' | 'suspended';
  /** The key of its picture. */
  portrait: string | null;
}

/** A decision that can still be taken back. */
export interface DecidedView {
  slug: string;
  name: string;
  decision: Decision;
  by: string;
  at: string;
  /** The act that is taken back. */
  actId: number;
}

/** What the page before this one has done. */
export interface News {
  text: string;
  /** Null when it cannot be taken back any more. */
  undo: DecidedView | null;
}

export interface QueueView {
  /** Where a second factor is no must, it is worth a word. */
  offerSecondFactor: boolean;
  news: News | null;
  waiting: readonly WaitingView[];
  total: number;
  decided: readonly DecidedView[];
  /** What the server's clock says, in milliseconds. */
  now: number;
}

export type Change =
  | { label: string; look: 'text'; before: string | null; after: string }
  | { label: string; look: 'pictures'; before: readonly string[] | null; after: readonly string[] };

export interface Hint {
  id: string;
  text: string;
  /** Whom it concerns besides the one looked at. */
  others?: readonly { slug: string; name: string }[];
}

export interface ItemView {
  news: News | null;
  slug: string;
  name: string;
  kind: ProviderKind;
  status: 'pending' | 'approved' | 'rejected' | 'suspended';
  reason: string | null;
  listed: boolean;
  /** Something waits for a decision; since when, in milliseconds. */
  since: number | null;
  now: number;
  /** What the decision is about: sent along, so that nobody decides about something they have not seen. */
  stamp: string;
  /** What staff can do about it now. */
  decisions: readonly Decision[];
  /** Null when it was never approved: then all of it is new. */
  approvedAt: string | null;
  changes: readonly Change[];
  hints: readonly Hint[];
  shown: Profile;
  signedUpAt: string;
  loginEmail: string;
  last: DecidedView | null;
  previous: string | null;
  next: string | null;
  place: number;
  total: number;
}

export interface DecisionAnswer {
  decision?: Decision;
  errors?: Partial<ReasonFields>;
  typed?: ReasonFields;
  failure?: string;
}
