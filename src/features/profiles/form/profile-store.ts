import { useSyncExternalStore } from 'react';
import type { PictureState } from '#features/media/picture-fields/picture-state.ts';
import { SLOTS, slotOfField, type PictureSlot } from '#features/media/picture.rules.ts';
import type { FieldRules } from '../field-checks.rules.ts';
import type { FormValues } from '../form-values.ts';
import { askIfTaken, createAvailabilityChecks, type Availability } from './availability-checks.ts';

/** What both forms keep: signup, and the editor. */
export interface FormState {
  values: FormValues;
  /** What is said beside each field; absent where nothing is wrong or nothing was checked yet. */
  errors: Readonly<Record<string, string | undefined>>;
  availability: Readonly<Record<string, Availability | undefined>>;
  /** The profile that holds what was typed, where it waits for its owner. */
  claims: Readonly<Record<string, string | null>>;
  pictures: Readonly<Record<PictureSlot, PictureState>>;
}

interface Rules<State> {
  fields: FieldRules;
  wrongWith: (state: State, name: string, value: string) => string | undefined;
  /** A value that is the owner's already needs no asking. */
  isOwn: (state: State, name: string, value: string) => boolean;
  /** Sending has to wait, as for pictures that are made smaller. */
  isPreparing: (state: State) => boolean;
}

/** What is typed into a form, what is wrong with it, and what is known about it: work that ends later goes on from there. */
export function createProfileStore<State extends FormState>(first: State, rules: Rules<State>) {
  const { fields, wrongWith, isOwn, isPreparing } = rules;
  const listeners = new Set<() => void>();
  const waiting: (() => void)[] = [];
  let state = first;

  const set = (next: State): void => {
    state = next;
    for (const changed of listeners) changed();
    if (!isPreparing(state)) waiting.splice(0).forEach((goOn) => goOn());
  };
  const say = (errors: FormState['errors']) =>
    set({ ...state, errors: { ...state.errors, ...errors } });
  const setPictures = (slot: PictureSlot, pictures: PictureState) =>
    set({ ...state, pictures: { ...state.pictures, [slot]: pictures } });

  const checks = createAvailabilityChecks({
    ask: askIfTaken,
    report: (name, known, claim = null) =>
      set({
        ...state,
        availability: { ...state.availability, [name]: known ?? undefined },
        claims: { ...state.claims, [name]: claim },
      }),
  });
  const watch = (name: string) => {
    const unique = fields[name]?.unique;
    const value = state.values[name]!.trim();
    const asked = value !== '' && !isOwn(state, name, value) && !wrongWith(state, name, value);
    if (unique) checks.watch(name, unique, asked ? value : null);
  };

  return {
    current: (): State => state,
    set,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    setPictures,
    type: (name: string, value: string) => {
      // What is wrong goes away while it is put right; new complaints wait until the field is left.
      const error = state.errors[name] && wrongWith(state, name, value);
      set({ ...state, values: { ...state.values, [name]: value } });
      say({ [name]: error });
      watch(name);
    },
    leave: (name: string) =>
      say({ [name]: wrongWith(state, name, state.values[name]!) ?? state.errors[name] }),
    look: (names: readonly string[]) => {
      const wrong = names.map((name) => [name, wrongWith(state, name, state.values[name]!)]);
      say(Object.fromEntries(wrong));
    },
    /** Waits for what is under way, and for a verdict about these. */
    settle: async (names: readonly string[] = []): Promise<void> => {
      for (const name of names) if (!checks.isWatching(name)) watch(name);
      const prepared = isPreparing(state) && new Promise<void>((goOn) => void waiting.push(goOn));
      await Promise.all([checks.settle(), prepared]);
    },
    /** The server found something that the browser could not know. */
    refuse: (name: string, message: string, taken: boolean) => {
      const { unique } = fields[name] ?? {};
      const slot = slotOfField(name) ?? SLOTS.find((each) => each === name);
      if (slot) setPictures(slot, { ...state.pictures[slot], error: message });
      else if (unique && taken) checks.learnTaken(name, unique, state.values[name]!.trim());
      else if (name in state.values) say({ [name]: message });
    },
    taken: () => checks.taken(),
    stop: () => checks.stop(),
  };
}

type Store<State> = { subscribe: (changed: () => void) => () => void; current: () => State };

export const useFormStore = <State>({ subscribe, current }: Store<State>): State =>
  useSyncExternalStore(subscribe, current, current);
