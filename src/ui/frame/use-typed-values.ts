import { useEffect, type MouseEvent } from 'react';
import { failures } from '#messages';
import { showNotice } from '#ui/notices.ts';
import { readSession, writeSession } from '#ui/session-store.ts';
import type { TypedValues } from './typed-values.ts';

const loadValues = () => import('./typed-values.ts');

/**
 * What was typed goes along to the same page in another language, by its address without one, and is given back once.
 * Returns what the link there calls; without scripts it simply leads on.
 */
export function useTypedValues(address: string): (event: MouseEvent<HTMLAnchorElement>) => void {
  const key = `typed ${address}`;
  useEffect(() => {
    const along = readSession(key) as TypedValues | null;
    if (!along) return;
    writeSession(key, null);
    loadValues().then(
      ({ typeAgain }) => typeAgain(along),
      () => writeSession(key, along),
    );
  }, [key]);
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    if (!navigator.onLine) return showNotice({ tone: 'danger', text: failures.network });
    const { href } = event.currentTarget;
    const leave = () => location.assign(href);
    loadValues()
      .then(({ typedHere }) => writeSession(key, typedHere()))
      .then(leave, leave);
  };
}
