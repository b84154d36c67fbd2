import type { HomeSection } from '#platform/paths.ts';
import { focusPlace } from '#ui/frame/focus-place.ts';

/** Brings a section into view and takes keyboard and screen reader along; false when it is not on this page. */
export function scrollToSection(section: HomeSection): boolean {
  const place = document.getElementById(section);
  if (!place) return false;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  focusPlace(place);
  return true;
}
