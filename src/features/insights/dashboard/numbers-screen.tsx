import { COUNTRY } from '#platform/pack.ts';
import { dashboard } from '#messages';
import { MEASURES, type DayNumbers } from '../insights.rules.ts';
import { DayChart, shortDay } from './day-chart.tsx';
import type { NumbersView } from './get-dashboard.server.ts';
import { isNew, NoNumbersYet, TotalsTable } from './totals.tsx';
import '../insights.css';

type CountOf = (day: DayNumbers) => number;

const charts = (): [id: string, title: string, countOf: CountOf][] => [
  ['views', dashboard.profileViews, ({ view }) => view],
  ['searches', dashboard.searchAppearances, ({ search }) => search],
  [
    'contacts',
    dashboard.tapsAndMessages,
    ({ call, whatsapp, email, message }) => call + whatsapp + email + message,
  ],
];

export function NumbersScreen({ numbers }: { numbers: NumbersView }) {
  const { days } = numbers;
  return (
    <div className="container-page grid grid-cols-1 gap-5 pt-5 pb-16 md:pt-8">
      {isNew(days) ? (
        <NoNumbersYet {...numbers} />
      ) : (
        <>
          <p className="max-w-prose text-small text-ink-2">{dashboard.howWeCount(COUNTRY.name)}</p>
          <TotalsTable days={days} />
          <div className="grid gap-5 lg:grid-cols-3">
            {charts().map(([id, title, countOf]) => (
              <DayChart
                key={id}
                id={id}
                title={title}
                counts={days.map((each) => ({ day: each.day, count: countOf(each) }))}
              />
            ))}
          </div>
          <h2 className="mt-2 text-subheading">{dashboard.everyDay}</h2>
          <DayTable days={days} />
        </>
      )}
    </div>
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
          {dashboard.everyDayInNumbers}
        </caption>
        <thead>
          <tr>
            <th scope="col">{dashboard.day}</th>
            {MEASURES.map(({ kind, short, label }) => (
              <th key={kind} scope="col" abbr={dashboard[label]}>
                {dashboard[short]}
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
