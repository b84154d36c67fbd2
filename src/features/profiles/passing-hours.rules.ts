import { addDays, localDay } from '#platform/local-day.rules.ts';
import type { Facts } from './facts.rules.ts';
import { openAt, type Hours } from './hours.rules.ts';

/** Hours of today and "closed until" hold for days: by the time somebody had looked at them they would be over. */
export function withPassingHours(shown: Facts, said: Facts): Facts {
  const { changed: _changed, closedUntil: _until, ...lasting } = shown.hours ?? { days: {} };
  const { changed, closedUntil } = said.hours ?? { days: {} };
  const hours = { ...lasting, ...(closedUntil && { closedUntil }), ...(changed && { changed }) };
  const { hours: _hours, ...rest } = shown;
  const saysNothing = Object.keys(hours).length === 1 && Object.keys(hours.days).length === 0;
  return saysNothing ? rest : { ...rest, hours };
}

/** Days that have passed tell nothing any more: nobody is asked to put them right. */
export function withoutPastHours(facts: Facts, moment = new Date()): Facts {
  const { hours, ...rest } = facts;
  const left = hours && stillHolding(hours, moment);
  return left ? { ...facts, hours: left } : rest;
}

/** An evening of yesterday may go on, and depends on whether that day was closed or had other hours. */
function stillHolding(hours: Hours, moment: Date): Hours | null {
  const today = localDay(moment);
  const { closedUntil, changed, ...lasting } = hours;
  const isLasting = Object.keys(hours.days).length > 0 || hours.byAppointment;
  const isPassing = (closedUntil ?? '') > today || (changed?.day ?? '') >= today;
  if (!isLasting && !isPassing && !openAt(hours, moment)) return null;
  return {
    ...lasting,
    ...(closedUntil && closedUntil >= today && { closedUntil }),
    ...(changed && changed.day >= addDays(today, -1) && { changed }),
  };
}
