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
import { dashboard } from '#messages';
import type { NumbersView } from './get-dashboard.server.ts';

export function Totals({ days }: { days: readonly DayNumbers[] }) {
  return (
    <section aria-labelledby="numbers-heading" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="numbers-heading" className="text-heading">
          {dashboard.yourNumbers}
        </h2>
        <TextLink to={paths.numbers}>{dashboard.dayByDay}</TextLink>
      </div>
      <TotalsTable days={days} />
    </section>
  );
}

export function TotalsTable({ days }: { days: readonly DayNumbers[] }) {
  return (
    <div className="card p-5 sm:p-6">
      <table className="totals-table">
        <caption className="sr-only">{dashboard.totals}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{dashboard.what}</span>
            </th>
            {TOTALS_OF_DAYS.map((period) => (
              <th key={period} scope="col">
                {dashboard.days(period)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MEASURES.map(({ kind, label }) => (
            <tr key={kind}>
              <th scope="row">{dashboard[label]}</th>
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
        {dashboard.yourNumbers}
      </h2>
      <EmptyState
        title={dashboard.noVisitors}
        actions={
          <>
            <ButtonLink to={accountHome(kind)}>
              {completeness < 100 ? dashboard.completeProfile : dashboard.lookOverProfile}
            </ButtonLink>
            <ButtonLink to={paths.poster} variant="secondary">
              {dashboard.printPoster}
            </ButtonLink>
          </>
        }
      >
        <p>{listed ? dashboard.soonNumbers : dashboard.publicNumbers}</p>
        <ul className="mt-3 grid list-disc gap-1 pl-5 text-left">
          {completeness < 100 && <li>{dashboard.percentComplete(completeness)}</li>}
          <li>{dashboard.sendYourPage}</li>
          <li>{dashboard.hangPoster}</li>
        </ul>
      </EmptyState>
    </section>
  );
}
