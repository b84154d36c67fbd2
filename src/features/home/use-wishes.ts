import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { HOME_SECTIONS } from '#platform/paths.ts';
import { scrollToSection } from './scroll-to-section.ts';

interface Wishes {
  scrollTo?: string;
}

/** Scrolls to what the navigation asked for in its state, once for each. */
export function useWishes(): void {
  const { key, state } = useLocation();
  useEffect(() => {
    const { scrollTo } = (state ?? {}) as Wishes;
    const section = HOME_SECTIONS.find((each) => each === scrollTo);
    if (!section) return;
    // After the router has restored its own scroll position and the frame has moved the focus.
    const frame = requestAnimationFrame(() => scrollToSection(section));
    return () => cancelAnimationFrame(frame);
    // The same wish made again comes with a new key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
}
