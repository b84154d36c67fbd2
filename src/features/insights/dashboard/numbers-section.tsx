import type { DayNumbers } from '../insights.rules.ts';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { TotalsTable } from './totals-table.tsx';

/** How often the profile was seen, found and used. */
export function NumbersSection({ days }: { days: readonly DayNumbers[] }) {
  const contacts = ({ call, whatsapp, email, message }: DayNumbers) =>
    call + whatsapp + email + message;
  return (
    <section aria-labelledby="numbers-heading" className="grid gap-5">
      <div>
        <h2 id="numbers-heading" className="text-heading">
          Your numbers
        </h2>
        <p className="mt-1 max-w-prose text-small text-ink-2">
          Days are those of Belize, today included so far. Your own visits and robots are not
          counted, and nobody is recognised: we know how often, not who.
        </p>
      </div>
      <TotalsTable days={days} />
      <div className="grid gap-5 lg:grid-cols-3">
        <DayChart
          id="views"
          title="Profile views"
          counts={days.map(({ day, view }) => ({ day, count: view }))}
        />
        <DayChart
          id="searches"
          title="Search appearances"
          counts={days.map(({ day, search }) => ({ day, count: search }))}
        />
        <DayChart
          id="contacts"
          title="Taps and messages"
          counts={days.map((each) => ({ day: each.day, count: contacts(each) }))}
        />
      </div>
      <h3 className="mt-2 text-subheading">Day by day</h3>
      <DayTable days={days} />
    </section>
  );
}
