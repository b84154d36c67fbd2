import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths, type HomeSection } from '#platform/paths.ts';
import { focusPlace } from '#ui/frame/focus-place.ts';

interface SectionLinkProps {
  section: HomeSection;
  className?: string | undefined;
  children: ReactNode;
}

/** To a section of the home page: scrolls there when we are on it, navigates there from anywhere else. */
export function SectionLink({ section, className, children }: SectionLinkProps) {
  const onHome = useLocation().pathname === paths.home;

  const scroll = (event: MouseEvent) => {
    const place = document.getElementById(section);
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!onHome || !place || !plain) return;
    event.preventDefault();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
    focusPlace(place);
    // The router would jump at once; only the address has to follow.
    history.replaceState(history.state, '', `#${section}`);
  };

  return (
    <Link to={paths.section(section)} onClick={scroll} className={className}>
      {children}
    </Link>
  );
}
