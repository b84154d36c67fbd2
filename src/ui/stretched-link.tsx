import { Link, type LinkProps } from 'react-router';
import { classes } from '#ui/classes.ts';

/** A link whose target is the whole card around it, while its name stays short, whoever wrote it. */
export function StretchedLink({
  className,
  ...rest
}: Omit<LinkProps, 'className'> & { className?: string | undefined }) {
  return (
    <Link
      dir="auto"
      {...rest}
      className={classes('after:absolute after:inset-0 focus-visible:outline-none', className)}
    />
  );
}
