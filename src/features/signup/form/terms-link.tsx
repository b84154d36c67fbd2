import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';

const LEAVE_AFTER_MS = 300;

/** To the terms by way of the top of the page. */
export function TermsLink({ className, children }: { className: string; children: ReactNode }) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate(paths.terms), LEAVE_AFTER_MS);
  };

  return (
    <Link to={paths.terms} onClick={leave} className={className}>
      {children}
    </Link>
  );
}
