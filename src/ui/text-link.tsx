import type { ComponentProps } from 'react';
import { classes } from '#ui/classes.ts';
import { Link } from '#ui/link.tsx';

/** Within a sentence or a heading, as heavy as the words around. */
export const linkStyle = 'text-accent underline underline-offset-4 hover:text-accent-strong';

export const textLinkStyle =
  'inline-flex min-h-11 min-w-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong';

/** A link that stands by itself, with room for a thumb. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classes(textLinkStyle, className)} />;
}
