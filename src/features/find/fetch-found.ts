import {
  API,
  CallFailed,
  callApi,
  answersIn,
  textIn,
  textsIn,
  type Answer,
} from '#features/directory/call-api.ts';
import type { FactCounts } from '#features/directory/fact-conditions.server.ts';
import { readEither } from '#features/directory/read-cards.ts';
import { recallOnReturn, soon } from '#features/directory/results/recent-answers.ts';
import { findPage, orFailure } from '#features/directory/results/results-outcome.ts';
import { languageNow } from '#platform/language.ts';
import { inTime } from '#ui/patience.ts';
import {
  asksNothing,
  readFindQuery,
  type FindQuery,
  type FindData,
  type FindOutcome,
  type FoundBySentence,
} from './find-query.ts';
import type { Part } from './parts.ts';

/** The browser's way to the page: it hardly waits, so that the page can say it is loading. */
export async function fetchFindPage(
  request: Request,
  loadPage: () => Promise<FindData>,
): Promise<FindData> {
  const url = new URL(request.url);
  const query = readFindQuery(url.searchParams);
  if (query.problem || asksNothing(query)) return { query, outcome: null };
  const seen = recallOnReturn(url);
  // At this address nothing else was remembered.
  if (seen) return { query, outcome: seen.outcome as FindOutcome };
  // The API says in English why somebody was found: in another language the page itself is asked, which has an outcome.
  const coming =
    languageNow() === 'en'
      ? findPage(query, (page) => fetchPage({ ...query, page }))
      : inTime(loadPage()).then((page) => page.outcome!);
  const { value: outcome } = await soon(orFailure(coming));
  return { query, outcome };
}

async function fetchPage({ q, place, facts, page, limit }: FindQuery): Promise<FoundBySentence> {
  const answer = await callApi<Answer>(API.find, { q, place, ...facts, page, limit });
  const { results, understood, totalCount } = answer;
  if (!Array.isArray(results) || typeof totalCount !== 'number')
    throw new CallFailed('', { status: 200 });
  return {
    cards: answersIn(results).map(readEither),
    relaxed: textsIn(answer, 'relaxed'),
    parts: readParts(understood),
    total: totalCount,
    factCounts: (answer.facts ?? null) as FactCounts | null,
  };
}

function readParts(understood: unknown): Part[] {
  const [{ parts } = { parts: [] }] = answersIn([understood]);
  return answersIn(Array.isArray(parts) ? parts : []).flatMap((part) =>
    answersIn([part.without]).map((without) => ({
      label: textIn(part, 'label'),
      without: { q: textIn(without, 'q'), place: textIn(without, 'place') },
    })),
  );
}
