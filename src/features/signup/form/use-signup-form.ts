import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PictureState } from '#features/media/picture-fields/picture-state.ts';
import {
  PICTURE_SLOTS,
  slotOfField,
  SLOTS,
  type PictureSlot,
} from '#features/media/picture.rules.ts';
import { createAvailabilityChecks } from '#features/profiles/form/availability-checks.ts';
import { createFormStore, useFormStore } from '#features/profiles/form/form-store.ts';
import { askIfTaken } from '../flow/signup-calls.ts';
import { dropDraft, keepDraft, readDraft } from '../flow/signup-draft.ts';
import { firstFailure, type Failure } from '../first-failure.rules.ts';
import type { SignupRules } from '../signup-form.rules.ts';
import { emptyForm, formReducer, type FormState } from './form-state.ts';

/** What is typed into a sign-up form, what is wrong with it, and what is known about it. */
export function useSignupForm(rules: SignupRules, form: RefObject<HTMLFormElement | null>) {
  const [store] = useState(() => createSignupStore(rules));
  const state = useFormStore(store);
  useEffect(() => () => store.stop(), [store]);

  // After hydration, because the server knows no draft. What was typed before the scripts came wins.
  const ready = useRef(false);
  useEffect(() => {
    const draft = readDraft(rules.form, Object.keys(rules.fields));
    const typed = form.current ? typedInto(form.current, rules) : {};
    store.apply({ type: 'filled', values: { ...draft, ...typed }, restored: draft !== null });
  }, [form, rules, store]);
  useEffect(() => {
    if (ready.current) keepDraft(rules.form, state.values);
    ready.current = true;
  }, [rules, state.values]);
  return { ...store, rules, state };
}

export type SignupForm = ReturnType<typeof useSignupForm>;

function createSignupStore(rules: SignupRules) {
  const store = createFormStore(emptyForm(rules), formReducer(rules), isPreparing);
  const { apply, current } = store;
  const checks = createAvailabilityChecks({
    ask: askIfTaken,
    report: (name, known) => apply({ type: 'availability', name, state: known }),
  });
  const watch = (name: string, value: string) => {
    const field = rules.fields[name]!;
    const asked = value.trim() !== '' && field.check(value) === null;
    if (field.unique) checks.watch(name, field.unique, asked ? value.trim() : null);
  };
  const failure = (): Failure | null => {
    const { values, pictures } = current();
    const wrong = SLOTS.filter((slot) => pictures[slot].error !== null);
    const fields = new Set<string>(wrong.map((slot) => PICTURE_SLOTS[slot].field));
    return firstFailure(rules, { values, taken: checks.taken(), pictures: fields });
  };

  return {
    ...store,
    type: (name: string, value: string) => {
      apply({ type: 'typed', name, value });
      watch(name, value);
    },
    leave: (name: string) => apply({ type: 'left', name }),
    setPictures: (slot: PictureSlot, state: PictureState) =>
      apply({ type: 'pictures', slot, state }),
    /** Waits for what is under way, then tells the first thing that is wrong, if any. */
    validate: async (): Promise<Failure | null> => {
      apply({ type: 'attempted' });
      await Promise.all([checks.settle(), store.prepared()]);
      const early = failure();
      if (early) return early;
      for (const [name, value] of Object.entries(current().values)) {
        if (!checks.isWatching(name)) watch(name, value);
      }
      await checks.settle();
      return failure();
    },
    /** The server found something that the browser could not know. */
    refuse: (name: string, message: string, taken: boolean) => {
      const { unique } = rules.fields[name] ?? {};
      const { values, pictures } = current();
      const slot = slotOfField(name);
      if (slot) apply({ type: 'pictures', slot, state: { ...pictures[slot], error: message } });
      else if (unique && taken) checks.learnTaken(name, unique, values[name]!.trim());
      else if (name in values) apply({ type: 'refused', name, message });
    },
    clear: () => {
      checks.stop();
      dropDraft(rules.form);
      apply({ type: 'cleared' });
    },
    stop: () => checks.stop(),
  };
}

const isPreparing = ({ pictures }: FormState) => SLOTS.some((slot) => pictures[slot].busy);

function typedInto(form: HTMLFormElement, { fields }: SignupRules): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => entry[0] in fields && entry[1] !== '',
  );
  return Object.fromEntries(entries);
}
