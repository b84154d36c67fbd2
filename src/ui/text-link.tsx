import type { ComponentProps } from 'react';
import { Link } from '#ui/link.tsx';

export const textLinkStyle =
  'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong';

/** A link that stands by itself, with room for a thumb. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={textLinkStyle} />;
}
