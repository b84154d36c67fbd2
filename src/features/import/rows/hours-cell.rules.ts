import { DAYS, type Hours, type Span, type Weekday } from '#features/profiles/hours.rules.ts';

/** As lists are written: in English, in Spanish, or by the first letters of either. */
const DAY_NAMES = [
  'monday lunes',
  'tuesday martes',
  'wednesday miercoles',
  'thursday jueves',
  'friday viernes',
  'saturday sabado',
  'sunday domingo',
].map((names) => names.split(' '));
/** As they are exported. */
const SHORT = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

const TIME = String.raw`(\d{1,2})(?:[:.h](\d{2}))? ?([ap])?\.? ?m?\.? ?h?`;
const TO = String.raw` ?(?:-|to|till|until|a|hasta) ?`;
const DAY = String.raw`(\p{L}{2,9})\b\.?`;
const TIMES = new RegExp(`^${TIME}${TO}${TIME}(?![\\p{L}\\d])`, 'u');
const DAY_TO_DAY = new RegExp(`^${DAY}${TO}${DAY}`, 'u');
const ONE_DAY = new RegExp(`^${DAY}`, 'u');
const EVERY_DAY = /^(?:every ?day|daily|todos los dias|diario|diariamente)\b/;
const ALL_DAY = /^24 ?(?:h|hours|hrs|horas)\b/;
const CLOSED = /^(?:closed|cerrado)\b(?! (?:until|hasta))/;
const BY_APPOINTMENT = /^(?:by appointment|con cita|previa cita|cita previa)\b/;
const HOLIDAYS = /^(?:open on holidays|holidays open|abierto en feriados|feriados abierto)\b/;
const CLOSED_UNTIL = /^(?:closed until|cerrado hasta) (\d{4}-\d{2}-\d{2})\b/;
/** What stands between: signs, and words that say nothing of their own. */
const BETWEEN = /^(?:[\s,;:|/&]+|(?:and|y|from|de|the|el|los|las)\b)/;

const PIECE = 40;
/** No field of hours is longer. */
const LONGEST = 2_000;

/** The hours that a cell tells; where something in it is not understood, that piece. */
export function readHours(cell: string): { hours: Hours } | { unknown: string } {
  const hours: Hours = { days: {} };
  let chosen: readonly Weekday[] = [];
  let isTold = true;
  const choose = (more: readonly Weekday[]) => {
    if (more.length === 0) return false;
    chosen = isTold ? more : [...chosen, ...more];
    isTold = false;
    return true;
  };
  const tell = (spans: readonly Span[] | null) => {
    if (!spans || chosen.length === 0) return false;
    if (spans.length > 0)
      for (const day of chosen) hours.days[day] = [...(hours.days[day] ?? []), ...spans];
    return (isTold = true);
  };
  const steps: readonly [pattern: RegExp, read: (found: string[]) => unknown][] = [
    [CLOSED_UNTIL, ([, date]) => (hours.closedUntil = date!)],
    [BY_APPOINTMENT, () => (hours.byAppointment = true)],
    [HOLIDAYS, () => (hours.holidays = 'open')],
    [EVERY_DAY, () => choose(DAYS)],
    [ALL_DAY, () => tell([['00:00', '24:00']])],
    [CLOSED, () => tell([])],
    [TIMES, (found) => tell(spanIn(found))],
    [DAY_TO_DAY, ([, first, last]) => choose(daysBetween(dayOf(first), dayOf(last)))],
    [ONE_DAY, ([, day]) => choose(daysBetween(dayOf(day), dayOf(day)))],
    [BETWEEN, () => true],
  ];
  const readNext = (rest: string) => {
    for (const [pattern, read] of steps) {
      const found = pattern.exec(rest);
      if (found && read(found)) return found[0].length;
    }
    return 0;
  };
  if (cell.length > LONGEST) return { unknown: fold(cell.slice(0, PIECE)) };
  for (let rest = fold(cell); rest;) {
    const length = readNext(rest);
    if (!length) return { unknown: rest.slice(0, PIECE) };
    rest = rest.slice(length);
  }
  return isTold ? { hours } : { unknown: fold(cell).slice(-PIECE) };
}

/** The other way round; what is read again is the same. */
export function writeHours({ days, byAppointment, holidays, closedUntil }: Hours): string {
  const parts: string[] = [];
  for (let from = 0; from < DAYS.length; from++) {
    const times = timesOf(days[DAYS[from]!]);
    if (!times) continue;
    let to = from;
    while (to + 1 < DAYS.length && timesOf(days[DAYS[to + 1]!]) === times) to += 1;
    parts.push(`${SHORT[from]}${to > from ? `-${SHORT[to]}` : ''} ${times}`);
    from = to;
  }
  if (byAppointment) parts.push('by appointment');
  if (holidays) parts.push('open on holidays');
  if (closedUntil) parts.push(`closed until ${closedUntil}`);
  return parts.join('; ');
}

const timesOf = (spans: readonly Span[] = []) =>
  spans.map(([from, to]) => `${from}-${to}`).join(', ');

const fold = (cell: string) =>
  cell
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‐-―−]/g, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Also over the end of the week; none where one of them is no day. */
function daysBetween(first: number, last: number): Weekday[] {
  if (first < 0 || last < 0) return [];
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, index) => DAYS[(first + index) % DAYS.length]!);
}

const dayOf = (word = ''): number =>
  word ? DAY_NAMES.findIndex((names) => names.some((name) => name.startsWith(word))) : -1;

/** Null where one cannot tell: 8-5 may end in the afternoon or at dawn. */
function spanIn([, h1, m1 = '00', half1, h2, m2 = '00', half2]: string[]): Span[] | null {
  const end = minuteOf(h2!, m2, half2);
  const start = minuteOf(h1!, m1, half1 ?? half2);
  const begin = half1 || !half2 || start < end ? start : minuteOf(h1!, m1, other(half2));
  const isCertain = Boolean(half2) || begin < end || (h1!.length === 2 && h2!.length === 2);
  if (!isCertain || begin > LAST_MINUTE || end > LAST_MINUTE) return null;
  return [[clock(begin), clock(end)]];
}

const other = (half: string) => (half === 'a' ? 'p' : 'a');
const LAST_MINUTE = 24 * 60;
const minuteOf = (hour: string, minute: string, half?: string) =>
  (half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour)) * 60 + Number(minute);
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
