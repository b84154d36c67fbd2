import { systemClock } from '#platform/clock.server.ts';
import { readsUntil } from '#platform/db/directory-reads.server.ts';
import { hoursWords, type HoursWords } from './fact-words.rules.ts';
import type { Facts } from './facts.rules.ts';
import { openNow, type OpenWords } from './open-now.rules.ts';
import { withoutPastHours } from './passing-hours.rules.ts';

/** What is said of the hours at this moment; a cached page that says it learns until when. */
export function tellOpen(facts: Facts, moment = systemClock.now()): OpenWords | null {
  const { hours } = withoutPastHours(facts, moment);
  if (!hours) return null;
  const { isOpen, says, until } = openNow(hours, moment);
  if (until) readsUntil(until);
  return { isOpen, says };
}

/** The same with the whole week, for a page of its own. */
export function tellHours(facts: Facts): HoursWords | null {
  const open = tellOpen(facts);
  return open && { ...hoursWords(facts.hours!, systemClock.now()), ...open };
}
