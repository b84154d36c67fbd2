import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { EditorProfile } from '../editor-profile.ts';
import { isDirty } from './editor-state.ts';
import { createEditorStore } from './editor-store.ts';

/** What is in the editor, what is wrong with it, and what is known about it. */
export function useEditor(loaded: EditorProfile) {
  const [store] = useState(() => createEditorStore(loaded));
  const state = useSyncExternalStore(store.subscribe, store.current, store.current);
  useEffect(() => () => store.stop(), [store]);
  const dirty = useMemo(() => isDirty(state), [state]);
  return { ...store, state, dirty };
}

export type Editor = ReturnType<typeof useEditor>;
