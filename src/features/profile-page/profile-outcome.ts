import { FAILURES } from '#platform/failures.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Profile } from './profile.ts';

/** Either a profile or the sentence that takes its place, with the status it deserves. */
export type ProfileOutcome =
  | { profile: Profile; failure?: never; status: 200 }
  | { profile?: never; failure: string; status: 404 | 503 };

export const NOT_FOUND = {
  specialist: 'Specialist Not Found',
  business: FAILURES.business,
} as const;

export const missing = (kind: ProviderKind): ProfileOutcome => ({
  failure: NOT_FOUND[kind],
  status: 404,
});

/** While the database is away: what the browser would have said about the same call. */
export const unavailable = (kind: ProviderKind): ProfileOutcome => ({
  failure:
    kind === 'specialist' ? 'Error fetching specialist: Service Unavailable' : NOT_FOUND[kind],
  status: 503,
});
