import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { queueClock, type QueueClock } from './queue-clock.rules.ts';

const MINUTE_MS = 60_000;

const LOOKS: Record<QueueClock['tone'], { box: string; word: string }> = {
  calm: { box: 'bg-surface-2 text-ink-2', word: '' },
  amber: { box: 'bg-mango text-deep', word: 'soon: ' },
  red: { box: 'bg-danger text-accent-ink', word: 'urgent: ' },
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
  const { box, word } = LOOKS[tone];
  return (
    <span
      data-tone={tone}
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-small font-semibold whitespace-nowrap tabular-nums',
        box,
      )}
    >
      <Clock aria-hidden className="size-4" />
      {word && <span className="sr-only">{word}</span>}
      {text}
    </span>
  );
}
