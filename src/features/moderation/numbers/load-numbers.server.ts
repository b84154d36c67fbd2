import { belizeDay } from '#platform/belize-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { howLong } from '../desk/how-long.ts';
import { approvalTimes, type ApprovalTime } from './approval-times.server.ts';
import { countDays } from './count-days.server.ts';
import { countNow } from './count-now.server.ts';
import { PERIODS, type Period } from './numbers.rules.ts';
import { sumUp } from './sum-up.ts';

export async function loadNumbers({ db, clock }: Services) {
  const now = clock.now();
  const today = belizeDay(now);
  const [counts, times, waits] = await Promise.all([
    countDays(db, today),
    approvalTimes(db, today),
    countNow(db),
  ]);
  const spoken = (what: keyof ApprovalTime) =>
    Object.fromEntries(
      (Object.keys(PERIODS) as Period[]).map((name) => {
        const ms = times[name][what];
        return [name, ms === null ? null : howLong(ms)];
      }),
    ) as Record<Period, string | null>;
  return {
    at: now,
    rows: sumUp(counts, today),
    approval: { median: spoken('median'), slowest: spoken('slowest') },
    waits: { ...waits, oldest: waits.oldest && howLong(now.getTime() - waits.oldest.getTime()) },
  };
}

export type NumbersView = Awaited<ReturnType<typeof loadNumbers>>;
