import { useEffect, type MouseEvent } from 'react';
import { failures } from '#messages';
import { showNotice } from '#ui/notices.ts';
import { readSession, writeSession } from '#ui/session-store.ts';
import { readUnsent } from '#ui/unsent-values.ts';
import type { TypedValues } from './typed-values.ts';

const loadValues = () => import('./typed-values.ts');
const loadUnsent = () => import('#ui/unsent.ts');

/** Links that come later, with a menu, must not undo what somebody has typed since. */
let filledAt = '';

/**
 * What was typed goes along to the same page in another language, by its address without one, and is given back once;
 * what could not be sent, with each visit until it is. Returns what the link there
 * calls; without scripts it simply leads on.
 */
export function useTypedValues(address: string): (event: MouseEvent<HTMLAnchorElement>) => void {
  const key = `typed ${address}`;
  useEffect(() => {
    const along = readSession(key) as TypedValues | null;
    const unsent = filledAt === address ? null : readUnsent()[address];
    filledAt = address;
    if (along || unsent) {
      writeSession(key, null);
      loadUnsent().then(
        ({ fillAgain }) => fillAgain(along, unsent),
        () => writeSession(key, along),
      );
    }
    return () => {
      filledAt = '';
    };
  }, [key, address]);
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
