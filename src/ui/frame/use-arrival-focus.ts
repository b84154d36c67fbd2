import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusPlace } from './focus-place.ts';

/** By entry of the history, the link that led on from it: which one of those to the same address. */
const followed = new Map<string, { href: string; nth: number }>();

/**
 * After a link, keyboard and screen reader start at the new page or section, and after Back at the link that was
 * followed. Called once, in the root.
 */
export function useArrivalFocus(): void {
  const { pathname, search, hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const last = useRef({ pathname, search, hash });
  useEffect(() => {
    const { current: before } = last;
    last.current = { pathname, search, hash };
    const isSamePlace = before.pathname === pathname && before.hash === hash;
    // Filters and pages of a list change the query only: the visitor stays where she is, if no place is named.
    if (isSamePlace && (!hash || before.search === search)) return;
    if (isReturn && focusFollowed(key)) return;
    const main = document.querySelector('main');
    const place = document.getElementById(hash.slice(1)) ?? main;
    const taken = place === main && main?.contains(document.activeElement);
    if (place && !taken) focusPlace(place);
  }, [pathname, search, hash, key, isReturn]);

  useEffect(() => {
    const note = ({ target }: Event) => {
      const link = (target as Element).closest('a');
      if (link) followed.set(key, { href: link.href, nth: linksTo(link.href).indexOf(link) });
    };
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  }, [key]);
}

const linksTo = (href: string) =>
  [...document.querySelectorAll('a')].filter((link) => link.href === href);

/** False where it is gone, or out of sight. */
function focusFollowed(key: string): boolean {
  const known = followed.get(key);
  const link = known && linksTo(known.href)[known.nth];
  if (!link) return false;
  focusPlace(link);
  return document.activeElement === link;
}
