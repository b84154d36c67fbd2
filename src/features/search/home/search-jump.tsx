import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { classes } from '#ui/classes.ts';
import { scrollToSection } from './scroll-to-section.ts';

interface SearchJumpProps {
  kind: 'specialist' | 'business';
  /** Where the search stands on the same page: opens its tab. */
  onJump?: ((kind: 'specialist' | 'business') => void) | undefined;
  className: string;
  children: ReactNode;
}

/** To the search section, with the right tab open. */
export function SearchJump({ kind, onJump, className, children }: SearchJumpProps) {
  const jump = (event: MouseEvent) => {
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!onJump || !plain || !scrollToSection('search')) return;
    event.preventDefault();
    onJump(kind);
    // The router would jump at once; only the address has to follow.
    history.replaceState(history.state, '', paths.section('search'));
  };
  return (
    <Link
      to={paths.section('search')}
      state={{ searchFor: kind }}
      onClick={jump}
      className={classes(
        'inline-flex min-h-14 items-center justify-center gap-2.5 rounded-control px-6 py-3 text-lead leading-tight font-semibold text-deep transition hover:brightness-105 active:translate-y-px',
        className,
      )}
    >
      {children}
    </Link>
  );
}
