import type { PictureState } from '#features/media/picture-fields/picture-state.ts';
import type { PictureSlot } from '#features/media/picture.rules.ts';
import { createAvailabilityChecks } from '#features/profiles/form/availability-checks.ts';
import { askIfTaken } from '#features/signup/flow/signup-calls.ts';
import type { EditorProfile } from '../editor-profile.ts';
import { editorFields } from '../editor.rules.ts';
import { allWrong, type Wrong } from './all-wrong.ts';
import {
  editorReducer,
  isPreparing,
  openState,
  wrongWith,
  type EditorAction,
  type EditorState,
} from './editor-state.ts';

/** Keeps what is in an editor, so that work which ends later goes on from what is there by then. */
export function createEditorStore(loaded: EditorProfile, ask = askIfTaken) {
  const { kind } = loaded;
  const listeners = new Set<() => void>();
  const waiting: (() => void)[] = [];
  let state = openState(loaded);

  const apply = (action: EditorAction): void => {
    state = editorReducer(state, action);
    for (const changed of listeners) changed();
    if (!isPreparing(state)) waiting.splice(0).forEach((goOn) => goOn());
  };
  const checks = createAvailabilityChecks({
    ask,
    report: (name, known) => apply({ type: 'availability', name, known }),
  });
  const watch = (name: string, value: string) => {
    const unique = editorFields(kind)[name]?.unique;
    if (!unique) return;
    const typed = value.trim();
    const own = typed === state.saved.values[name]!.trim();
    const asked = typed !== '' && !own && wrongWith(kind, name, value) === null;
    checks.watch(name, unique, asked ? typed : null);
  };
  const prepared = () =>
    isPreparing(state)
      ? new Promise<void>((resolve) => void waiting.push(resolve))
      : Promise.resolve();

  return {
    kind,
    current: (): EditorState => state,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
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
      await Promise.all([checks.settle(), prepared()]);
      return allWrong(state)[0] ?? null;
    },
    /** The server found something that the browser could not know. */
    refuse: (name: string, message: string, taken: boolean) => {
      const unique = editorFields(kind)[name]?.unique;
      const value = state.draft.values[name]?.trim();
      if (unique && taken && value) checks.learnTaken(name, unique, value);
      else apply({ type: 'refused', name, message });
    },
    stop: () => checks.stop(),
  };
}
