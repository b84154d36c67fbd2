import { findLocation, readNumber } from '#features/directory/search-query.ts';
import { PAGE_MAX } from '#features/directory/search.rules.ts';
import type { Location } from '#features/profiles/locations.rules.ts';
import { paths } from '#platform/paths.ts';
import { FIND_PAGE_SIZE, FIND_TEXTS, sentenceProblem } from './find.rules.ts';

/** A sentence and the place beside it, read once from the address. */
export interface FindQuery {
  q: string;
  place: Location | null;
  page: number;
  limit: number;
  /** Why the sentence, or the place beside it, cannot be searched for. */
  problem: string | null;
}

export function readFindQuery(given: URLSearchParams): FindQuery {
  const typed = given.get('q') ?? '';
  const place = given.get('place') ?? '';
  return {
    // HTML cannot carry NUL.
    q: typed.replaceAll('\0', '').trim(),
    place: findLocation(place) ?? null,
    page: readNumber(given.get('page'), 1, PAGE_MAX),
    limit: FIND_PAGE_SIZE,
    problem: sentenceProblem(typed) ?? sentenceProblem(place),
  };
}

export const asksNothing = ({ q, place }: FindQuery): boolean => !q && !place;

export function findAddress({
  q,
  place,
  page = 1,
}: {
  q: string;
  place?: string | null;
  page?: number;
}) {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (place) query.set('place', place);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${paths.find}?${query}` : paths.find;
}

/** The page in one line, for its heading and its title. */
export function findTitle({ q, place, problem }: Omit<FindQuery, 'page' | 'limit'>, page = 1) {
  if (problem) return FIND_TEXTS.label;
  const asked = q ? `“${q}”` : place ? `Everybody in ${place}` : FIND_TEXTS.label;
  return page > 1 ? `${asked}, page ${page}` : asked;
}
