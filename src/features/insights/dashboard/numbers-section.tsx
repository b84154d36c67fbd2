import { accountHome } from '#features/accounts/account-home.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MEASURES, TOTALS_OF_DAYS, totalOfMeasure, type DayNumbers } from '../insights.rules.ts';
import { DayChart, shortDay } from './day-chart.tsx';
import type { DashboardView } from './get-dashboard.server.ts';

const CHARTS: [id: string, title: string, countOf: (day: DayNumbers) => number][] = [
  ['views', 'Profile views', ({ view }) => view],
  ['searches', 'Search appearances', ({ search }) => search],
  [
    'contacts',
    'Taps and messages',
    ({ call, whatsapp, email, message }) => call + whatsapp + email + message,
  ],
];

/** How often the profile was seen, found and used. */
export function NumbersSection({ days }: { days: readonly DayNumbers[] }) {
  return (
    <section aria-labelledby="numbers-heading" className="grid gap-5">
      <div>
        <h2 id="numbers-heading" className="text-heading">
          Your numbers
        </h2>
        <p className="mt-1 max-w-prose text-small text-ink-2">
          Days are those of {COUNTRY.name}, today included so far. Your own visits and robots are
          not counted, and nobody is recognised: we know how often, not who.
        </p>
      </div>
      <TotalsTable days={days} />
      <div className="grid gap-5 lg:grid-cols-3">
        {CHARTS.map(([id, title, countOf]) => (
          <DayChart
            key={id}
            id={id}
            title={title}
            counts={days.map((each) => ({ day: each.day, count: countOf(each) }))}
          />
        ))}
      </div>
      <h3 className="mt-2 text-subheading">Day by day</h3>
      <DayTable days={days} />
    </section>
  );
}

/** The same numbers as in the charts, day by day, the newest first. It scrolls by itself, also by keyboard. */
function DayTable({ days }: { days: readonly DayNumbers[] }) {
  return (
    <section
      aria-labelledby="days-heading"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="day-table card"
    >
      <table>
        <caption id="days-heading" className="sr-only">
          Every day in numbers
        </caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {MEASURES.map(({ kind, short, label }) => (
              <th key={kind} scope="col" abbr={label}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((each) => (
            <tr key={each.day}>
              <th scope="row">{shortDay(each.day)}</th>
              {MEASURES.map(({ kind }) => (
                <td key={kind} data-none={each[kind] === 0 || undefined}>
                  {each[kind]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TotalsTable({ days }: { days: readonly DayNumbers[] }) {
  return (
    <div className="card p-5 sm:p-6">
      <table className="totals-table">
        <caption className="sr-only">Totals by period</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">What</span>
            </th>
            {TOTALS_OF_DAYS.map((period) => (
              <th key={period} scope="col">
                {period} days
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MEASURES.map(({ kind, label }) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              {TOTALS_OF_DAYS.map((period) => (
                <td key={period}>{totalOfMeasure(days, kind, period)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** For a profile that nobody has seen in all these days: what brings the first visitors. */
export function NoNumbersYet({ kind, completeness, standing }: DashboardView) {
  return (
    <section aria-labelledby="numbers-heading" className="grid gap-5">
      <h2 id="numbers-heading" className="text-heading">
        Your numbers
      </h2>
      <EmptyState
        title="No visitors to count yet"
        actions={
          <>
            <ButtonLink to={accountHome(kind)}>
              {completeness < 100 ? 'Complete my profile' : 'Look over my profile'}
            </ButtonLink>
            <ButtonLink to={paths.poster} variant="secondary">
              Print a poster
            </ButtonLink>
          </>
        }
      >
        <p>
          {standing.listed ? 'As soon as people see your profile' : 'Once your profile is public'},
          you find here how often, day by day. This helps to get there:
        </p>
        <ul className="mt-3 grid list-disc gap-1 pl-5 text-left">
          {completeness < 100 && (
            <li>
              Your profile is {completeness} % complete. Pictures and a few more words bring it
              further up in searches.
            </li>
          )}
          <li>Send your page to people you have worked for, and ask them for a review.</li>
          <li>Hang up a poster, and hand out cards with your code.</li>
        </ul>
      </EmptyState>
    </section>
  );
}
