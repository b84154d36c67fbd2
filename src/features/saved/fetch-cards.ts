import {
  API,
  CallFailed,
  callApi,
  answersIn,
  textsIn,
  type Answer,
} from '#features/directory/call-api.ts';
import { readEither } from '#features/directory/read-cards.ts';
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
  return answersIn(results).map((result) => ({
    card: readEither(result),
    was: textsIn(result, 'was'),
  }));
}

/** The browser's way to the page: the list of this browser needs no network. */
export function fetchSavedPage(request: Request): SavedData {
  const query = readSavedQuery(new URL(request.url).searchParams);
  return { query, cards: query.ids && fetchCards(query.ids).catch(() => null) };
}
