import type { PictureItem, PictureState } from '#features/media/picture-fields/picture-state.ts';
import { bySlot, SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import type { EditorProfile } from '../describe-own-profile.server.ts';
import { contentOf, type FormValues } from '#features/profiles/form-values.ts';
import type { ProfileContent } from '#features/profiles/profile-content.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { editor } from '#messages';

export interface EditorDraft {
  /** Every text field, and the video's address as `videoUrl`. */
  values: FormValues;
  whatsapp: boolean;
  pictures: Readonly<Record<PictureSlot, PictureState>>;
}

export function draftOf({ values, videoUrl, whatsapp, pictures }: EditorProfile): EditorDraft {
  const stored = (slot: PictureSlot): PictureState => ({
    items: pictures[slot].map(({ key, url }) => ({
      id: key,
      key,
      url,
      file: null,
      name: editor.currentPicture,
    })),
    error: null,
    busy: false,
  });
  // Text areas know one kind of line end; forms are sent with another.
  const lines = Object.entries(values).map(([name, text]) => [name, text.replace(/\r\n?/g, '\n')]);
  return {
    values: { ...Object.fromEntries(lines), videoUrl },
    whatsapp,
    pictures: bySlot(stored),
  };
}

/** What of the editor is saved. */
export const draftIn = ({ values, whatsapp, pictures }: EditorDraft): EditorDraft => ({
  values,
  whatsapp,
  pictures,
});

/** What the profile would say if this were saved. */
export const contentOfDraft = (
  kind: ProviderKind,
  { values, whatsapp }: EditorDraft,
): ProfileContent =>
  contentOf(kind, 'editor', values, { whatsapp, videoUrl: values.videoUrl || null });

export function sameDraft(a: EditorDraft, b: EditorDraft): boolean {
  return (
    a.whatsapp === b.whatsapp &&
    Object.keys(a.values).every((name) => a.values[name]!.trim() === b.values[name]!.trim()) &&
    SLOTS.every((slot) => samePictures(a.pictures[slot], b.pictures[slot]))
  );
}

export function samePictures({ items: a }: PictureState, { items: b }: PictureState): boolean {
  return a.length === b.length && a.every((item, place) => samePicture(item, b[place]!));
}

export const samePicture = (a: PictureItem, b: PictureItem): boolean =>
  (a.key ?? a.id) === (b.key ?? b.id) && a.file === b.file;

/** My draft, which began with `base`, on top of what was saved elsewhere. Pictures that are gone there cannot come back. */
export function rebaseDraft(
  mine: EditorDraft,
  base: EditorDraft,
  newest: EditorDraft,
): EditorDraft {
  const rebased = (slot: PictureSlot): PictureState => {
    const now = newest.pictures[slot];
    if (samePictures(mine.pictures[slot], base.pictures[slot])) return now;
    const isThere = (key: string | undefined) => now.items.some((item) => item.key === key);
    const items = mine.pictures[slot].items.filter(({ file, key }) => file || isThere(key));
    return { ...mine.pictures[slot], items };
  };
  return { ...mine, pictures: bySlot(rebased) };
}

export function losesPictures(before: EditorDraft, after: EditorDraft): boolean {
  return SLOTS.some(
    (slot) => after.pictures[slot].items.length < before.pictures[slot].items.length,
  );
}
