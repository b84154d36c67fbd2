import type { DetailedCard } from '#features/directory/provider-card.ts';
import { SAVED_MAX } from '#features/directory/search.rules.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { paths } from '#platform/paths.ts';

export const COMPARED_MAX = 4;

export interface SavedQuery {
  /** Of a list that somebody shared; null for the list of this browser. */
  ids: readonly string[] | null;
  compared: readonly string[];
}

export interface MovedCard {
  card: DetailedCard;
  /** What those were called that became part of it. */
  was: readonly string[];
}

type Cards = readonly MovedCard[] | null;

export interface SavedData {
  query: SavedQuery;
  /** Of a shared list; null where they could not be had. */
  cards: Cards | Promise<Cards>;
}

export function readSavedQuery(given: URLSearchParams): SavedQuery {
  return {
    ids: given.has('ids') ? readIds(given.getAll('ids'), SAVED_MAX) : null,
    compared: readIds(given.getAll('compare'), COMPARED_MAX),
  };
}

/** Ids need no escapes, so that the link stays readable. */
export function savedAddress({ ids, compared = [] }: Partial<SavedQuery>): string {
  const parts = [
    ...(ids ? [`ids=${ids.join(',')}`] : []),
    ...(compared.length > 0 ? [`compare=${compared.join(',')}`] : []),
  ];
  return parts.length > 0 ? `${paths.saved}?${parts.join('&')}` : paths.saved;
}

/** Ids from an address, each once; what is none is left out. */
export function readIds(given: readonly string[], max: number): string[] {
  const ids = given.flatMap((text) => text.split(',')).filter(isProfileId);
  return [...new Set(ids)].slice(0, max);
}
