import { profile as messages } from '#messages';
import type { ProviderCard } from '#features/directory/provider-card.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Profile } from './profile.ts';

/** Either a profile or the sentence that takes its place, with the status it deserves. */
export type ProfileOutcome =
  | { profile: Profile; failure?: never; status: 200 }
  | { profile?: never; failure: string; status: 404 | 503 };

/** Null where nobody could say who they are. */
export type Similar = ProviderCard[] | null;

export const missing = (kind: ProviderKind): ProfileOutcome => ({
  failure: messages.notFound[kind],
  status: 404,
});

export const isUnavailable = ({ status }: ProfileOutcome): boolean => status === 503;

/** While the database is away: what the browser would have said about the same call. */
export const unavailable = (kind: ProviderKind): ProfileOutcome => ({
  failure:
    kind === 'specialist'
      ? messages.fetchFailed(messages.serviceUnavailable)
      : messages.notFound.business,
  status: 503,
});
