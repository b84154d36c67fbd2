import { Link } from 'react-router';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { When } from '#features/accounts/when.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import { DayBars, NumberRow } from './number-row.tsx';
import type { NumbersView } from './load-numbers.server.ts';
import { COUNTED, NUMBER_PERIODS, type NumberPeriod } from './numbers.rules.ts';

const inWords = new Intl.NumberFormat('en-GB');

export function NumbersScreen({ at, rows, approval, waits }: NumbersView) {
  const { median, slowest } = approval;
  return (
    <div className="grid gap-6">
      <DeskHeading title="Numbers of the day">
        As of <When at={at} />. A day begins at midnight in {COUNTRY.name}.
      </DeskHeading>
      <ul className="grid gap-3 sm:grid-cols-3">
        <Waits to={paths.admin} count={waits.waiting} label="waiting for review">
          {waits.oldest && `The oldest for ${waits.oldest}`}
        </Waits>
        <Waits to={paths.adminReports} count={waits.reports} label="open reports" />
        <Waits to={paths.adminInbox} count={waits.messages} label="unanswered messages" />
      </ul>
      <div className="card">
        <table className="block w-full sm:table">
          <caption className="sr-only">
            What happened today, yesterday, and in the last 7 and 30 days
          </caption>
          <thead className="max-sm:sr-only">
            <tr>
              <th scope="col" className="px-5 py-3 text-left text-small">
                What
              </th>
              {Object.entries(NUMBER_PERIODS).map(([period, text]) => (
                <th
                  key={period}

                  scope="col"
                  className="px-3 py-3 text-right text-small"
                >
                  {text}
                </th>
              ))}
              <th scope="col" className="py-3 pr-5 pl-3 text-left text-small">
                Day by day
              </th>
            </tr>
          </thead>
          <tbody className="block sm:table-row-group">
            {rows.map(({ metric, sums, days }) => (
              <NumberRow
                key={metric}
                {...COUNTED[metric]}
                values={written(sums)}
                bars={<DayBars days={days} />}
              />
            ))}
            <NumberRow
              label="Time to approval, median"
              note="Half waited less"
              values={orDash(median)}
            />
            <NumberRow
              label="Time to approval, slowest"
              note="We promise 24 hours"
              values={orDash(slowest)}
            />
          </tbody>
        </table>
      </div>
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
  return (
    <li className="card p-5">
      <Link to={to} className="after:absolute after:inset-0">
        <span className="block font-heading text-title font-extrabold tabular-nums">
          {inWords.format(count)}
        </span>
        <span className="text-ink-2">{label}</span>
      </Link>
      {children && <p className="mt-1 text-small text-ink-3">{children}</p>}
    </li>
  );
}

const written = (sums: Record<NumberPeriod, number>) => ({
  today: inWords.format(sums.today),
  yesterday: inWords.format(sums.yesterday),
  week: inWords.format(sums.week),
  month: inWords.format(sums.month),
});

const orDash = (values: Record<NumberPeriod, string | null>) => ({
  today: values.today ?? 'None',
  yesterday: values.yesterday ?? 'None',
  week: values.week ?? 'None',
  month: values.month ?? 'None',
});
