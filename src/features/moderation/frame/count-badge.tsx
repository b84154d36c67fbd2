import { classes } from '#ui/classes.ts';
import type { AdminSection } from '../admin-sections.ts';
import type { StaffCounts } from './staff-counts.ts';

const WORDS: Record<keyof StaffCounts, string> = {
  waiting: 'waiting',
  reports: 'open',
  messages: 'new',
};
const MOST = 99;

interface CountBadgeProps {
  section: AdminSection;
  counts: StaffCounts | undefined;
  className?: string;
}

/** How much waits there; nothing is shown when nothing does. */
export function CountBadge({ section: { count }, counts, className }: CountBadgeProps) {
  const number = count && counts?.[count];
  if (!number) return null;
  return (
    <span
      className={classes(
        'min-w-6 rounded-full bg-mango px-1.5 text-center text-tiny font-bold text-deep tabular-nums',
        className,
      )}
    >
      <span className="sr-only">, </span>
      {number > MOST ? `${MOST}+` : number}
      <span className="sr-only"> {WORDS[count]}</span>
    </span>
  );
}
