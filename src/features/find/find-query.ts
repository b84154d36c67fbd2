import { directory, find, results } from '#messages';
import { addressWith } from '#features/directory/address-with.ts';
import { FACT_FILTERS, factsIn, type AskedFacts } from '#features/directory/fact-filters.ts';
import type { FactCounts } from '#features/directory/fact-conditions.server.ts';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import type { Outcome } from '#features/directory/results/results-outcome.ts';
import { findLocation, readNumber } from '#features/directory/search-query.ts';
import { PAGE_MAX, QUERY_MAX } from '#features/directory/search.rules.ts';
import type { Location } from '#features/profiles/locations.rules.ts';
import { placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import type { Part } from './parts.ts';
import { FIND_PAGE_SIZE, sentenceProblem } from './find.rules.ts';

/** A sentence and the place beside it, read once from the address. */
export interface FindQuery {
  q: string;
  place: Location | null;
  facts: AskedFacts;
  page: number;
  limit: number;
  /** Why the sentence, or what was chosen beside it, cannot be searched for. */
  problem: string | null;
}

/** What a sentence finds, on the server as over the network. */
export interface FoundBySentence {
  /** Both kinds together. */
  cards: DetailedCard[];
  /** What was given up, in order and in plain words. */
  relaxed: readonly string[];
  parts: readonly Part[];
  total: number;
  /** How many there would be with other facts; null where nobody has counted. */
  factCounts: FactCounts | null;
}

export type FindOutcome = Outcome<FoundBySentence>;

/** What the page is made of: on the server known at once, in the browser on its way. */
export interface FindData {
  query: FindQuery;
  /** null where nothing was asked for, or nothing that can be. */
  outcome: FindOutcome | null | Promise<FindOutcome>;
}

export function readFindQuery(given: URLSearchParams): FindQuery {
  const typed = given.get('q') ?? '';
  const place = given.get('place') ?? '';
  const chosen = FACT_FILTERS.map((name) => given.get(name) ?? '');
  return {
    // HTML cannot carry NUL.
    q: typed.replaceAll('\0', '').trim(),
    place: findLocation(place) ?? null,
    facts: factsIn(Object.fromEntries(given)),
    page: readNumber(given.get('page'), 1, PAGE_MAX),
    limit: FIND_PAGE_SIZE,
    problem:
      sentenceProblem(typed) ??
      [place, ...chosen].map((text) => sentenceProblem(text, QUERY_MAX)).find(Boolean) ??
      null,
  };
}

export const asksNothing = ({ q, place }: FindQuery): boolean => !q && !place;

type Asked = Pick<FindQuery, 'q'> &
  Partial<Pick<FindQuery, 'facts' | 'page'>> & { place?: string | null };

export function findAddress({ q, place, facts = {}, page = 1 }: Asked) {
  const asked = { q, place, ...facts, page: page > 1 && page };
  return addressWith(paths.find, Object.entries(asked));
}

/** The page in one line, for its heading and its title. */
export function findTitle(
  { q, place, problem }: Pick<FindQuery, 'q' | 'place' | 'problem'>,
  page = 1,
) {
  if (problem) return directory.needLabel;
  const asked = q ? `“${q}”` : place ? find.everybodyIn(placeName(place)) : directory.needLabel;
  return page > 1 ? results.onPage(asked, page) : asked;
}
