import { localDay, daysUpTo } from '#platform/local-day.rules.ts';
import type { ProfileEventKind } from '#platform/services.server.ts';
import { seededRandom, type SeededRandom } from '#platform/seeded-random.ts';
import type { DemoRecord } from './demo-pack.server.ts';

const DAYS = 90;
/** Looked for on working days, from Sunday on. */
const WEEKDAYS = [0.6, 1.15, 1.1, 1.05, 1.1, 1.2, 0.8];
/** How many of a hundred views lead to it. A search shows a profile more often than anybody opens it. */
const FOR_A_VIEW: readonly (readonly [kind: ProfileEventKind, times: number])[] = [
  ['view', 1],
  ['search', 2.5],
  ['call', 0.07],
  ['whatsapp', 0.12],
  ['email', 0.03],
  ['message', 0.02],
];

/** Invented visits of a provider, as numbers for the last days; the same for the same day. */
export function demoVisits(record: DemoRecord, now: Date) {
  const random = seededRandom(`visits ${record.slug}`);
  const popularity = random.between(0.05, 0.4) + record.reviews.length * 0.2;
  return daysUpTo(localDay(now), Math.min(DAYS, record.joinedDaysAgo)).flatMap(
    (day, index, days) => {
      const views = popularity * rhythm(day, index / days.length);
      return FOR_A_VIEW.flatMap(([kind, times]) => {
        const count = around(random, views * times);
        return count > 0 ? [{ day, kind, count }] : [];
      });
    },
  );
}

export function demoSearches(now: Date) {
  const random = seededRandom('searches');
  return daysUpTo(localDay(now), DAYS).map((day, index) => ({
    day,
    count: 20 + around(random, 60 * rhythm(day, index / DAYS)),
  }));
}

/** Quiet Sundays, and a directory that becomes known. */
const rhythm = (day: string, progress: number) =>
  WEEKDAYS[new Date(day).getUTCDay()]! * (0.7 + 0.6 * progress);

/** A whole number that is the mean in the long run, as it is where many come by chance (Knuth's Poisson). */
function around(random: SeededRandom, mean: number): number {
  const end = Math.exp(-mean);
  let count = -1;
  for (let chance = 1; chance > end; chance *= random.next()) count += 1;
  return count;
}
