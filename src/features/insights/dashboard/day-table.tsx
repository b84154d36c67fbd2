import { MEASURES, type DayNumbers } from '../insights.rules.ts';
import { shortDay } from './day-words.ts';

/** The same numbers as in the charts, day by day, the newest first. It scrolls by itself, also by keyboard. */
export function DayTable({ days }: { days: readonly DayNumbers[] }) {
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
