interface DayCount {
  day: string;
  count: number;
}

interface DayChartProps {
  id: string;
  title: string;
  /** One for each day, the oldest first. */
  counts: readonly DayCount[];
}

const STEP = 10;
const HEIGHT = 100;

/** A bar for each day. The words around it are HTML, so that they keep their size on a phone. */
export function DayChart({ id, title, counts }: DayChartProps) {
  const most = Math.max(...counts.map(({ count }) => count));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="card p-5 sm:p-6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-subheading">{title}</h2>
        <p className="text-small text-ink-2">
          <strong className="text-ink tabular-nums">{total}</strong> in {counts.length} days
        </p>
      </figcaption>
      <p aria-hidden className="mt-3 text-tiny text-ink-3 tabular-nums">
        {most}
      </p>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-words`}
        viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="day-chart"
      >
        <title id={`${id}-title`}>{`${title} by day`}</title>
        <desc id={`${id}-words`}>{describe(counts, most, total)}</desc>
        {most > 0 &&
          counts.map(({ day, count }, index) => (
            <rect
              key={day}
              x={index * STEP + 1}
              y={HEIGHT - barOf(count, most)}
              width={STEP - 2}
              height={barOf(count, most)}
            >
              <title>{`${dayInWords(day)}: ${count}`}</title>
            </rect>
          ))}
      </svg>
      <p aria-hidden className="mt-1.5 flex justify-between text-tiny text-ink-3">
        <span>{shortDay(counts[0]!.day)}</span>
        <span>Today</span>
      </p>
    </figure>
  );
}

/** Never so low that one looks like none. */
const barOf = (count: number, most: number) =>
  count === 0 ? 0 : Math.max(Math.round((count / most) * HEIGHT * 10) / 10, 3);

function describe(counts: readonly DayCount[], most: number, total: number): string {
  const period = `From ${dayInWords(counts[0]!.day)} to ${dayInWords(counts.at(-1)!.day)}`;
  if (total === 0) return `${period}: none.`;
  const best = counts.findLast(({ count }) => count === most)!;
  return `${period}: ${total} in all, at most ${most} on one day, last on ${dayInWords(best.day)}. The table below has every day.`;
}

// The days are the country's already: read as UTC they stay what they are.
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const dayInWords = (day: string): string => long.format(new Date(day));

export const shortDay = (day: string): string => short.format(new Date(day));
