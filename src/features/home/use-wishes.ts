import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { HOME_SECTIONS, type HomeSection } from '#platform/paths.ts';
import { focusPlace } from '#ui/frame/focus-place.ts';

/** Scrolls to what the navigation asked for in its state, once for each. */
export function useWishes(): void {
  const { key, state } = useLocation();
  useEffect(() => {
    const { scrollTo } = (state ?? {}) as { scrollTo?: string };
    const section = HOME_SECTIONS.find((each) => each === scrollTo);
    if (!section) return;
    // After the router has restored its own scroll position and the frame has moved the focus.
    const frame = requestAnimationFrame(() => scrollToSection(section));
    return () => cancelAnimationFrame(frame);
    // The same wish made again comes with a new key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
}

/** Takes keyboard and screen reader along. */
function scrollToSection(section: HomeSection): void {
  const place = document.getElementById(section);
  if (!place) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  focusPlace(place);
}
