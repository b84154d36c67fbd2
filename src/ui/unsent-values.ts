import type { TypedValues } from './frame/typed-values.ts';
import { readSession } from './session-store.ts';

export const UNSENT = 'unsent';
/** Before the name of each form that is kept as it is filled in (`use-kept-fields.ts`). */
export const KEPT = 'kept ';
type Unsent = Record<string, TypedValues>;

/** By the address of their pages, without a language: forms that could not be sent (`unsent.ts`). */
export const readUnsent = (): Unsent => (readSession(UNSENT) ?? {}) as Unsent;
