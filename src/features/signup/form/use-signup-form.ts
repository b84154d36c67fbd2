import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormStore } from '#features/profiles/form/profile-store.ts';
import { keepDraft, readDraft } from '../flow/signup-draft.ts';
import type { SignupRules } from '../signup-form.rules.ts';
import { createSignupStore } from './signup-store.ts';

export function useSignupForm(rules: SignupRules, form: RefObject<HTMLFormElement | null>) {
  const [store] = useState(() => createSignupStore(rules));
  const state = useFormStore(store);
  useEffect(() => () => store.stop(), [store]);

  // After hydration, because the server knows no draft. What was typed before the scripts came wins.
  const ready = useRef(false);
  useEffect(() => {
    const draft = readDraft(rules.form, Object.keys(rules.fields));
    const typed = form.current ? typedInto(form.current, rules) : {};
    store.fill({ ...draft, ...typed }, draft !== null);
  }, [form, rules, store]);
  useEffect(() => {
    if (ready.current) keepDraft(rules.form, state.values);
    ready.current = true;
  }, [rules, state.values]);
  return { ...store, rules, state };
}

export type SignupFormControls = ReturnType<typeof useSignupForm>;

function typedInto(form: HTMLFormElement, { fields }: SignupRules): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => entry[0] in fields && entry[1] !== '',
  );
  return Object.fromEntries(entries);
}
