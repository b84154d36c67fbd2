import { priceWords, type FactName, type Facts } from './facts.rules.ts';
import { DAYS, type Hours } from './hours.rules.ts';
import { spanWords, WEEKDAYS } from './open-now.rules.ts';

/** Each day with its times, Monday first. */
export const weekWords = ({ days }: Hours) =>
  DAYS.map((day, index) => ({
    day: WEEKDAYS[index]!,
    times: days[day]?.map(spanWords).join(', ') ?? 'Closed',
  }));

/** One fact in a few words. */
export function factWords(facts: Facts, name: FactName): string {
  const { hours, price, languages = [], areas = [], since } = facts;
  if (name === 'hours' && hours) return hoursWords(hours);
  if (name === 'price' && price) return priceWords(price);
  if (name === 'languages') return languages.join(', ');
  if (name === 'areas') return areas.join(', ');
  return name === 'emergency' ? 'Yes' : String(since ?? '');
}

function hoursWords(hours: Hours): string {
  const { byAppointment, holidays, closedUntil } = hours;
  const isOpen = Object.keys(hours.days).length > 0;
  return [
    ...(isOpen ? weekWords(hours).map(({ day, times }) => `${day}: ${times}`) : []),
    byAppointment && 'By appointment',
    holidays && 'Open on public holidays',
    closedUntil && `Closed until ${closedUntil}`,
  ]
    .filter(Boolean)
    .join('\n');
}
