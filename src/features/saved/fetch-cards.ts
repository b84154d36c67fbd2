import { API, CallFailed, callApi, answersIn, type Answer } from '#features/directory/call-api.ts';
import { readResults } from '#features/directory/read-cards.ts';
import { languageNow } from '#platform/language.ts';
import { readSavedQuery, type MovedCard, type SavedData } from './saved-query.ts';

export async function fetchCards(ids: readonly string[]): Promise<MovedCard[]> {
  if (ids.length === 0) return [];
  const language = languageNow();
  const { results } = await callApi<Answer>(API.cards, {
    ids: ids.join(','),
    ...(language !== 'en' && { language }),
  });
  if (!Array.isArray(results)) throw new CallFailed('', { status: 200 });
  return answersIn(results).flatMap((result) =>
    readResults(result.kind === 'business' ? 'business' : 'specialist', [result]).map((card) => ({
      card,
      was: Array.isArray(result.was) ? result.was.map(String) : [],
    })),
  );
}

/** The browser's way to the page: the list of this browser needs no network. */
export function fetchSavedPage(request: Request): SavedData {
  const query = readSavedQuery(new URL(request.url).searchParams);
  return { query, cards: query.ids && fetchCards(query.ids).catch(() => null) };
}
