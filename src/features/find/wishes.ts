import { find } from '#messages';
import type { AskedFacts } from '#features/directory/fact-filters.ts';
import { capitalised } from '#features/directory/search-text.rules.ts';
import { weekdayOf } from '#features/profiles/hours.rules.ts';
import { WEEKDAYS } from '#features/profiles/open-now.rules.ts';
import { addDays, localDay } from '#platform/local-day.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { openOnDay, priceWords, speaksWords, timeWords } from './parts.ts';
import type { Understood } from './understand.ts';

/** Something that was said beside trade and place, as the facts can tell it. */
export interface Wish {
  /** As the part of the sentence is called. */
  label: string;
  /** What it says of somebody who has it; null where the facts on the card say it. */
  says: string | null;
  /** As the filters ask for it, */
  facts: AskedFacts;
  /** or to be open on one of the days, from a minute on. */
  open?: { days: readonly string[]; from: number };
}

/** Then everybody wishes for whoever takes emergency calls. */
export const inStorm = (asked: Understood): Understood => ({
  ...asked,
  when: [...new Set([...asked.when, 'emergency'])],
});

const EVENING = 18 * 60;
const [, CHEAP] = COUNTRY.currency.steps;

export function wishesOf({ languages, when, price }: Understood, now: Date): Wish[] {
  const plain = (label: string, facts: AskedFacts): Wish => ({ label, facts, says: null });
  const most = String(price === 'low' ? CHEAP : price);
  return [
    ...languages.map((language) => plain(speaksWords(language), { language })),
    ...when.flatMap((time): Wish | [] => {
      const label = timeWords(time);
      if (time === 'emergency') return plain(label, { emergency: 'yes' });
      if (time === 'now' || time === 'open now') return plain(label, { open: 'now' });
      const open = openTime(time, localDay(now));
      return open ? { ...plain(label, {}), ...open } : [];
    }),
    ...(price ? [plain(priceWords(price), { priceUpTo: most })] : []),
  ];
}

function openTime(time: string, today: string): Pick<Wish, 'says' | 'open'> | null {
  const on = (days: readonly string[], says: string, from = 0) => ({ says, open: { days, from } });
  switch (time) {
    case 'today':
      return on([today], find.openToday);
    case 'tonight':
    case 'at night':
      return on([today], find.openTonight, EVENING);
    case 'tomorrow':
      return on([addDays(today, 1)], find.openTomorrow);
    case 'weekend':
      return on([next('Saturday', today), next('Sunday', today)], find.openAtWeekend);
    default:
      return WEEKDAYS.includes(time) ? on([next(time, today)], capitalised(openOnDay(time))) : null;
  }
}

/** The next day of that name, which may be today. */
const next = (weekday: string, today: string) =>
  addDays(today, (WEEKDAYS.indexOf(weekday) - weekdayOf(today) + 7) % 7);
