import { Link, type LinkProps } from '#ui/link.tsx';
import { buttonStyle, type ButtonLook } from '#ui/button-style.ts';
import { classes } from '#ui/classes.ts';

/** A link that looks like a button. Takes addresses of this site and others (tel:, mailto:, https:). */
export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={classes(buttonStyle({ variant, size, wide }), className)} />;
}
