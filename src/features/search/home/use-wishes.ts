import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { HOME_SECTIONS } from '#platform/paths.ts';
import { scrollToSection } from './scroll-to-section.ts';

/** What a link to the home page may ask for in its state, beside the address. */
export interface Wishes {
  scrollTo?: string;
  searchFor?: string;
}

/** Fulfils what the navigation asked for, once for each. */
export function useWishes(onSearchFor: (kind: 'specialist' | 'business') => void): void {
  const { key, state } = useLocation();
  useEffect(() => {
    const { scrollTo, searchFor } = (state ?? {}) as Wishes;
    if (searchFor === 'specialist' || searchFor === 'business') onSearchFor(searchFor);
    const section = HOME_SECTIONS.find((each) => each === scrollTo);
    if (!section) return;
    // After the router has restored its own scroll position and the frame has moved the focus.
    const frame = requestAnimationFrame(() => scrollToSection(section));
    return () => cancelAnimationFrame(frame);
    // The same wish made again comes with a new key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
}
