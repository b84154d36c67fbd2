import { useEffect, type MouseEvent } from 'react';
import { failures } from '#messages';
import { languageNow } from '#platform/language.ts';
import { showNotice } from '#ui/notices.ts';
import { forgetSession, readSession, writeSession } from '#ui/session-store.ts';
import type { TypedValues } from './typed-values.ts';

const loadValues = () => import('./typed-values.ts');

const TYPED = 'typed ';

/** Whoever is next at this device need not know what was typed here. */
export const forgetAllTyped = (): void => forgetSession(TYPED);

/**
 * What was typed goes along to the same page in another language, and is given back once, by that page in that language
 * alone. Returns what the link there calls; without scripts it simply leads on.
 */
export function useTypedValues(address: string): (event: MouseEvent<HTMLAnchorElement>) => void {
  const inAny = `${TYPED}${address} `;
  useEffect(() => {
    const key = inAny + languageNow();
    const along = readSession(key) as TypedValues | null;
    forgetSession(inAny);
    if (along)
      loadValues().then(
        ({ typeAgain }) => typeAgain(along),
        () => writeSession(key, along),
      );
    // A browser that asks whether to leave lets people stay. Whoever goes on from here by a link of the site has.
    return () => forgetSession(inAny);
  }, [inAny]);
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    if (!navigator.onLine) return showNotice({ tone: 'danger', text: failures.network });
    const { href, hreflang } = event.currentTarget;
    const leave = () => location.assign(href);
    loadValues()
      .then(({ typedHere }) => writeSession(inAny + hreflang, typedHere()))
      .then(leave, leave);
  };
}
