import { addDays } from '#platform/belize-day.rules.ts';
import { COUNTED, DAYS_COUNTED, type Counted, type Period } from './numbers.rules.ts';

export interface DayCount {
  metric: string;
  /** A day in Belize. */
  day: string;
  count: number;
}

export interface MetricRow {
  metric: Counted;
  sums: Record<Period, number>;
  /** One number a day, today last. */
  days: number[];
}

/** The last 7 and 30 days have today among them. */
export function sumUp(rows: readonly DayCount[], today: string): MetricRow[] {
  const days = Array.from({ length: DAYS_COUNTED }, (_, i) => addDays(today, i - DAYS_COUNTED + 1));
  return (Object.keys(COUNTED) as Counted[]).map((metric) => {
    const byDay = new Map(
      rows.filter((row) => row.metric === metric).map((row) => [row.day, row.count]),
    );
    const counts = days.map((day) => byDay.get(day) ?? 0);
    return {
      metric,
      days: counts,
      sums: {
        today: counts.at(-1)!,
        yesterday: counts.at(-2)!,
        week: sum(counts.slice(-7)),
        month: sum(counts),
      },
    };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
