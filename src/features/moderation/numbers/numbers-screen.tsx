import { staffNumbers } from '#messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { COUNTRY, names } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { When } from '#features/accounts/when.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import type { NumbersView } from './load-numbers.server.ts';
import { byPeriod, PERIODS, type Counted, type NumberPeriod } from './numbers.rules.ts';

const inWords = (count: number) => count.toLocaleString(names.locale);

export function NumbersScreen({ at, rows, approval, waits }: NumbersView) {
  const { median, slowest } = approval;
  const counted = rows.filter(({ sums }) => sums.month > 0);
  // How many wait is told above.
  const nothing = rows.filter(({ metric, sums }) => sums.month === 0 && metric !== 'waiting');
  const labelOf = ({ metric }: { metric: Counted }) => staffNumbers.counted[metric].label;
  const isQuiet = counted.length === 0 && !Object.values(waits).some(Boolean);
  return (
    <div className="grid gap-6">
      <DeskHeading title={staffNumbers.title}>
        {staffNumbers.asOf} <When at={at} />. {staffNumbers.dayBegins(COUNTRY.name)}
      </DeskHeading>
      {isQuiet && (
        <EmptyState
          title={staffNumbers.nothingYet}
          actions={
            <>
              <ButtonLink to={staffPaths.import}>{staffNumbers.toImport}</ButtonLink>
              <ButtonLink to={staffPaths.invitations} variant="secondary">
                {staffNumbers.toInvite}
              </ButtonLink>
            </>
          }
        >
          {staffNumbers.howItBegins}
        </EmptyState>
      )}
      <ul className="grid gap-3 empty:hidden sm:grid-cols-3">
        <Waits to={paths.admin} count={waits.waiting} label={staffNumbers.waiting}>
          {waits.oldest && staffNumbers.oldestFor(waits.oldest)}
        </Waits>
        <Waits to={staffPaths.reports} count={waits.reports} label={staffNumbers.openReports} />
        <Waits to={staffPaths.inbox} count={waits.messages} label={staffNumbers.unanswered} />
      </ul>
      {counted.length > 0 && (
        <div className="card">
          <table className="block w-full sm:table">
            <caption className="sr-only">{staffNumbers.caption}</caption>
            <thead className="max-sm:sr-only">
              <tr>
                <th scope="col" className="px-5 py-3 text-left text-small">
                  {staffNumbers.what}
                </th>
                {PERIODS.map((period) => (
                  <th
                    key={period}
                    scope="col"
                    className="px-3 py-3 text-right text-small whitespace-nowrap"
                  >
                    {staffNumbers.periods[period]}
                  </th>
                ))}
                <th scope="col" className="py-3 pr-5 pl-3 text-left text-small">
                  {staffNumbers.dayByDay}
                </th>
              </tr>
            </thead>
            <tbody className="block sm:table-row-group">
              {counted.map(({ metric, sums, days }) => (
                <NumberRow
                  key={metric}
                  {...staffNumbers.counted[metric]}
                  values={byPeriod((period) => inWords(sums[period]))}
                  bars={<DayBars days={days} />}
                />
              ))}
              {median.month && <NumberRow {...staffNumbers.approvalMedian} values={median} />}
              {slowest.month && <NumberRow {...staffNumbers.approvalSlowest} values={slowest} />}
            </tbody>
          </table>
        </div>
      )}
      {!isQuiet && nothing.length > 0 && (
        <p className="max-w-prose text-small text-ink-3">
          {staffNumbers.nothingOf(nothing.map(labelOf).join(', '))}
        </p>
      )}
    </div>
  );
}

interface WaitsProps {
  to: string;
  count: number;
  label: string;
  children?: string | null | false;
}

function Waits({ to, count, label, children }: WaitsProps) {
  if (count === 0) return null;
  return (
    <li className="card p-5">
      <Link to={to} className="after:absolute after:inset-0">
        <span className="block font-heading text-title font-extrabold tabular-nums">
          {inWords(count)}
        </span>
        <span className="text-ink-2">{label}</span>
      </Link>
      {children && <p className="mt-1 text-small text-ink-3">{children}</p>}
    </li>
  );
}

interface NumberRowProps {
  label: string;
  note: string;
  values: Record<NumberPeriod, string | null>;
  bars?: ReactNode;
}

function NumberRow({ label, note, values, bars }: NumberRowProps) {
  return (
    <tr className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line p-5 sm:table-row sm:p-0">
      <th scope="row" className="col-span-full text-left font-semibold sm:px-5 sm:py-3">
        {label}
        <span className="block text-small font-normal text-ink-3">{note}</span>
      </th>
      {PERIODS.map((period) => (
        <td key={period} className="sm:px-3 sm:py-3 sm:text-right tabular-nums">
          <span aria-hidden className="block text-small text-ink-3 sm:hidden">
            {staffNumbers.periods[period]}
          </span>
          {values[period] ?? staffNumbers.none}
        </td>
      ))}
      <td className="col-span-full sm:py-3 sm:pr-5 sm:pl-3">{bars}</td>
    </tr>
  );
}

const WIDTH = 4;
const HEIGHT = 28;

/** One bar a day, today at the right. The table says it in numbers. */
function DayBars({ days }: { days: readonly number[] }) {
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
            className={count === 0 ? 'fill-line' : 'fill-accent'}
          />
        );
      })}
    </svg>
  );
}
