import { sql, type SQL } from 'drizzle-orm';
import { endOfQuarter } from '#features/profiles/end-of-quarter.rules.ts';
import { changedOn, isHoliday, weekdayOf, weekMinutes } from '#features/profiles/hours.rules.ts';
import { readsUntil } from '#platform/db/directory-reads.server.ts';
import { PRICE_STEPS, type AskedFacts, type FactFilter } from './fact-filters.ts';

/** Conditions on rows of profile_search. */
const CONDITIONS: Record<FactFilter, (value: string, now: Date) => SQL> = {
  open: (_, now) => isOpenAt(now),
  language: (value) => sql`languages @> array[${value}]::text[]`,
  priceUpTo: (value) => sql`price_from <= ${Number(value)}::integer`,
  emergency: () => sql`emergency`,
};

/** Null where nothing is asked. */
export function factsCondition(facts: AskedFacts, now: Date, without?: FactFilter): SQL | null {
  if (facts.open) readsUntil(endOfQuarter(now));
  const asked = (Object.entries(facts) as [FactFilter, string][])
    .filter(([name]) => name !== without)
    .map(([name, value]) => CONDITIONS[name](value, now));
  return asked.length > 0 ? sql.join(asked, sql` and `) : null;
}

/** Each of the two minutes belongs to a day on which somebody may be closed as a whole. */
export function isOpenAt(now: Date): SQL {
  const either = Object.values(weekMinutes(now)).map(
    ({ minute, day, changed }) => sql`(case when open_week @> ${changed.mark}::integer
      then open_week @> ${changed.minute}::integer
      else open_week @> ${minute}::integer and ${isKept(day)} end)`,
  );
  return sql`(${sql.join(either, sql` or `)})`;
}

/** At some time of a day, by its minutes. */
export function isOpenOn(day: string, from = 0, to = 24 * 60): SQL {
  const begin = weekdayOf(day) * 24 * 60;
  const { mark, minute } = changedOn(day, 0);
  const within = (start: number) =>
    sql`open_week && int4range(${start + from}::integer, ${start + to}::integer)`;
  return sql`(case when open_week @> ${mark}::integer then ${within(minute)}
    else ${within(begin)} and ${isKept(day)} end)`;
}

/** Whether the hours hold on a day. */
function isKept(day: string): SQL {
  const isBack = sql`coalesce(closed_until <= ${day}::date, true)`;
  return isHoliday(day) ? sql`${isBack} and open_on_holidays` : isBack;
}

/** How many there would be with each choice, beside all others that are made. */
export interface FactCounts {
  open: number;
  emergency: number;
  languages: Record<string, number>;
  /** By the steps that are offered. */
  prices: number[];
}

/** One JSON value: the rows of `from` that fit a condition, counted by their facts. */
export function countFacts(from: SQL, facts: AskedFacts, now: Date): SQL {
  readsUntil(endOfQuarter(now));
  const beside = (name: FactFilter) => factsCondition(facts, now, name) ?? sql`true`;
  const number = (condition: SQL, name: FactFilter) =>
    sql`count(*) filter (where ${condition} and ${beside(name)})`;
  const prices = PRICE_STEPS.map((step) =>
    number(sql`price_from <= ${step}::integer`, 'priceUpTo'),
  );
  return sql`(
    select json_build_object(
      'open', ${number(isOpenAt(now), 'open')},
      'emergency', ${number(sql`emergency`, 'emergency')},
      'prices', json_build_array(${sql.join(prices, sql`, `)}),
      'languages', coalesce((
        select json_object_agg(language, n order by n desc, language) from (
          select language, count(*) as n from ${from} cross join unnest(languages) as language
          where ${beside('language')} group by 1) as spoken), '{}'))
    from ${from})`;
}
