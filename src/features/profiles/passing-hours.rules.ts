import type { Facts } from './facts.rules.ts';
import { isClosingPast, tellsSomething } from './hours-schema.rules.ts';

/** Hours of today and "closed until" hold for days: by the time somebody had looked at them they would be over. */
export function withPassingHours(shown: Facts, said: Facts): Facts {
  const { changed: _changed, closedUntil: _until, ...lasting } = shown.hours ?? { days: {} };
  const { changed, closedUntil } = said.hours ?? { days: {} };
  const hours = { ...lasting, ...(closedUntil && { closedUntil }), ...(changed && { changed }) };
  const { hours: _hours, ...rest } = shown;
  const saysNothing = Object.keys(hours).length === 1 && Object.keys(hours.days).length === 0;
  return saysNothing ? rest : { ...rest, hours };
}

/** A day that has passed means open: nobody is asked to put it right. */
export function withoutPastClosing(facts: Facts): Facts {
  if (!facts.hours || !isClosingPast(facts.hours)) return facts;
  const { hours, ...rest } = facts;
  const { closedUntil: _until, ...lasting } = hours;
  return tellsSomething(lasting) ? { ...rest, hours: lasting } : rest;
}
