import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { MEASURES, TOTALS_OF_DAYS, totalOfMeasure, type DayNumbers } from '../insights.rules.ts';

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
