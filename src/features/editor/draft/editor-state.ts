import type { PictureState } from '#features/media/picture-fields/picture-state.ts';
import { bySlot, SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import type { Availability } from '#features/profiles/form/availability-checks.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { EditorProfile } from '../editor-profile.ts';
import { checkEditorField, checkVideoLink, editorFields, tidyVideoLink } from '../editor.rules.ts';
import { draftOf, rebaseDraft, sameDraft, samePictures, type EditorDraft } from './editor-draft.ts';

export interface EditorState {
  /** As the server last told it. */
  profile: EditorProfile;
  /** What is saved, as far as we know. */
  saved: EditorDraft;
  draft: EditorDraft;
  errors: Readonly<Record<string, string | undefined>>;
  availability: Readonly<Record<string, Availability | undefined>>;
  /** A video is on its way to the server. */
  uploading: boolean;
  /** Raised when the whole form is filled anew. */
  filled: number;
}

export type EditorAction =
  | { type: 'typed'; name: string; value: string }
  | { type: 'left'; name: string }
  | { type: 'availability'; name: string; known: Availability | null }
  | { type: 'pictures'; slot: PictureSlot; state: PictureState }
  | { type: 'whatsapp'; on: boolean }
  | { type: 'uploading'; now: boolean }
  | { type: 'checked' }
  | { type: 'refused'; name: string; message: string }
  | { type: 'saved'; sent: EditorDraft; version: number; waiting: boolean }
  | { type: 'refreshed'; profile: EditorProfile; sent: EditorDraft }
  | { type: 'confirmed'; on: string }
  | { type: 'opened'; profile: EditorProfile }
  | { type: 'rebased'; profile: EditorProfile; mine: EditorDraft; base: EditorDraft };

export function openState(profile: EditorProfile, filled = 0): EditorState {
  const saved = draftOf(profile);
  return {
    profile,
    saved,
    draft: saved,
    errors: {},
    availability: {},
    uploading: false,
    filled,
  };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { profile, draft, errors } = state;
  const check = (name: string, value: string) => wrongWith(profile.kind, name, value) ?? undefined;
  const edit = (change: Partial<EditorDraft>) => ({ ...state, draft: { ...draft, ...change } });
  switch (action.type) {
    case 'typed': {
      const { name, value } = action;
      // What is wrong goes away while it is put right; new complaints wait until the field is left.
      const error = errors[name] && check(name, value);
      return {
        ...edit({ values: { ...draft.values, [name]: value } }),
        errors: { ...errors, [name]: error },
      };
    }
    case 'left': {
      const { name } = action;
      const value = name === 'videoUrl' ? tidyVideoLink(draft.values[name]!) : draft.values[name]!;
      return {
        ...edit({ values: { ...draft.values, [name]: value } }),
        errors: { ...errors, [name]: check(name, value) ?? errors[name] },
      };
    }
    case 'availability':
      return {
        ...state,
        availability: { ...state.availability, [action.name]: action.known ?? undefined },
      };
    case 'pictures':
      return edit({ pictures: { ...draft.pictures, [action.slot]: action.state } });
    case 'whatsapp':
      return edit({ whatsapp: action.on });
    case 'uploading':
      return { ...state, uploading: action.now };
    case 'checked': {
      const names = Object.keys(draft.values);
      const found = names.map((name) => [name, check(name, draft.values[name]!)]);
      return { ...state, errors: Object.fromEntries(found) };
    }
    case 'refused':
      return refused(state, action.name, action.message);
    case 'saved': {
      const { sent, version, waiting } = action;
      const standing = { ...profile.standing, waiting };
      return { ...state, saved: sent, profile: { ...profile, version, standing } };
    }
    case 'refreshed':
      return refreshed(state, action.profile, action.sent);
    case 'confirmed':
      return { ...state, profile: { ...profile, confirmedOn: action.on } };
    case 'opened':
      return openState(action.profile, state.filled + 1);
    case 'rebased': {
      const fresh = openState(action.profile, state.filled + 1);
      return { ...fresh, draft: rebaseDraft(action.mine, action.base, fresh.saved) };
    }
  }
}

export const isDirty = ({ draft, saved }: EditorState): boolean => !sameDraft(draft, saved);

/** Saving has to wait for pictures that are made smaller and for a video that is on its way. */
export const isPreparing = ({ draft, uploading }: EditorState): boolean =>
  uploading || SLOTS.some((slot) => draft.pictures[slot].busy);

export function wrongWith(kind: ProviderKind, name: string, value: string): string | null {
  if (name === 'videoUrl') return checkVideoLink(tidyVideoLink(value));
  return name in editorFields(kind) ? checkEditorField(kind, name, value) : null;
}

function refused(state: EditorState, name: string, message: string): EditorState {
  const { draft, errors } = state;
  const slot = SLOTS.find((each) => each === name);
  if (!slot) return { ...state, errors: { ...errors, [name]: message } };
  const pictures = { ...draft.pictures, [slot]: { ...draft.pictures[slot], error: message } };
  return { ...state, draft: { ...draft, pictures } };
}

/** After saving: new pictures have keys now, unless somebody has saved yet again or they were changed meanwhile. */
function refreshed(state: EditorState, profile: EditorProfile, sent: EditorDraft): EditorState {
  if (profile.version !== state.profile.version) return state;
  const { pictures } = draftOf(profile);
  const current = bySlot((slot) => {
    const shown = state.draft.pictures[slot];
    return samePictures(shown, sent.pictures[slot]) ? pictures[slot] : shown;
  });
  return {
    ...state,
    profile,
    saved: { ...state.saved, pictures },
    draft: { ...state.draft, pictures: current },
  };
}
