import type { ComponentProps } from 'react';

type OutsideLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string };

/** To a page that somebody else named: it learns nothing of this one, and search engines take it for no advice of ours. */
export function OutsideLink({ children, ...props }: OutsideLinkProps) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}
