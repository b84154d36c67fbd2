import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { carryEmail } from './carried-email.ts';
import { withNext } from './return-path.ts';

interface AccessLinkProps {
  to: string;
  next: string | null;
  current?: boolean;
  className: string;
  children: string;
}

/** To another part of the access screen, without losing the typed email or where to go afterwards. */
export function AccessLink({ to, next, current = false, className, children }: AccessLinkProps) {
  const carry = ({ currentTarget }: MouseEvent) => {
    const screen = currentTarget.closest('[data-access]');
    carryEmail(screen?.querySelector<HTMLInputElement>('input[name=email]')?.value ?? '');
  };
  return (
    <Link
      to={withNext(to, next)}
      preventScrollReset
      onClick={carry}
      aria-current={current ? 'page' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
