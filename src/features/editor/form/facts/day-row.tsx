import { Plus, X } from 'lucide-react';
import { SPANS_MAX } from '#features/profiles/hours-schema.rules.ts';
import { DAYS, inMinutes, type Span, type Weekday } from '#features/profiles/hours.rules.ts';
import { timeOfDay, WEEKDAYS } from '#features/profiles/open-now.rules.ts';
import { TIMES, withOneMore } from './week.ts';

interface DayRowProps {
  day: Weekday;
  spans: Span[];
  onToggle: () => void;
  onChange: (spans: Span[]) => void;
}

export function DayRow({ day, spans, onToggle, onChange }: DayRowProps) {
  const place = DAYS.indexOf(day);
  const name = WEEKDAYS[place]!;
  const isOpen = spans.length > 0;
  const more = isOpen && spans.length < SPANS_MAX ? withOneMore(spans) : null;
  const change = (index: number, span: Span) => onChange(spans.with(index, span));
  return (
    <li className="day-row">
      <label className="fact-chip self-start">
        <input
          type="checkbox"
          className="sr-only"
          aria-label={name}
          checked={isOpen}
          onChange={onToggle}
        />
        {name.slice(0, 3)}
      </label>
      {!isOpen && <p className="flex min-h-11 items-center text-ink-3">Closed</p>}
      <ul className="grid min-w-0 gap-2 empty:hidden">
        {spans.map(([from, to], index) => {
          const endsLater = inMinutes([from, to])[1] > 24 * 60;
          const times = spans.length > 1 ? ` ${index + 1}` : '';
          return (
            <li key={index} className="day-span">
              <select
                aria-label={`${name} opens${times}`}
                value={from}
                onChange={(event) => change(index, [event.target.value, to])}
                className="day-time"
              >
                {TIMES.map((time) => (
                  <option key={time} value={time}>
                    {words(time)}
                  </option>
                ))}
              </select>
              <span aria-hidden>–</span>
              <Closes
                label={`${name} closes${times}`}
                span={[from, to]}
                nextDay={WEEKDAYS[(place + 1) % 7]!}
                onChange={(end) => change(index, [from, end])}
              />
              {index > 0 ? (
                <button
                  type="button"
                  aria-label={`Remove time ${index + 1} of ${name}`}
                  className="day-button"
                  onClick={({ currentTarget }) => {
                    // This button goes away; the keyboard stays with its day.
                    currentTarget.closest('.day-row')?.querySelector('input')?.focus();
                    onChange(spans.toSpliced(index, 1));
                  }}
                >
                  <X aria-hidden className="size-5" />
                </button>
              ) : (
                more && (
                  <button
                    type="button"
                    aria-label={`Add a time on ${name}`}
                    className="day-button"
                    onClick={() => onChange(more)}
                  >
                    <Plus aria-hidden className="size-5" />
                  </button>
                )
              )}
              {endsLater && (
                <p className="col-span-full -mt-1 text-tiny text-ink-3">
                  Closes on {WEEKDAYS[(place + 1) % 7]}, at {words(to)}.
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

interface ClosesProps {
  label: string;
  span: Span;
  nextDay: string;
  onChange: (to: string) => void;
}

/** First the times that are left of the day, then those after midnight. */
function Closes({ label, span: [from, to], nextDay, onChange }: ClosesProps) {
  const sameDay = [...TIMES.filter((time) => time > from), '24:00'];
  const option = (time: string) => (
    <option key={time} value={time}>
      {words(time)}
    </option>
  );
  return (
    <select
      aria-label={label}
      value={to === '00:00' ? '24:00' : to}
      onChange={(event) => onChange(event.target.value)}
      className="day-time"
    >
      {sameDay.map(option)}
      <optgroup label={`${nextDay}, after midnight`}>
        {TIMES.filter((time) => time > '00:00' && time <= from).map(option)}
      </optgroup>
    </select>
  );
}

const words = (time: string) =>
  time === '24:00' ? 'midnight' : timeOfDay(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
