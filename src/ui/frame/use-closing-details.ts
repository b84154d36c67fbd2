import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router';

/** A menu is a `<details>`, so it opens without scripts; scripts close it on Escape, outside clicks and navigation. */
export function useClosingDetails() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const close = () => {
      details.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    // The dimmed page around a panel belongs to the details element itself.
    const onPress = ({ target }: Event) => {
      if (target === details || !details.contains(target as Node)) close();
    };
    const left = new AbortController();
    document.addEventListener('keydown', onKeyDown, left);
    for (const press of ['pointerdown', 'focusin']) document.addEventListener(press, onPress, left);
    return () => {
      close();
      left.abort();
    };
  }, [key]);

  const closeAfterChoice = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('a')) menu.current?.removeAttribute('open');
  };

  return { menu, closeAfterChoice };
}
