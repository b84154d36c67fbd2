import type { Facets } from '../find-facets.server.ts';
import type { Found } from '../search-wire.ts';
import type { Criteria } from './criteria.ts';

export type Outcome<Result> =
  | (Found<Result> & { state: 'found'; page: number; pages: number })
  | { state: 'failed'; message: string };

/** What a results page is made of: on the server known at once, in the browser on its way. */
export interface ResultsData<Result> {
  criteria: Criteria;
  outcome: Outcome<Result> | Promise<Outcome<Result>>;
  around: Facets | null | Promise<Facets | null>;
}

export const pagesFor = (totalCount: number, pageSize: number): number =>
  Math.max(1, Math.ceil(totalCount / pageSize));
