import { useEffect, useRef } from 'react';
import { focusPlace } from '#ui/frame/focus-place.ts';

/** When the link that was followed goes away with the old list, reading goes on at the new one. */
export function useKeptFocus<Place extends HTMLElement>(visit: string) {
  const place = useRef<Place>(null);
  const last = useRef(visit);
  useEffect(() => {
    if (last.current === visit) return;
    last.current = visit;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && place.current) focusPlace(place.current);
  }, [visit]);
  return place;
}
