import { REVIEWED_WITHIN_HOURS } from '#features/profiles/profile.rules.ts';

/** From these hours of waiting on, the clock is amber, and red. */
const AMBER_HOURS = 12;
const RED_HOURS = 20;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface QueueClock {
  tone: 'calm' | 'amber' | 'red';
  /** How much of the promised time is left, or by how much it is over. */
  text: string;
}

/** How the promise "reviewed within 24 hours" stands for something that waits since a moment. */
export function queueClock(since: number, now: number): QueueClock {
  const waited = Math.max(now - since, 0);
  const left = REVIEWED_WITHIN_HOURS * HOUR_MS - waited;
  const tone =
    waited >= RED_HOURS * HOUR_MS ? 'red' : waited >= AMBER_HOURS * HOUR_MS ? 'amber' : 'calm';
  return { tone, text: left > 0 ? `${spell(left)} left` : `${spell(-left)} late` };
}

/** Never more than is true: what is left is rounded down. */
function spell(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours >= 1) return `${hours} h`;
  return `${Math.floor(ms / MINUTE_MS)} min`;
}
