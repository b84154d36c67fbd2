import { factValues } from '#features/profiles/fact-fields.rules.ts';
import {
  DAYS,
  inMinutes,
  type Hours,
  type Span,
  type Weekday,
} from '#features/profiles/hours.rules.ts';

type Days = Hours['days'];

const OFFICE: Span = ['08:00', '17:00'];

const every = (days: readonly Weekday[], spans: Span[]): Days =>
  Object.fromEntries(days.map((day) => [day, spans]));

export const PRESETS = [
  { label: 'mondayToFriday', days: every(DAYS.slice(0, 5), [OFFICE]) },
  { label: 'mondayToSaturday', days: every(DAYS.slice(0, 6), [OFFICE]) },
  { label: 'everyDay', days: every(DAYS, [['08:00', '18:00']]) },
  { label: 'alwaysOpen', days: every(DAYS, [['00:00', '24:00']]) },
] as const;

/** As the form keeps them: also what breaks a rule for the moment. */
export const readHours = (value: string): Hours =>
  value ? (JSON.parse(value) as Hours) : { days: {} };

export function writeHours(hours: Hours): string {
  const { days, byAppointment, holidays, closedUntil, changed } = hours;
  const says = Object.keys(days).length > 0 || byAppointment || holidays || closedUntil || changed;
  return says ? factValues({ hours }).hours! : '';
}

export const withDay = (days: Days, day: Weekday, spans: Span[]): Days => {
  const { [day]: _, ...others } = days;
  return spans.length > 0 ? { ...others, [day]: spans } : others;
};

/** A day that is opened keeps the times of the day before it that is open. */
export function firstSpans(days: Days, day: Weekday): Span[] {
  const before = DAYS.slice(0, DAYS.indexOf(day)).findLast((each) => days[each]);
  return (before && days[before]) ?? [OFFICE];
}

export const copyMonday = ({ mon = [] }: Days): Days => every(DAYS, mon);

/** One more time on a day: around lunch where it was open all day, else later; null where nothing is left of it. */
export function withOneMore(spans: readonly Span[]): Span[] | null {
  const [from, to] = spans.at(-1)!;
  const [opens, closes] = inMinutes([from, to]);
  if (spans.length === 1 && opens < 12 * 60 && closes > 13 * 60)
    return [
      [from, '12:00'],
      ['13:00', to],
    ];
  if (closes > 22 * 60) return null;
  return [...spans, [timeAt(closes + 60), timeAt(closes + 120)]];
}

/** "08:15" of a minute of the day. */
function timeAt(minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

export const TIMES = Array.from({ length: 24 * 4 }, (_, index) => timeAt(index * 15));
