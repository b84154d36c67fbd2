import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react';

/** Carries one of a list's items to another place: by mouse from anywhere on it, by finger from its grip. */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  move: (id: string, to: number) => void,
) {
  const [carried, setCarried] = useState<string | null>(null);
  const moveTo = useEffectEvent(move);
  useEffect(() => {
    if (!carried) return;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const places = Array.from(list.current?.querySelectorAll('[data-place]') ?? []);
      const to = places.findIndex((place) => {
        const { left, right, top, bottom } = place.getBoundingClientRect();
        return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      });
      if (to >= 0) moveTo(carried, to);
    };
    const end = new AbortController();
    const { signal } = end;
    const drop = () => setCarried(null);
    // On the window, because the carried element changes its place in the page.
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', drop, { signal });
    return () => end.abort();
  }, [carried, list]);

  const pickUp = (event: PointerEvent, id: string) => {
    const grip = event.target instanceof Element && event.target.closest('[data-grip]');
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !grip)) return;
    event.preventDefault();
    setCarried(id);
  };
  return { carried, pickUp };
}
