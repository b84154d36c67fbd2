import { NO_PICTURES, type PictureState } from '#features/media/picture-fields/picture-state.ts';
import {
  bySlot,
  PICTURE_SLOTS,
  slotOfField,
  SLOTS,
  type PictureSlot,
} from '#features/media/picture.rules.ts';
import {
  createAvailabilityChecks,
  type Availability,
} from '#features/profiles/form/availability-checks.ts';
import { createFormStore } from '#features/profiles/form/form-store.ts';
import type { FormValues } from '#features/profiles/form-values.ts';
import { firstFailure, type Failure } from '../first-failure.rules.ts';
import { askIfTaken, saveSignup } from '../flow/signup-calls.ts';
import { dropDraft } from '../flow/signup-draft.ts';
import type { SignupRules } from '../signup-form.rules.ts';

export interface FormState {
  values: FormValues;
  /** What is said beside each field; absent where nothing is wrong or nothing was checked yet. */
  errors: Readonly<Record<string, string | undefined>>;
  availability: Readonly<Record<string, Availability | undefined>>;
  pictures: Readonly<Record<PictureSlot, PictureState>>;
  /** The fields that somebody tried to get past: empty, they count as errors too. */
  attempted: ReadonlySet<string>;
  /** What was typed before a reload is back. */
  restored: boolean;
}

/** What is typed into a sign-up form, what is wrong with it, and what is known about it. */
export function createSignupStore(rules: SignupRules) {
  const names = Object.keys(rules.fields);
  const empty: FormState = {
    values: Object.fromEntries(names.map((name) => [name, ''])),
    errors: {},
    availability: {},
    pictures: bySlot(() => NO_PICTURES),
    attempted: new Set(),
    restored: false,
  };
  const isPreparing = ({ pictures }: FormState) => SLOTS.some((slot) => pictures[slot].busy);
  const { current, set, prepared, subscribe } = createFormStore(empty, isPreparing);
  const change = (some: Partial<FormState>) => set({ ...current(), ...some });
  const say = (name: string, error: string | undefined) =>
    change({ errors: { ...current().errors, [name]: error } });
  const setPictures = (slot: PictureSlot, state: PictureState) =>
    change({ pictures: { ...current().pictures, [slot]: state } });

  const checks = createAvailabilityChecks({
    ask: askIfTaken,
    report: (name, known) =>
      change({ availability: { ...current().availability, [name]: known ?? undefined } }),
  });
  const watch = (name: string, value: string) => {
    const field = rules.fields[name]!;
    const asked = value.trim() !== '' && field.check(value) === null;
    if (field.unique) checks.watch(name, field.unique, asked ? value.trim() : null);
  };
  const wrongWith = (name: string, value: string): string | undefined => {
    const field = rules.fields[name]!;
    if (value.trim() !== '') return field.check(value) ?? undefined;
    return current().attempted.has(name) ? field.required : undefined;
  };
  const failure = (only: readonly string[] | undefined): Failure | null => {
    const { values, pictures } = current();
    const wrong = SLOTS.filter((slot) => pictures[slot].error !== null);
    const fields = new Set<string>(wrong.map((slot) => PICTURE_SLOTS[slot].field));
    return firstFailure(rules, { values, taken: checks.taken(), pictures: fields }, only);
  };

  return {
    current,
    subscribe,
    setPictures,
    fill: (typed: FormValues, restored: boolean) =>
      change({ values: { ...current().values, ...typed }, restored }),
    type: (name: string, value: string) => {
      const { values, errors } = current();
      // What is wrong goes away while it is put right; new complaints wait until the field is left.
      const error = errors[name] && wrongWith(name, value);
      change({ values: { ...values, [name]: value }, errors: { ...errors, [name]: error } });
      watch(name, value);
    },
    leave: (name: string) => {
      const { values, errors } = current();
      say(name, wrongWith(name, values[name]!) ?? errors[name]);
    },
    /** Waits for what is under way, then tells the first thing that is wrong, if any, with some fields or with all. */
    validate: async (only?: readonly string[]): Promise<Failure | null> => {
      const looked = names.filter((name) => only?.includes(name) ?? true);
      const { values, errors, attempted } = current();
      change({ attempted: new Set([...attempted, ...looked]) });
      const wrong = looked.map((name) => [name, wrongWith(name, values[name]!)]);
      change({ errors: { ...errors, ...Object.fromEntries(wrong) } });
      await Promise.all([checks.settle(), prepared()]);
      const early = failure(only);
      if (early) return early;
      for (const name of looked) {
        if (!checks.isWatching(name)) watch(name, current().values[name]!);
      }
      await checks.settle();
      return failure(only);
    },
    /** The server found something that the browser could not know. */
    refuse: (name: string, message: string, taken: boolean) => {
      const { unique } = rules.fields[name] ?? {};
      const { values, pictures } = current();
      const slot = slotOfField(name);
      if (slot) setPictures(slot, { ...pictures[slot], error: message });
      else if (unique && taken) checks.learnTaken(name, unique, values[name]!.trim());
      else if (name in values) say(name, message);
    },
    /** Sends what is in the form now, when it is called. */
    sealed: () => {
      const { values, pictures } = current();
      const body = new FormData();
      for (const [name, value] of Object.entries(values))
        body.set(name, name === 'password' ? value : value.trim());
      for (const slot of SLOTS)
        for (const { file } of pictures[slot].items)
          if (file) body.append(PICTURE_SLOTS[slot].field, file, file.name);
      return (onProgress: (share: number) => void) => saveSignup(rules.form, body, onProgress);
    },
    clear: () => {
      checks.stop();
      dropDraft(rules.form);
      set(empty);
    },
    stop: () => checks.stop(),
  };
}
