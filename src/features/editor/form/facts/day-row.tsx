import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Plus, X } from 'lucide-react';
import { SPANS_MAX } from '#features/profiles/facts-schema.rules.ts';
import { DAYS, inMinutes, type Span, type Weekday } from '#features/profiles/hours.rules.ts';
import { editor } from '#messages';
import { timeOfDay } from '#features/profiles/open-now.rules.ts';
import { shortWeekdayName, weekdayName } from '#platform/date-words.rules.ts';
import { TIMES, withOneMore } from './week.ts';

interface DayRowProps {
  day: Weekday;
  spans: Span[];
  onToggle: () => void;
  onChange: (spans: Span[]) => void;
}

export function DayRow({ day, spans, onToggle, onChange }: DayRowProps) {
  const place = DAYS.indexOf(day);
  const name = weekdayName(place);
  const nextDay = weekdayName((place + 1) % 7);
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
        {shortWeekdayName(place)}
      </label>
      {!isOpen && <p className="flex min-h-11 items-center text-ink-3">{editor.closed}</p>}
      <ul className="grid min-w-0 gap-2 empty:hidden">
        {spans.map(([from, to], index) => {
          const endsLater = inMinutes([from, to])[1] > 24 * 60;
          const times = spans.length > 1 ? ` ${index + 1}` : '';
          return (
            <li key={index} className="day-span">
              <TimeSelect
                label={editor.opens(name, times)}
                value={from}
                onChange={(begin) => change(index, [begin, to])}
              >
                {TIMES.map(option)}
              </TimeSelect>
              <span aria-hidden>–</span>
              <TimeSelect
                label={editor.closes(name, times)}
                value={to === '00:00' ? '24:00' : to}
                onChange={(end) => change(index, [from, end])}
              >
                {[...TIMES.filter((time) => time > from), '24:00'].map(option)}
                <optgroup label={editor.afterMidnight(nextDay)}>
                  {TIMES.filter((time) => time > '00:00' && time <= from).map(option)}
                </optgroup>
              </TimeSelect>
              {index > 0 ? (
                <button
                  type="button"
                  aria-label={editor.removeTime(index + 1, name)}
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
                    aria-label={editor.addTime(name)}
                    className="day-button"
                    onClick={({ currentTarget }) => {
                      const list = currentTarget.closest('ul')!;
                      flushSync(() => onChange(more));
                      // It goes away with the last for which there is room.
                      if (!currentTarget.isConnected)
                        list.lastElementChild!.querySelector('select')!.focus();
                    }}
                  >
                    <Plus aria-hidden className="size-5" />
                  </button>
                )
              )}
              {endsLater && (
                <p className="col-span-full -mt-1 text-tiny text-ink-3">
                  {editor.closesOn(nextDay, words(to))}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

interface TimeSelectProps {
  label: string;
  value: string;
  onChange: (time: string) => void;
  children: ReactNode;
}

function TimeSelect({ label, value, onChange, children }: TimeSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="day-time"
    >
      {children}
    </select>
  );
}

const option = (time: string) => (
  <option key={time} value={time}>
    {words(time)}
  </option>
);

const words = (time: string) =>
  time === '24:00'
    ? editor.midnight
    : timeOfDay(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
