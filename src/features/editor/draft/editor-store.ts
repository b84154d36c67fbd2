import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { createProfileStore, useFormStore } from '#features/profiles/form/profile-store.ts';
import type { EditorProfile } from '../describe-own-profile.server.ts';
import { editorFields, tidyVideoLink } from '../editor.rules.ts';
import { draftIn } from './editor-draft.ts';
import {
  allWrong,
  isDirty,
  isPreparing,
  openState,
  wrongWith,
  type EditorState,
  type Wrong,
} from './editor-state.ts';

export function useEditor(loaded: EditorProfile) {
  const [store] = useState(() => createEditorStore(loaded));
  const state = useFormStore(store);
  useEffect(() => () => store.stop(), [store]);
  const { values, whatsapp, pictures } = state;
  const draft = useMemo(
    () => draftIn({ values, whatsapp, pictures }),
    [values, whatsapp, pictures],
  );
  const dirty = useMemo(() => isDirty(state), [state]);
  return { ...store, state, draft, dirty };
}

export type Editor = ReturnType<typeof useEditor>;

/** What was typed before the scripts came is in the page, but not in our state yet. */
export function useTypedEarly(editor: Editor, form: RefObject<HTMLFormElement | null>): void {
  const take = useRef(() => {
    const { values } = editor.current();
    for (const [name, value] of new FormData(form.current!)) {
      const differs = typeof value === 'string' && name in values && value !== values[name];
      if (differs) editor.type(name, value);
    }
  });
  useEffect(() => take.current(), []);
}

export function createEditorStore(loaded: EditorProfile) {
  const { kind } = loaded;
  const store = createProfileStore(openState(loaded), {
    fields: editorFields(kind),
    wrongWith: ({ values }, name, value) => wrongWith(kind, name, value, values) ?? undefined,
    isOwn: ({ saved }, name, value) => value === saved.values[name]!.trim(),
    isPreparing,
  });
  const { current, set } = store;
  return {
    ...store,
    kind,
    change: (some: Partial<EditorState>) => set({ ...current(), ...some }),
    leave: (name: string) => {
      const value = current().values[name]!;
      const tidied = name === 'videoUrl' ? tidyVideoLink(value) : value;
      if (tidied !== value) store.type(name, tidied);
      store.leave(name);
    },
    /** Waits for what is under way, then tells the first thing that is wrong, if any. */
    validate: async (): Promise<Wrong | null> => {
      store.look(Object.keys(current().values));
      await store.settle();
      return allWrong(current())[0] ?? null;
    },
  };
}
