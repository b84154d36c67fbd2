import { fields, opening, shown } from '#messages';
import { weekdayName } from '#platform/date-words.rules.ts';
import { languageName, placeName } from '#platform/names.rules.ts';
import type { FactName, Facts } from './facts.rules.ts';
import { DAYS, type Hours } from './hours.rules.ts';
import { openNow, spanWords, type OpenWords } from './open-now.rules.ts';
import { priceWords } from './price-words.rules.ts';

export const FACT_LABELS: Record<FactName, () => string> = {
  hours: () => fields.openingHours,
  price: () => fields.priceFrom,
  languages: () => fields.languages,
  areas: () => fields.areasServed,
  emergency: () => shown.emergencyCalls,
  since: () => fields.since,
};

export interface HoursWords extends OpenWords {
  /** Each day with its times; none where no days are known. */
  week: { day: string; times: string }[];
  note: string;
}

export function hoursWords(hours: Hours, moment: Date): HoursWords {
  const { isOpen, says } = openNow(hours, moment);
  const { byAppointment, holidays } = hours;
  const note = [
    byAppointment && opening.byAppointment,
    holidays ? opening.openOnHolidays : opening.closedOnHolidays,
  ].filter(Boolean);
  return { isOpen, says, week: weekWords(hours), note: `${note.join('. ')}.` };
}

function weekWords({ days }: Hours): HoursWords['week'] {
  if (Object.keys(days).length === 0) return [];
  return DAYS.map((day, index) => ({
    day: weekdayName(index),
    times: days[day]?.map(spanWords).join(', ') ?? opening.closed,
  }));
}

export function factWords(facts: Facts, name: FactName): string {
  const { hours, price, languages = [], areas = [], since } = facts;
  if (name === 'hours' && hours) return hoursLines(hours);
  if (name === 'price' && price) return priceWords(price);
  if (name === 'languages') return languages.map(languageName).join(', ');
  if (name === 'areas') return areas.map(placeName).join(', ');
  return name === 'emergency' ? fields.yes : String(since ?? '');
}

function hoursLines(hours: Hours): string {
  const { byAppointment, holidays, closedUntil, changed } = hours;
  const thatDay = changed?.spans.map(spanWords).join(', ') || opening.closed;
  return [
    ...weekWords(hours).map(({ day, times }) => `${day}: ${times}`),
    byAppointment && opening.byAppointment,
    holidays && opening.openOnHolidays,
    closedUntil && opening.closedUntil(closedUntil),
    changed && `${changed.day}: ${thatDay}`,
  ]
    .filter(Boolean)
    .join('\n');
}
