import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormStore } from '#features/profiles/form/profile-store.ts';
import type { FormValues } from '#features/profiles/form-values.ts';
import type { SignupRules, FormId } from '../signup-form.rules.ts';
import { createSignupStore } from './signup-store.ts';
import { keptKey } from '#ui/kept.ts';
import { readSession, writeSession } from '#ui/session-store.ts';

export function useSignupForm(
  rules: SignupRules,
  form: RefObject<HTMLFormElement | null>,
  given: FormValues = {},
) {
  // What stood in it at first is nobody's draft.
  const [start] = useState(given);
  const [store] = useState(() => createSignupStore(rules, start));
  const state = useFormStore(store);
  useEffect(() => () => store.stop(), [store]);

  // After hydration, because the server knows no draft. What was typed before the scripts came wins.
  const ready = useRef(false);
  useEffect(() => {
    const draft = readDraft(rules.form, Object.keys(rules.fields));
    const typed = form.current ? beyond(start, typedInto(form.current, rules)) : {};
    store.fill({ ...draft, ...typed }, draft !== null);
  }, [form, rules, start, store]);
  useEffect(() => {
    if (ready.current) keepDraft(rules.form, beyond(start, state.values));
    ready.current = true;
  }, [rules, start, state.values]);
  const isTouched = () => Object.values(beyond(start, store.current().values)).some(Boolean);
  const clear = () => {
    dropDraft(rules.form);
    store.clear();
  };
  return { ...store, rules, state, isTouched, clear };
}

const beyond = (start: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== start[name]));

export type SignupFormControls = ReturnType<typeof useSignupForm>;

function typedInto(form: HTMLFormElement, { fields }: SignupRules): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => entry[0] in fields && entry[1] !== '',
  );
  return Object.fromEntries(entries);
}

const keyOf = (form: FormId) => keptKey('signup', form);

/** A password is never kept, wherever. */
const worthKeeping = (values: object) =>
  Object.entries(values).filter(
    ([name, value]) => name !== 'password' && typeof value === 'string' && value !== '',
  );

/** What was typed into a form before the page was reloaded, as far as the form still has the fields. */
export function readDraft(form: FormId, fields: readonly string[]): FormValues | null {
  const known = worthKeeping(readSession(keyOf(form)) ?? {}).filter(([name]) =>
    fields.includes(name),
  );
  return known.length > 0 ? Object.fromEntries(known) : null;
}

export function keepDraft(form: FormId, values: FormValues): void {
  const worth = worthKeeping(values);
  writeSession(keyOf(form), worth.length > 0 ? Object.fromEntries(worth) : null);
}

export const dropDraft = (form: FormId): void => writeSession(keyOf(form), null);
