import { sql, type SQL } from 'drizzle-orm';
import { isOpenAt, isOpenOn } from '#features/directory/fact-conditions.server.ts';
import { endOfQuarter } from '#features/profiles/end-of-quarter.rules.ts';
import { readsUntil } from '#platform/db/directory-reads.server.ts';
import { priceWords, speaksWords } from './parts.ts';
import type { Understood } from './understand.ts';
import { mostPaid, wishedTime, type WishedTime } from './wished-times.ts';

/** Something that was said beside trade and place, as the facts can tell it. */
export interface Wish {
  /** On a row of profile_search. */
  isMet: SQL;
  /** As the part of the sentence is called. */
  label: string;
  /** What it says of somebody who has it; null where the facts on the card say it. */
  says: string | null;
}

export function wishesOf({ languages, when, price }: Understood, now: Date): Wish[] {
  if (when.length > 0) readsUntil(endOfQuarter(now));
  const times = when.flatMap((time) => wishedTime(time, now) ?? []);
  return [
    ...languages.map((language) => ({
      isMet: sql`languages @> array[${language}]::text[]`,
      label: speaksWords(language),
      says: null,
    })),
    ...times.map((time) => ({ isMet: isMetAt(time, now), label: time.label, says: time.says })),
    ...(price
      ? [
          {
            isMet: sql`price_from <= ${mostPaid(price)}::integer`,
            label: priceWords(price),
            says: null,
          },
        ]
      : []),
  ];
}

function isMetAt(time: WishedTime, now: Date): SQL {
  if (time.is === 'emergency') return sql`emergency`;
  if (time.is === 'now') return isOpenAt(now);
  const days = time.days.map((day) => isOpenOn(day, time.from));
  return sql`(${sql.join(days, sql` or `)})`;
}
