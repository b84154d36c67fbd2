import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import {
  createProfileStore,
  useFormStore,
  type FormState,
} from '#features/profiles/form/profile-store.ts';
import type { EditorProfile } from '../describe-own-profile.server.ts';
import { editorFields, tidyVideoLink, checkEditorField, checkVideoLink } from '../editor.rules.ts';
import {
  draftIn,
  draftOf,
  rebaseDraft,
  sameDraft,
  samePicture,
  type EditorDraft,
} from './editor-draft.ts';
import { bySlot, SLOTS } from '#features/media/picture.rules.ts';
import { takenMessage } from '#features/profiles/availability.rules.ts';
import type { FormValues } from '#features/profiles/form-values.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

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

export interface EditorState extends FormState, EditorDraft {
  /** As the server last told it. */
  profile: EditorProfile;
  /** What is saved, as far as we know. */
  saved: EditorDraft;
  uploading: boolean;
}

export function openState(profile: EditorProfile): EditorState {
  const saved = draftOf(profile);
  return { ...saved, profile, saved, errors: {}, availability: {}, claims: {}, uploading: false };
}

export const isDirty = (state: EditorState): boolean => !sameDraft(state, state.saved);

/** Saving has to wait for pictures that are made smaller and for a video that is on its way. */
export const isPreparing = ({ pictures, uploading }: EditorState): boolean =>
  uploading || SLOTS.some((slot) => pictures[slot].busy);

function wrongWith(
  kind: ProviderKind,
  name: string,
  value: string,
  values: FormValues,
): string | null {
  if (name === 'videoUrl') return checkVideoLink(tidyVideoLink(value));
  return name in editorFields(kind) ? checkEditorField(kind, name, value, values) : null;
}

interface Wrong {
  /** A text field, `videoUrl`, or the slot of a picture. */
  name: string;
  message: string;
}

/** What stands in the way of saving, in the order of the page. */
export function allWrong({ profile, pictures, errors, availability }: EditorState): Wrong[] {
  const fields = editorFields(profile.kind);
  const texts = Object.keys(fields).map((name) => {
    const { unique } = fields[name]!;
    const taken = unique && availability[name] === 'taken' ? takenMessage(unique) : undefined;
    return { name, message: errors[name] ?? taken };
  });
  const shown = SLOTS.map((slot) => ({ name: slot, message: pictures[slot].error }));
  const all = [...texts, ...shown, { name: 'videoUrl', message: errors.videoUrl }];
  return all.filter((each): each is Wrong => Boolean(each.message));
}

export function afterSaving(
  state: EditorState,
  { sent, version, waiting }: { sent: EditorDraft; version: number; waiting: boolean },
): EditorState {
  const standing = { ...state.profile.standing, waiting };
  return { ...state, saved: sent, profile: { ...state.profile, version, standing } };
}

/** After saving, unless somebody has saved yet again: what was sent has keys now, and keeps the id that it is known by. */
export function refreshed(
  state: EditorState,
  profile: EditorProfile,
  sent: EditorDraft,
): EditorState {
  if (profile.version !== state.profile.version) return state;
  const stored = draftOf(profile).pictures;
  const known = bySlot((slot) => {
    const before = sent.pictures[slot].items;
    const items = stored[slot].items.map((item, place) => ({
      ...item,
      id: before[place]?.id ?? item.id,
    }));
    return { ...stored[slot], items };
  });
  const pictures = bySlot((slot) => {
    const shown = state.pictures[slot];
    const items = shown.items.map((item) => {
      const place = sent.pictures[slot].items.findIndex((each) => samePicture(each, item));
      return known[slot].items[place] ?? item;
    });
    return { ...shown, items };
  });
  return { ...state, profile, saved: { ...state.saved, pictures: known }, pictures };
}

/** My draft, which began with `base`, on top of what is saved by now. */
export function rebased(
  profile: EditorProfile,
  { mine, base }: { mine: EditorDraft; base: EditorDraft },
): EditorState {
  const fresh = openState(profile);
  return { ...fresh, ...rebaseDraft(mine, base, fresh.saved) };
}
