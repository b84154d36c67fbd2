import { useEffect, useMemo, useReducer, useRef, type RefObject } from 'react';
import type { PictureState } from '#features/media/picture-fields/picture-state.ts';
import { createAvailabilityChecks } from '#features/profiles/form/availability-checks.ts';
import { askIfTaken } from '../flow/signup-calls.ts';
import { dropDraft, keepDraft, readDraft } from '../flow/signup-draft.ts';
import { firstFailure, type Failure } from '../first-failure.rules.ts';
import type { PictureField, SignupRules } from '../signup-form.rules.ts';
import { emptyForm, formReducer, pictureFields, type FormState } from './form-state.ts';

/** What is typed into a sign-up form, what is wrong with it, and what is known about it. */
export function useSignupForm(rules: SignupRules, form: RefObject<HTMLFormElement | null>) {
  const reducer = useMemo(() => formReducer(rules), [rules]);
  const [state, dispatch] = useReducer(reducer, rules, emptyForm);
  const latest = useLatest(state);
  const checks = useMemo(
    () =>
      createAvailabilityChecks({
        ask: askIfTaken,
        report: (name, known) => dispatch({ type: 'availability', name, state: known }),
      }),
    [],
  );
  useEffect(() => () => checks.stop(), [checks]);
  const picturesReady = usePicturesReady(state);

  // After hydration, because the server knows no draft. What was typed before the scripts came wins.
  const ready = useRef(false);
  useEffect(() => {
    const draft = readDraft(rules.form, Object.keys(rules.fields));
    const typed = form.current ? typedInto(form.current, rules) : {};
    dispatch({ type: 'filled', values: { ...draft, ...typed }, restored: draft !== null });
  }, [form, rules]);
  useEffect(() => {
    if (ready.current) keepDraft(rules.form, state.values);
    ready.current = true;
  }, [rules, state.values]);

  const watch = (name: string, value: string) => {
    const field = rules.fields[name]!;
    const asked = value.trim() !== '' && field.check(value) === null;
    if (field.unique) checks.watch(name, field.unique, asked ? value.trim() : null);
  };

  const failure = (): Failure | null => {
    const { values, pictures } = latest.current;
    const broken = new Set(pictureFields.filter((name) => pictures[name].error !== null));
    return firstFailure(rules, { values, taken: checks.taken(), pictures: broken });
  };

  return {
    rules,
    state,
    type(name: string, value: string) {
      dispatch({ type: 'typed', name, value });
      watch(name, value);
    },
    leave: (name: string) => dispatch({ type: 'left', name }),
    setPictures: (name: PictureField, pictures: PictureState) =>
      dispatch({ type: 'pictures', name, state: pictures }),
    /** What is in the form by now, however long ago the caller was made. */
    current: (): FormState => latest.current,
    /** Waits for what is under way, then tells the first thing that is wrong, if any. */
    async validate(): Promise<Failure | null> {
      dispatch({ type: 'attempted' });
      await Promise.all([checks.settle(), picturesReady()]);
      const early = failure();
      if (early) return early;
      for (const [name, value] of Object.entries(latest.current.values)) {
        if (!checks.isWatching(name)) watch(name, value);
      }
      await checks.settle();
      return failure();
    },
    /** The server found something that the browser could not know. */
    refuse(name: string, message: string, taken: boolean) {
      const { unique } = rules.fields[name] ?? {};
      const { values, pictures } = latest.current;
      const slot = pictureFields.find((each) => each === name);
      if (slot) {
        dispatch({ type: 'pictures', name: slot, state: { ...pictures[slot], error: message } });
      } else if (unique && taken) checks.learnTaken(name, unique, values[name]!.trim());
      else if (name in values) dispatch({ type: 'refused', name, message });
    },
    clear() {
      checks.stop();
      dropDraft(rules.form);
      dispatch({ type: 'cleared' });
    },
  };
}

export type SignupForm = ReturnType<typeof useSignupForm>;

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Resolves once no picture is being read or scaled. */
function usePicturesReady({ pictures }: FormState): () => Promise<void> {
  const busy = pictureFields.some((name) => pictures[name].busy);
  const working = useRef(busy);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    working.current = busy;
    if (!busy) waiting.current.splice(0).forEach((goOn) => goOn());
  }, [busy]);
  return () =>
    working.current
      ? new Promise((resolve) => void waiting.current.push(resolve))
      : Promise.resolve();
}

function typedInto(form: HTMLFormElement, { fields }: SignupRules): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => entry[0] in fields && entry[1] !== '',
  );
  return Object.fromEntries(entries);
}
