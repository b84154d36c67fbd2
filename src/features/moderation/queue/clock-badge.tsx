import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { staffQueue } from '#messages';
import { classes } from '#ui/classes.ts';
import { APPROVAL_HOURS } from '#features/profiles/approval-hours.rules.ts';

/** From these hours of waiting on, the clock is amber, and red. */
const AMBER_HOURS = 12;
const RED_HOURS = 20;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface QueueClock {
  tone: 'calm' | 'amber' | 'red';
  text: string;
}

/** How the promise "reviewed within 24 hours" stands for something that waits since a moment. */
export function queueClock(since: number, now: number): QueueClock {
  const waited = Math.max(now - since, 0);
  const left = APPROVAL_HOURS * HOUR_MS - waited;
  const tone =
    waited >= RED_HOURS * HOUR_MS ? 'red' : waited >= AMBER_HOURS * HOUR_MS ? 'amber' : 'calm';
  return { tone, text: left > 0 ? staffQueue.left(spell(left)) : staffQueue.late(spell(-left)) };
}

/** Never more than is true: what is left is rounded down. */
function spell(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours >= 48) return staffQueue.days(Math.floor(hours / 24));
  if (hours >= 1) return staffQueue.hours(hours);
  return staffQueue.minutes(Math.floor(ms / MINUTE_MS));
}

const LOOKS: Record<QueueClock['tone'], string> = {
  calm: 'bg-surface-2 text-ink-2',
  amber: 'bg-mango text-deep',
  red: 'bg-danger text-accent-ink',
};

/** How much of the promised time is left. Starts from the server's clock, and goes on without asking it. */
export function ClockBadge({ since, now }: { since: number; now: number }) {
  const [passed, setPassed] = useState({ from: now, ms: 0 });
  useEffect(() => {
    const start = Date.now();
    const tick = () => setPassed({ from: now, ms: Date.now() - start });
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, [now]);
  const { tone, text } = queueClock(since, now + (passed.from === now ? passed.ms : 0));
  return (
    <span
      data-tone={tone}
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-small font-semibold whitespace-nowrap tabular-nums',
        LOOKS[tone],
      )}
    >
      <Clock aria-hidden className="size-4" />
      {tone !== 'calm' && (
        <span className="sr-only">{tone === 'red' ? staffQueue.urgent : staffQueue.soon}</span>
      )}
      {text}
    </span>
  );
}
