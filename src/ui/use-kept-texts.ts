import { useEffect, type FormEvent, type RefObject } from 'react';
import { readSession, writeSession } from './session-store.ts';

/** By field: the text that the page began with, and what was typed instead. */
type Kept = Record<string, { from: string; text: string }>;

/**
 * Keeps what is typed into the text areas of a form until it is `done`: whoever has to sign in again meanwhile finds it
 * on coming back. Returns what the form calls with every input.
 */
export function useKeptTexts(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  done: boolean,
): (event: FormEvent<HTMLFormElement>) => void {
  useEffect(() => {
    if (form.current) restore(form.current, readSession(key) as Kept | null);
  }, [form, key]);
  useEffect(() => {
    if (done) writeSession(key, null);
  }, [key, done]);
  return ({ currentTarget }) => writeSession(key, typedInto(currentTarget));
}

function typedInto(form: HTMLFormElement): Kept | null {
  const typed = [...form.querySelectorAll('textarea')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  if (typed.length === 0) return null;
  return Object.fromEntries(
    typed.map(({ name, value, defaultValue }) => [name, { from: defaultValue, text: value }]),
  );
}

/** Not over what was typed by now, nor over a text that somebody else has changed meanwhile. */
function restore(form: HTMLFormElement, kept: Kept | null): void {
  for (const area of form.querySelectorAll('textarea')) {
    const { from, text } = kept?.[area.name] ?? {};
    if (text === undefined || area.defaultValue !== from || area.value !== from) continue;
    area.value = text;
    const folded = area.closest('details');
    if (folded) folded.open = true;
    // Counters listen.
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
