import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Outcome as ProfileOutcome } from '#features/search/profile/profile-outcome.ts';
import type { Outcome as ResultsOutcome } from '#features/search/results/outcome.ts';

type Loaded<Value> = Value | Promise<Value>;
interface Named {
  id: string;
}

/** Visits that were counted: whoever comes back to a page by the Back button has not come again. */
const counted = new Set<string>();

/** Counts a view of a profile, and the taps on its contact links. */
export function useProfileShown(outcome: Loaded<ProfileOutcome<Named>>): void {
  useShown('view', outcome, idOfProfile);
}

/** Counts an appearance for each of the results. */
export function useResultsShown(outcome: Loaded<ResultsOutcome<Named>>): void {
  useShown('search', outcome, idsOfResults);
}

export function useLandingShown(landing: Record<'specialists' | 'businesses', Named[]>): void {
  useShown('search', landing, idsOfLanding);
}

const idOfProfile = ({ profile }: ProfileOutcome<Named>) => (profile ? [profile.id] : []);
const idsOfResults = (outcome: ResultsOutcome<Named>) =>
  outcome.state === 'found' ? outcome.results.map(({ id }) => id) : [];
const idsOfLanding = (landing: Record<'specialists' | 'businesses', Named[]>) =>
  [...landing.specialists, ...landing.businesses].map(({ id }) => id);

function useShown<Value>(
  kind: 'view' | 'search',
  shown: Loaded<Value>,
  idsOf: (value: Value) => string[],
): void {
  const { key } = useLocation();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const count = async () => {
      const [{ tell, tellTaps }, value] = await Promise.all([import('./tell.ts'), shown]);
      if (signal.aborted) return;
      const ids = idsOf(value);
      if (!counted.has(key)) tell(kind, ids, signal);
      counted.add(key);
      if (kind === 'view' && ids[0]) tellTaps(ids[0], signal);
    };
    // What could not be loaded is told on the page itself; here it only goes uncounted.
    count().catch(() => undefined);
    return () => left.abort();
  }, [kind, shown, idsOf, key]);
}
