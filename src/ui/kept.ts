import { forgetSession, readSession, sessionKeys } from './session-store.ts';

export type Value = string | boolean;

/** What is kept of a form. */
export interface Kept {
  /** It was sent, and nobody took it. */
  unsent: boolean;
  /** By field: what the page began with, and what was typed or chosen instead. */
  fields: Record<string, { from: Value; to: Value }>;
}

const KEPT = 'kept ';

/** By the path of the page, without a language, and what the form is called on it. */
export const keptKey = (path: string, form: string): string => `${KEPT}${path} ${form}`;

export const readKept = (key: string): Partial<Kept> | null => readSession(key) as Kept | null;

/** All of a page whose names begin so, once it is sent: whoever has left before the answer came would send it again. */
export const forgetKept = (path: string, form = ''): void => forgetSession(keptKey(path, form));

/** Whoever is next at this device need not know what was written here. */
export const forgetAllKept = (): void => forgetSession(KEPT);

export const isUnsent = (path: string): boolean =>
  sessionKeys(keptKey(path, '')).some((key) => readKept(key)?.unsent);

/** What the forms of a page hear when one of them could not be sent. */
export const unsentAt = (path: string): string => `unsent ${path}`;
