import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#ui/link.tsx';
import { paths, type HomeSection } from '#platform/paths.ts';

interface SectionLinkProps {
  section: HomeSection;
  className?: string | undefined;
  children: ReactNode;
}

/** To a section of the home page: a place on it when it is open, a navigation from anywhere else. */
export function SectionLink({ section, className, children }: SectionLinkProps) {
  const onHome = useLocation().pathname === paths.home;
  const to = paths.section(section);
  return onHome ? (
    <a href={to} className={className}>
      {children}
    </a>
  ) : (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
