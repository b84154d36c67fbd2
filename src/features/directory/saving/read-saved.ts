import type { DetailedCard, ProviderCard } from '../provider-card.ts';
import { SAVED_MAX } from '../search.rules.ts';

export const SAVED_KEY = 'saved';

/** A card as it was last seen, so that the list can be read without a network. */
export type SavedCard = ProviderCard & Partial<DetailedCard>;

export const NOBODY: readonly SavedCard[] = [];

/** What this browser keeps, newest first. */
export function readSaved(): readonly SavedCard[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SAVED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCard).slice(0, SAVED_MAX) : NOBODY;
  } catch {
    return NOBODY;
  }
}

/** Whoever wrote it, maybe an older version of this page: without these nothing can be shown. */
const isCard = (value: Partial<SavedCard> | null): value is SavedCard =>
  typeof value?.id === 'string' &&
  typeof value.name === 'string' &&
  (value.kind === 'specialist' || value.kind === 'business') &&
  Array.isArray(value.ways ?? []) &&
  Array.isArray(value.facts?.languages ?? []) &&
  typeof (value.facts?.price?.from ?? 0) === 'number';
