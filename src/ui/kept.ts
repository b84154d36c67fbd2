import { forgetSession, readSession, writeSession } from './session-store.ts';

export type Value = string | boolean;

/** What is kept of a form. */
export interface Kept {
  /** It was sent, and nobody took it. */
  unsent: boolean;
  /** By field: what the page began with, and what was typed or chosen instead. */
  fields: Record<string, { from: Value; to: Value }>;
}

/** What became of a form that was sent. */
export type Outcome = 'done' | 'refused' | 'unsent';

interface Attended {
  form: HTMLFormElement;
  path: string;
  key: string;
  hear: (outcome: Outcome) => void;
}

const KEPT = 'kept ';
const CHANGED = 'kept';

const here = new Set<Attended>();
/** By page, the key of the form that was sent from it last. */
const sent = new Map<string, string>();

/** By the path of the page, without a language, and what the form is called on it; several pages share one by its name. */
export const keptKey = (path: string, form: string): string => `${KEPT}${path} ${form}`;

export const readKept = (key: string): Partial<Kept> | null => readSession(key) as Kept | null;

export function writeKept(key: string, value: object | null): void {
  writeSession(key, value);
  dispatchEvent(new Event(CHANGED));
}

/** Whoever is next at this device need not know what was written here. */
export const forgetAllKept = (): void => forgetSession(KEPT);

/** Sees to a form for as long as it is before somebody: when it is sent, it hears what became of it. */
export function attend(attended: Attended): () => void {
  const { form, path, key } = attended;
  const note = () => void sent.set(path, key);
  form.addEventListener('submit', note);
  here.add(attended);
  dispatchEvent(new Event(CHANGED));
  return () => {
    form.removeEventListener('submit', note);
    here.delete(attended);
    dispatchEvent(new Event(CHANGED));
  };
}

/** What tells the form that was sent last from a page what became of it, also when whoever sent it leaves meanwhile. */
export function lastSentFrom(path: string): (outcome: Outcome) => void {
  const key = sent.get(path);
  return (outcome) => {
    if (!key) return;
    for (const attended of before()) if (attended.key === key) attended.hear(outcome);
    const kept = outcome === 'done' ? null : readKept(key);
    writeKept(key, kept && { ...kept, unsent: outcome === 'unsent' });
  };
}

/** Whether somebody has a form before them that could not be sent. */
export const isUnsent = (): boolean => before().some(({ key }) => readKept(key)?.unsent === true);

/** Some may have given way to what was done. */
const before = () => [...here].filter(({ form }) => form.isConnected);

export function watchKept(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
}
