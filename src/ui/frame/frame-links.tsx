import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#ui/link.tsx';
import { Remembered } from '#ui/remembered.tsx';
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
    <a className={className} href={pageHref(to)}>
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
  className?: string | undefined;
  link: string;
}

export function FrameLinks({ items, className, link }: FrameLinksProps) {
  const { pathname } = useLocation();
  const current = items.findIndex((item) => 'to' in item && item.to === pathname);
  return (
    <Remembered>
      <LinkList {...{ items, className, link, current }} />
    </Remembered>
  );
}

function LinkList({ items, className, link, current }: FrameLinksProps & { current: number }) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={item.label}>
          {'section' in item ? (
            <SectionLink section={item.section} className={link}>
              {item.label}
            </SectionLink>
          ) : (
            <Link
              to={item.to}
              aria-current={index === current ? 'page' : undefined}
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
