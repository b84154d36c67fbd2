import type { MouseEventHandler } from 'react';
import { Link } from 'react-router';
import { withNext } from './return-path.ts';

interface AccessLinkProps {
  to: string;
  next: string | null;
  current?: boolean;
  onClick?: MouseEventHandler;
  className: string;
  children: string;
}

export function AccessLink({ to, next, current = false, ...rest }: AccessLinkProps) {
  return (
    <Link
      to={withNext(to, next)}
      preventScrollReset
      aria-current={current ? 'page' : undefined}
      {...rest}
    />
  );
}
