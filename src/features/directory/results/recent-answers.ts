import { endOfQuarter } from '#features/profiles/end-of-quarter.rules.ts';
import { addressWithout } from '#platform/language.ts';
import { sentSoFar } from '#ui/sent.ts';
import type { ResultsData, ResultsOutcome } from './results-outcome.ts';

type Shown = Pick<ResultsData, 'facets'> & { outcome: ResultsOutcome };

const MOST = 12;
const FRESH_FOR = 5 * 60_000;
const answers = new Map<string, { shown: Shown; at: number; sent: number }>();

/** Keeps what was shown at an address, so that Back finds the same page and the same place on it. */
export function remember(address: string, shown: Shown, now = Date.now()): void {
  if (shown.outcome.state === 'failed') return;
  const last = answers.get(address);
  // What is shown once more is as old as it was.
  const isSame = last?.shown.outcome === shown.outcome;
  const { at, sent } = isSame ? last : { at: now, sent: sentSoFar() };
  answers.delete(address);
  answers.set(address, { shown, at, sent });
  for (const oldest of answers.keys()) {
    if (answers.size <= MOST) return;
    answers.delete(oldest);
  }
}

/** Going back or forward, the browser is already at the address: what was seen there stands at once, at its height. */
export const recallOnReturn = ({ pathname, search }: URL): Shown | null =>
  location.pathname === pathname && location.search === search
    ? recall(addressWithout(pathname) + search)
    : null;

export function recall(address: string, now = Date.now()): Shown | null {
  const answer = answers.get(address);
  // Whoever has changed something sees it.
  if (answer?.sent !== sentSoFar()) return null;
  // Who is open may be others from the next quarter of an hour on.
  const until = Math.min(answer.at + FRESH_FOR, endOfQuarter(new Date(answer.at)).getTime());
  return now < until ? answer.shown : null;
}

/** How long an answer may take before a place is held for it. */
const SOON_MS = 200;

/** What comes soon, else that it is on its way: what is quick takes the place of the old without anything between. */
export function soon<Value>(coming: Promise<Value>): Promise<{ value: Value | Promise<Value> }> {
  const late = new Promise<{ value: Promise<Value> }>((resolve) => {
    setTimeout(() => resolve({ value: coming }), SOON_MS);
  });
  return Promise.race([coming.then((value) => ({ value })), late]);
}
