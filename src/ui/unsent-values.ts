import type { TypedValues } from './frame/typed-values.ts';
import { readSession } from './session-store.ts';

export const UNSENT = 'unsent';
type Unsent = Record<string, TypedValues>;

/** By the address of their pages, without a language: forms that could not be sent (`unsent.ts`). */
export const readUnsent = (): Unsent => (readSession(UNSENT) ?? {}) as Unsent;
