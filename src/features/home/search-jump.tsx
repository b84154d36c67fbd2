import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { classes } from '#ui/classes.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface SearchJumpProps {
  kind: ProviderKind;
  /** Where the search stands on the same page: opens its tab. */
  onJump?: ((kind: ProviderKind) => void) | undefined;
  className: string;
  children: ReactNode;
}

/** To the search section, with the right tab open. */
export function SearchJump({ kind, onJump, className, children }: SearchJumpProps) {
  const to = paths.section('search');
  const look = classes(
    'inline-flex min-h-14 items-center justify-center gap-2.5 rounded-control px-6 py-3 text-lead leading-tight font-semibold text-deep transition hover:brightness-105 active:translate-y-px',
    className,
  );
  return onJump ? (
    <a href={to} onClick={() => onJump(kind)} className={look}>
      {children}
    </a>
  ) : (
    <Link to={to} state={{ searchFor: kind }} className={look}>
      {children}
    </Link>
  );
}
