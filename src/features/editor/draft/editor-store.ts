import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { PictureState } from '#features/media/picture-fields/picture-state.ts';
import { SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import { takenMessage } from '#features/profiles/availability.rules.ts';
import { createAvailabilityChecks } from '#features/profiles/form/availability-checks.ts';
import { createFormStore, useFormStore } from '#features/profiles/form/form-store.ts';
import { askIfTaken } from '#features/signup/flow/signup-calls.ts';
import type { EditorProfile } from '../editor-profile.ts';
import { editorFields } from '../editor.rules.ts';
import {
  editorReducer,
  isDirty,
  isPreparing,
  openState,
  wrongWith,
  type EditorAction,
  type EditorState,
} from './editor-state.ts';

/** What is in the editor, what is wrong with it, and what is known about it. */
export function useEditor(loaded: EditorProfile) {
  const [store] = useState(() => createEditorStore(loaded));
  const state = useFormStore(store);
  useEffect(() => () => store.stop(), [store]);
  const dirty = useMemo(() => isDirty(state), [state]);
  return { ...store, state, dirty };
}

export type Editor = ReturnType<typeof useEditor>;

/** What was typed before the scripts came is in the page, but not in our state yet. */
export function useTypedEarly(editor: Editor, form: RefObject<HTMLFormElement | null>): void {
  const take = useRef(() => {
    const { values } = editor.current().draft;
    for (const [name, value] of new FormData(form.current!)) {
      const differs = typeof value === 'string' && name in values && value !== values[name];
      if (differs) editor.type(name, value);
    }
  });
  useEffect(() => take.current(), []);
}

function createEditorStore(loaded: EditorProfile) {
  const { kind } = loaded;
  const store = createFormStore(openState(loaded), isPreparing);
  const { current } = store;
  const apply = (action: EditorAction) => store.set(editorReducer(current(), action));
  const checks = createAvailabilityChecks({
    ask: askIfTaken,
    report: (name, known) => apply({ type: 'availability', name, known }),
  });
  const watch = (name: string, value: string) => {
    const unique = editorFields(kind)[name]?.unique;
    if (!unique) return;
    const typed = value.trim();
    const own = typed === current().saved.values[name]!.trim();
    const asked = typed !== '' && !own && wrongWith(kind, name, value) === null;
    checks.watch(name, unique, asked ? typed : null);
  };

  return {
    ...store,
    kind,
    apply,
    type: (name: string, value: string) => {
      apply({ type: 'typed', name, value });
      watch(name, value);
    },
    leave: (name: string) => apply({ type: 'left', name }),
    setPictures: (slot: PictureSlot, pictures: PictureState) =>
      apply({ type: 'pictures', slot, state: pictures }),
    /** Waits for what is under way, then tells the first thing that is wrong, if any. */
    validate: async (): Promise<Wrong | null> => {
      apply({ type: 'checked' });
      await Promise.all([checks.settle(), store.prepared()]);
      return allWrong(current())[0] ?? null;
    },
    /** The server found something that the browser could not know. */
    refuse: (name: string, message: string, taken: boolean) => {
      const unique = editorFields(kind)[name]?.unique;
      const value = current().draft.values[name]?.trim();
      if (unique && taken && value) checks.learnTaken(name, unique, value);
      else apply({ type: 'refused', name, message });
    },
    stop: () => checks.stop(),
  };
}

interface Wrong {
  /** A text field, `videoUrl`, or the slot of a picture. */
  name: string;
  message: string;
}

/** What stands in the way of saving, in the order of the page. */
export function allWrong({ profile, draft, errors, availability }: EditorState): Wrong[] {
  const fields = editorFields(profile.kind);
  const texts = Object.keys(fields).map((name) => {
    const { unique } = fields[name]!;
    const taken = unique && availability[name] === 'taken' ? takenMessage(unique) : undefined;
    return { name, message: errors[name] ?? taken };
  });
  const pictures = SLOTS.map((slot) => ({ name: slot, message: draft.pictures[slot].error }));
  const all = [...texts, ...pictures, { name: 'videoUrl', message: errors.videoUrl }];
  return all.filter((each): each is Wrong => Boolean(each.message));
}
