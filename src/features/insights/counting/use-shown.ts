import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ProfileOutcome } from '#features/profile-page/profile-outcome.ts';
import type { ResultsOutcome } from '#features/directory/results/results-outcome.ts';
import type { BeaconKind } from '../beacon.rules.ts';
import { tell, tellTaps } from './tell.ts';

type Loaded<Value> = Value | Promise<Value>;
type Landing = { cards: { id: string }[] };

/** Visits that were counted: whoever comes back to a page by the Back button has not come again. */
const counted = new Set<string>();

/** Counts a view; who turns to earlier reviews does not come again. */
export const useProfileShown = (outcome: Loaded<ProfileOutcome>) => useShown(outcome, tellProfile);

/** Counts a search, and an appearance for each of the results; who turns the page does not search again. */
export const useResultsShown = (outcome: Loaded<ResultsOutcome | null>) =>
  useShown(outcome, tellResults);

export const useLandingShown = (landing: Landing) => useShown(landing, tellLanding);

interface Told {
  /** Null where nothing counts but what is done there. */
  kind: BeaconKind | null;
  ids: string[];
  /** Whose contacts are there to be used. */
  contacts?: string;
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const tellProfile = ({ profile }: ProfileOutcome): Told | null =>
  profile
    ? {
        kind: (profile.reviewPages?.page ?? 1) === 1 ? 'view' : null,
        ids: [profile.id],
        contacts: profile.id,
      }
    : null;
const tellResults = (outcome: ResultsOutcome | null): Told | null =>
  outcome?.state === 'found'
    ? { kind: outcome.page === 1 ? 'search' : 'listing', ids: idsOf(outcome.cards) }
    : null;
const tellLanding = ({ cards }: Landing): Told => ({ kind: 'listing', ids: idsOf(cards) });

function useShown<Value>(shown: Loaded<Value>, tellOf: (value: Value) => Told | null): void {
  const { key } = useLocation();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const count = async () => {
      const value = await shown;
      if (signal.aborted) return;
      const told = tellOf(value);
      if (!told) return;
      const { kind, ids, contacts } = told;
      if (kind && !counted.has(key)) tell(kind, ids, signal);
      counted.add(key);
      if (contacts) tellTaps(contacts, signal);
    };
    // What could not be loaded is told on the page itself; here it only goes uncounted.
    count().catch(() => undefined);
    return () => left.abort();
  }, [shown, tellOf, key]);
}
