import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ResultsOutcome } from '#features/directory/results/results-outcome.ts';
import { paths } from '#platform/paths.ts';
import { TAPPED } from '#ui/frame/alive.ts';
import type { BeaconKind } from '../beacon.rules.ts';

type Loaded<Value> = Value | Promise<Value>;
type Landing = { cards: { id: string }[] };

/** Visits that were counted: whoever comes back to a page by the Back button has not come again. */
const counted = new Set<string>();

/** Counts a search, and an appearance for each of the results; who turns the page does not search again. */
export const useResultsShown = (outcome: Loaded<ResultsOutcome | null>) =>
  useShown(outcome, tellResults);

export const useLandingShown = (landing: Landing) => useShown(landing, tellLanding);

/** Stands where a profile does: counts a view, whichever of its reviews are shown, and who gets in touch from there. */
export function ProfileShown({ id }: { id: string }) {
  const { key } = useLocation();
  const [first] = useState(key);
  useEffect(() => {
    const left = new AbortController();
    if (!counted.has(first)) tell('view', [id], left.signal);
    tellTaps(id, left.signal);
    return () => left.abort();
  }, [id, first]);
  // Each page of its reviews is one that somebody may come back to.
  useEffect(() => void counted.add(key), [key]);
  return null;
}

interface Told {
  kind: BeaconKind;
  ids: string[];
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
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
      if (!counted.has(key)) tell(told.kind, told.ids, signal);
      counted.add(key);
    };
    // What could not be loaded is told on the page itself; here it only goes uncounted.
    count().catch(() => undefined);
    return () => left.abort();
  }, [shown, tellOf, key]);
}

/** Tells the server what happened to these profiles, once somebody looks: a page in the background may never be seen. */
function tell(kind: BeaconKind, ids: readonly string[], signal: AbortSignal): void {
  if (ids.length === 0 && kind !== 'search') return;
  if (document.visibilityState === 'visible')
    navigator.sendBeacon(paths.events, JSON.stringify({ kind, ids }));
  else
    document.addEventListener('visibilitychange', () => tell(kind, ids, signal), {
      once: true,
      signal,
    });
}

const TAPS: readonly (readonly [start: string, kind: BeaconKind])[] = [
  ['tel:', 'call'],
  ['https://wa.me/', 'whatsapp'],
  ['mailto:', 'email'],
];

/** Each way to get in touch counts once a visit, however often it is pressed. */
function tellTaps(id: string, signal: AbortSignal): void {
  const told = new Set<BeaconKind>();
  const listen = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('#main a[href]');
    const kind = link && TAPS.find(([start]) => link.href.startsWith(start))?.[1];
    if (!kind || told.has(kind)) return;
    told.add(kind);
    tell(kind, [id], signal);
  };
  for (const sign of ['click', TAPPED]) document.addEventListener(sign, listen, { signal });
}
