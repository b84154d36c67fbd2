import { sql, type SQL } from 'drizzle-orm';
import { find } from '#messages';
import { isOpenAt, isOpenOn } from '#features/directory/fact-conditions.server.ts';
import { capitalised } from '#features/directory/search-text.rules.ts';
import { endOfQuarter } from '#features/profiles/end-of-quarter.rules.ts';
import { weekdayOf } from '#features/profiles/hours.rules.ts';
import { WEEKDAYS } from '#features/profiles/open-now.rules.ts';
import { readsUntil } from '#platform/db/directory-reads.server.ts';
import { addDays, localDay } from '#platform/local-day.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { openOnDay } from './parts-said.ts';
import type { Understood } from './understand.ts';

/** Something that was said beside trade and place, as the facts can tell it. */
export interface Wish {
  /** On a row of profile_search. */
  isMet: SQL;
  /** What it says of somebody who has it; null where the facts on the card say it. */
  says: string | null;
}

const EVENING = 18 * 60;
const [, CHEAP] = COUNTRY.currency.steps;

export function wishesOf({ languages, when, price }: Understood, now: Date): Wish[] {
  if (when.length > 0) readsUntil(endOfQuarter(now));
  return [
    ...languages.map((language) => ({
      isMet: sql`languages @> array[${language}]::text[]`,
      says: null,
    })),
    ...when.flatMap((time) => timeWish(time, now) ?? []),
    ...(price
      ? [
          {
            isMet: sql`price_from <= ${price === 'low' ? CHEAP : price}::integer`,
            says: null,
          },
        ]
      : []),
  ];
}

function timeWish(time: string, now: Date): Wish | null {
  const today = localDay(now);
  const evening = isOpenOn(today, EVENING);
  switch (time) {
    case 'emergency':
      return { isMet: sql`emergency`, says: null };
    case 'now':
    case 'open now':
      return { isMet: isOpenAt(now), says: null };
    case 'today':
      return { isMet: isOpenOn(today), says: find.openToday };
    case 'tonight':
    case 'at night':
      return { isMet: evening, says: find.openTonight };
    case 'tomorrow':
      return { isMet: isOpenOn(addDays(today, 1)), says: find.openTomorrow };
    case 'weekend':
      return {
        isMet: sql`(${isOpenOn(next('Saturday', today))} or ${isOpenOn(next('Sunday', today))})`,
        says: find.openAtWeekend,
      };
    default:
      return WEEKDAYS.includes(time)
        ? { isMet: isOpenOn(next(time, today)), says: capitalised(openOnDay(time)) }
        : null;
  }
}

/** The next day of that name, which may be today. */
const next = (weekday: string, today: string) =>
  addDays(today, (WEEKDAYS.indexOf(weekday) - weekdayOf(today) + 7) % 7);
