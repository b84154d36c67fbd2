import { MEASURES, PERIODS, totalOf, type DayNumbers } from '../insights.rules.ts';

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
            {PERIODS.map((period) => (
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
              {PERIODS.map((period) => (
                <td key={period}>{totalOf(days, kind, period)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
