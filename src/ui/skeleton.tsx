import { classes } from '#ui/classes.ts';

/** A place held for what is still loading; give it the final size by class. Say "loading" once, beside it. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={classes('skeleton block rounded-control', className)} />;
}
