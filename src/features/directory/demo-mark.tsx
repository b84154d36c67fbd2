import { directory } from '#messages';
import { classes } from '#ui/classes.ts';

/** On cards of invented providers, so that nobody takes one for a neighbour. */
export function DemoMark({ className }: { className?: string }) {
  return (
    <span
      className={classes(
        'inline-block rounded-full border border-line bg-surface px-2.5 text-tiny font-medium text-ink-2',
        className,
      )}
    >
      {directory.demo}
      <span className="sr-only">{directory.demoProfile}</span>
    </span>
  );
}
