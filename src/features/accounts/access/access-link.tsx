import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { withNext } from './return-path.ts';

/** The email typed on one tab of the access screen, for the next. In the browser's memory only. */
let carried = '';

export const carriedEmail = (): string => carried;

/** Call it in the browser only, when a tab is left. */
export function carryEmail(email: string): void {
  carried = email;
}

interface AccessLinkProps {
  to: string;
  next: string | null;
  current?: boolean;
  className: string;
  children: string;
}

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
