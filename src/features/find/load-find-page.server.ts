import { findPage } from '#features/directory/results/results-outcome.ts';
import { asAppError, STATUS_OF } from '#platform/errors.ts';
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
  try {
    const outcome = await findPage(query, async (page) => {
      const found = await find(services, words, asked, { ...query, page });
      return { ...found, parts: asked.parts };
    });
    return { found: { query, outcome }, status: 200 };
  } catch (error) {
    const failure = asAppError(error);
    if (!failure) throw error;
    const { message, status } = failure;
    return { found: { query, outcome: { state: 'failed', message } }, status };
  }
}
