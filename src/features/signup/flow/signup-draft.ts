import type { FormId } from '../signup-form.rules.ts';
import { keptKey } from '#ui/kept.ts';
import { readSession, writeSession } from '#ui/session-store.ts';

export type Draft = Readonly<Record<string, string>>;

/** Never kept, wherever. */
const SECRET = 'password';

const keyOf = (form: FormId) => keptKey('signup', form);

/** What was typed into a form before the page was reloaded, as far as the form still has the fields. */
export function readDraft(form: FormId, fields: readonly string[]): Draft | null {
  const stored = readSession(keyOf(form));
  if (typeof stored !== 'object' || stored === null) return null;
  const known = Object.entries(stored).filter(
    ([name, value]) =>
      fields.includes(name) && name !== SECRET && typeof value === 'string' && value !== '',
  );
  return known.length > 0 ? Object.fromEntries(known) : null;
}

export function keepDraft(form: FormId, values: Draft): void {
  const worth = Object.entries(values).filter(([name, value]) => name !== SECRET && value !== '');
  writeSession(keyOf(form), worth.length > 0 ? Object.fromEntries(worth) : null);
}

export const dropDraft = (form: FormId): void => writeSession(keyOf(form), null);
