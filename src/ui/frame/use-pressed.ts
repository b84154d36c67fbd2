import { useEffect, useRef } from 'react';

/** While a page is on its way, what was pressed or chosen for it says so. Called once, in the root. */
export function usePressed(isLoading: boolean): void {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const remember = (event: Event) => {
      const target = event.target as Element;
      if (event instanceof SubmitEvent) pressed.current = event.submitter ?? buttonOf(target);
      else pressed.current = target.closest('a, button, select');
    };
    for (const sign of ['click', 'submit', 'change']) addEventListener(sign, remember, true);
    return () => {
      for (const sign of ['click', 'submit', 'change']) removeEventListener(sign, remember, true);
    };
  }, []);
  useEffect(() => {
    const element = pressed.current;
    if (!isLoading || !element) return;
    element.ariaBusy = 'true';
    return () => {
      element.ariaBusy = null;
    };
  }, [isLoading]);
}

const buttonOf = (form: Element) => form.querySelector('[type=submit]');
