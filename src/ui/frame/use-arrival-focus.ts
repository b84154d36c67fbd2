import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusPlace } from './focus-place.ts';

/** After a link, keyboard and screen reader start at the new page or section. Called once, in the root. */
export function useArrivalFocus(): void {
  const { pathname, hash } = useLocation();
  const last = useRef({ pathname, hash });
  useEffect(() => {
    // Filters and pages of a list change the query only: the visitor stays where she is.
    if (last.current.pathname === pathname && last.current.hash === hash) return;
    last.current = { pathname, hash };
    const main = document.querySelector('main');
    const place = document.getElementById(hash.slice(1)) ?? main;
    const taken = place === main && main?.contains(document.activeElement);
    if (place && !taken) focusPlace(place);
  }, [pathname, hash]);
}
