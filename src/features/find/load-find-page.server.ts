import { orForeseen } from '#features/directory/results/find-results-page.server.ts';
import { findPage } from '#features/directory/results/results-outcome.ts';
import { STATUS_OF } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { asksNothing, readFindQuery, type FindData } from './find-query.ts';
import { find } from './find.server.ts';
import { loadFindWords } from './load-find-words.server.ts';

/** The server's way to the page: everything is known before it is sent. */
export async function loadFindPage(
  services: Pick<Services, 'db' | 'clock' | 'directoryVersion' | 'misses' | 'env'>,
  given: URLSearchParams,
): Promise<{ found: FindData; status: number }> {
  const query = readFindQuery(given);
  if (query.problem) return { found: { query, outcome: null }, status: STATUS_OF['bad-input'] };
  if (asksNothing(query)) return { found: { query, outcome: null }, status: 200 };
  const { words, understand } = await loadFindWords(services);
  const asked = understand(query.q, query.place);
  const search = async (page: number) => {
    const found = await find(services, words, asked, { ...query, page });
    return { ...found, parts: asked.parts };
  };
  const { outcome, status } = await orForeseen(findPage(query, search));
  return { found: { query, outcome }, status };
}
