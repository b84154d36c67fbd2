import type { ReactNode } from 'react';
import { NUMBER_PERIODS, type NumberPeriod } from './numbers.rules.ts';

interface NumberRowProps {
  label: string;
  note: string;
  values: Readonly<Record<NumberPeriod, ReactNode>>;
  bars?: ReactNode;
}

const cell = 'sm:px-3 sm:py-3 sm:text-right tabular-nums';

/** A row of the table, which is a card on a phone. */
export function NumberRow({ label, note, values, bars }: NumberRowProps) {
  return (
    <tr className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line p-5 sm:table-row sm:p-0">
      <th scope="row" className="col-span-full text-left font-semibold sm:px-5 sm:py-3">
        {label}
        <span className="block text-small font-normal text-ink-3">{note}</span>
      </th>
      {(Object.keys(NUMBER_PERIODS) as NumberPeriod[]).map((period) => (
        <td key={period} className={cell}>
          <span aria-hidden className="block text-small text-ink-3 sm:hidden">
            {NUMBER_PERIODS[period]}
          </span>
          {values[period]}
        </td>
      ))}
      <td className="col-span-full sm:py-3 sm:pr-5 sm:pl-3">{bars}</td>
    </tr>
  );
}

const WIDTH = 4;
const HEIGHT = 28;

/** One bar a day, today at the right. The table says it in numbers. */
export function DayBars({ days }: { days: readonly number[] }) {
  const most = Math.max(...days, 1);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-7 w-full max-w-40 min-w-0"
    >
      {days.map((count, index) => {
        const height = count === 0 ? 1 : Math.max((count / most) * HEIGHT, 2);
        return (
          <rect
            // A day has no other name than its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            x={index * WIDTH}
            y={HEIGHT - height}
            width={WIDTH - 1}
            height={height}
            className={count === 0 ? 'fill-line' : 'fill-band-4'}
          />
        );
      })}
    </svg>
  );
}
