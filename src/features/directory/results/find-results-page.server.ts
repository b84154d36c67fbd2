import type { z } from 'zod';
import { asAppError, STATUS_OF } from '#platform/errors.ts';
import { FAILURES } from '#platform/failures.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { findFacets, type Found, type Facets } from '../find-facets.server.ts';
import { facetsParams } from '../search-params.rules.ts';
import type { FoundProfiles } from '../search-profiles.server.ts';
import { isCountable, readCriteria, facetsQuestion } from './criteria.ts';
import { pagesFor, type Outcome, type ResultsData } from './outcome.ts';
import type { ResultsKind } from './results-kinds.ts';

interface Search<Params, Result> {
  kind: ResultsKind;
  rules: z.ZodType<Params>;
  search: (
    params: Params,
  ) => Promise<Found & Pick<FoundProfiles, 'partial'> & { results: Result[] }>;
}

/** The server's way to a results page: everything is known before the page is sent. */
export async function findResultsPage<Params extends { page: number }, Result>(
  { db, log }: Pick<Services, 'db' | 'log'>,
  searchParams: URLSearchParams,
  asked: Search<Params, Result>,
) {
  const criteria = readCriteria(asked.kind, searchParams);
  const { outcome, status, found: first } = await findOutcome(searchParams, asked);
  const around = await facetsBeside().catch((error: unknown) => {
    log.warn({ err: error }, 'counts beside the results are missing');
    return null;
  });
  const found: ResultsData<Result> = { criteria, outcome, around };
  return { found, status };

  async function facetsBeside(): Promise<Facets | null> {
    const question = facetsParams.safeParse(facetsQuestion(asked.kind, criteria));
    if (!question.success || outcome.state === 'failed') return null;
    return findFacets(db, question.data, isCountable(asked.kind, criteria) ? first : undefined);
  }
}

async function findOutcome<Params extends { page: number }, Result>(
  searchParams: URLSearchParams,
  { kind, rules, search }: Search<Params, Result>,
): Promise<{ outcome: Outcome<Result>; status: number; found?: Found }> {
  const asked = [...Object.keys(kind.labels), 'sort', 'page'];
  const given = Object.fromEntries(
    asked.map((name) => [name, searchParams.get(name) ?? undefined]),
  );
  const parsed = rules.safeParse(given);
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? FAILURES.results;
    return { outcome: { state: 'failed', message }, status: STATUS_OF['bad-input'] };
  }
  try {
    const first = await search(parsed.data);
    const pages = pagesFor(first.total, kind.pageSize);
    const page = Math.min(parsed.data.page, pages);
    const { results, total, partial } =
      page === parsed.data.page ? first : await search({ ...parsed.data, page });
    return {
      outcome: { state: 'found', results, totalCount: total, partial, page, pages },
      status: 200,
      found: first,
    };
  } catch (error) {
    const failure = asAppError(error);
    if (!failure) throw error;
    return { outcome: { state: 'failed', message: failure.message }, status: failure.status };
  }
}
