import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import {
  MEASURES,
  TOTALS_OF_DAYS,
  totalOfMeasure,
  type DayNumbers,
  SHOWN_DAYS,
} from '../insights.rules.ts';
import { accountHome } from '#features/accounts/account-home.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { NumbersView } from './get-dashboard.server.ts';

export function Totals({ days }: { days: readonly DayNumbers[] }) {
  return (
    <section aria-labelledby="numbers-heading" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="numbers-heading" className="text-heading">
          Your numbers
        </h2>
        <TextLink to={paths.numbers}>See them day by day</TextLink>
      </div>
      <TotalsTable days={days} />
    </section>
  );
}

export function TotalsTable({ days }: { days: readonly DayNumbers[] }) {
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

/** Nobody has seen the profile in all these days. */
export const isNew = (days: readonly DayNumbers[]): boolean =>
  MEASURES.every(({ kind }) => totalOfMeasure(days, kind, SHOWN_DAYS) === 0);

export function NoNumbersYet({ kind, completeness, listed }: Omit<NumbersView, 'days'>) {
  return (
    <section aria-labelledby="numbers-heading" className="grid gap-5">
      <h2 id="numbers-heading" className="sr-only">
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
          {listed ? 'As soon as people see your profile' : 'Once your profile is public'}, you find
          here how often, day by day. This helps to get there:
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
