import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusPlace } from './focus-place.ts';

/** After a link, keyboard and screen reader start at the new page or section. Called once, in the root. */
export function useArrivalFocus(): void {
  const { pathname, search, hash } = useLocation();
  const last = useRef({ pathname, search, hash });
  useEffect(() => {
    const { current: before } = last;
    last.current = { pathname, search, hash };
    const isSamePlace = before.pathname === pathname && before.hash === hash;
    // Filters and pages of a list change the query only: the visitor stays where she is, if no place is named.
    if (isSamePlace && (!hash || before.search === search)) return;
    const main = document.querySelector('main');
    const place = document.getElementById(hash.slice(1)) ?? main;
    const taken = place === main && main?.contains(document.activeElement);
    if (place && !taken) focusPlace(place);
  }, [pathname, search, hash]);
}
