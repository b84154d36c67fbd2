import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#ui/link.tsx';
import { pageHref } from '#platform/language.ts';
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
    <a href={pageHref(to)} className={className}>
      {children}
    </a>
  ) : (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}

export type FrameItem = { label: string } & ({ section: HomeSection } | { to: string });

interface FrameLinksProps {
  items: readonly FrameItem[];
  className?: string;
  link: string;
}

export function FrameLinks({ items, className, link }: FrameLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.label}>
          {'section' in item ? (
            <SectionLink section={item.section} className={link}>
              {item.label}
            </SectionLink>
          ) : (
            <Link
              to={item.to}
              aria-current={item.to === pathname ? 'page' : undefined}
              className={link}
            >
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
