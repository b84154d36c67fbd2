import {
  PICTURE_SLOTS,
  tooManyPictures,
  type PictureSlot,
  type PictureWording,
} from '../picture.rules.ts';
import type { View } from './crop-geometry.ts';
import type { LookedAt } from './incoming-files.ts';

export interface PictureItem {
  id: string;
  /** A new upload, ready to send; null for one that is stored already. */
  file: File | null;
  /** Preview: object URL or public address. */
  url: string;
  key?: string;
  name: string;
}

export interface PictureState {
  items: readonly PictureItem[];
  /** Submitting waits until it is resolved. */
  error: string | null;
  busy: boolean;
}

const previews = new WeakMap<File, string>();
/** An address keeps its picture in memory; nobody shows it any more once nobody holds the file. */
const unheld = new FinalizationRegistry((url: string) => URL.revokeObjectURL(url));

/** The address that shows a chosen file. */
export function previewUrl(file: File): string {
  const known = previews.get(file);
  if (known) return known;
  const url = URL.createObjectURL(file);
  previews.set(file, url);
  unheld.register(file, url);
  return url;
}

export const NO_PICTURES: PictureState = { items: [], error: null, busy: false };

interface Addition {
  slot: PictureSlot;
  wording?: PictureWording | undefined;
  files: readonly LookedAt[];
  toItem: (file: File) => PictureItem;
}

/** The good files come in, the first wrong one is named. Where too many come at once, none does. */
export function addPictures(
  state: PictureState,
  { slot, wording, files, toItem }: Addition,
): PictureState {
  const good = files.filter(({ problem }) => problem === null).map(({ file }) => file);
  const error = files.find(({ problem }) => problem !== null)?.problem ?? null;
  const { maxCount } = PICTURE_SLOTS[slot];
  if (maxCount === 1) {
    const chosen = error ? undefined : good[0];
    return { ...state, error, items: chosen ? [toItem(chosen)] : state.items };
  }
  if (state.items.length + good.length > maxCount) {
    return { ...state, error: tooManyPictures(wording) };
  }
  return { ...state, error, items: [...state.items, ...good.map(toItem)] };
}

/** A picture that turned out wrong goes, and what it had replaced comes back. */
export function refusePicture(
  state: PictureState,
  id: string,
  { error, instead }: { error: string; instead: readonly PictureItem[] },
): PictureState {
  return {
    ...state,
    error,
    items: state.items.flatMap((item) => (item.id === id ? instead : [item])),
  };
}

export function removePicture(state: PictureState, id: string): PictureState {
  return { ...state, error: null, items: state.items.filter((item) => item.id !== id) };
}

export function movePicture(state: PictureState, id: string, to: number): PictureState {
  const moved = state.items.find((item) => item.id === id);
  if (!moved || to < 0 || to >= state.items.length || state.items[to] === moved) return state;
  return { ...state, items: state.items.filter((item) => item !== moved).toSpliced(to, 0, moved) };
}

export function changePicture(
  state: PictureState,
  id: string,
  change: Partial<PictureItem>,
): PictureState {
  const items = state.items.map((item) => (item.id === id ? { ...item, ...change } : item));
  return { ...state, items };
}

export const dismissError = (state: PictureState): PictureState => ({ ...state, error: null });

/** What a file was made from, so that adjusting it again starts from the full picture. */
export interface Origin {
  original: File;
  adjusted?: { view: View; aspect: number | null };
}

const origins = new WeakMap<File, Origin>();

export const originOf = (file: File): Origin => origins.get(file) ?? { original: file };

export function rememberOrigin(file: File, origin: Origin): void {
  origins.set(file, origin);
}
