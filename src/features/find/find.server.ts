import { sql, type SQL } from 'drizzle-orm';
import type { AskedFacts } from '#features/directory/fact-filters.ts';
import { distancesFrom, withDistance } from '#features/directory/map/positions.ts';
import { servesAny } from '#features/directory/search-codes.server.ts';
import { orForeseen } from '#features/directory/results/find-results-page.server.ts';
import { findPage } from '#features/directory/results/results-outcome.ts';
import type { Services } from '#platform/services.server.ts';
import { stormUntil } from '#platform/storm.server.ts';
import { STATUS_OF } from '#platform/errors.ts';
import { named, rungs, type Step } from './candidates.server.ts';
import { type FoundBySentence, asksNothing, readFindQuery, type FindData } from './find-query.ts';
import type { FindWords } from './find-words.ts';
import { gain, isMet, placeCost, qualityOf } from './rank.server.ts';
import { readFound, type Candidates, type Found } from './read-found.server.ts';
import { relaxedOf, type Rung } from './relaxed.ts';
import { gainOfName, wishedInText } from './sought.ts';
import { wordsQuery } from './trade-query.server.ts';
import type { Understood } from './understand.ts';
import { whyOf } from './why.ts';
import { inStorm, wishesOf } from './wishes.ts';
import { loadFindWords } from './load-find-words.server.ts';

/** What the search finds; the parts are the sentence's. */
type FoundProviders = Omit<FoundBySentence, 'parts'>;

/** Who fits what was understood, both kinds together; if nobody does, who comes nearest to it. */
export async function find(
  { db, clock, misses, env }: Pick<Services, 'db' | 'clock' | 'misses' | 'env'>,
  words: FindWords,
  understood: Understood,
  { page, limit, facts = {} }: { page: number; limit: number; facts?: AskedFacts },
): Promise<FoundProviders> {
  const now = clock.now();
  const asked = stormUntil(env, now) ? inStorm(understood) : understood;
  const wishes = wishesOf(asked, now);
  const areMet = wishes.map((wish) => isMet(wish, now));
  const distances = asked.place && distancesFrom(asked.place.places);
  const order = {
    cost: sql`${await placeCost(db, distances)} - (${bonuses(asked, areMet)}) - ${qualityOf()}`,
    serves: asked.place
      ? sql`coalesce(${await servesAny(db, asked.place.places)}, false)`
      : sql`false`,
    wishes: areMet,
    facts,
    now,
    page,
    limit,
  };
  const read = (candidates: Candidates) => readFound(db, candidates, order);
  const { found, rung } = await climb(rungs(db, words, asked), read);
  const shown = found.cards.map(({ met, ...each }) => ({
    ...each,
    met: met.map((at) => wishes[at]!),
  }));
  // The best are on the first page: what nobody there has, somebody on a later one may.
  const best = page === 1 ? shown : [];
  const { cells } = found;
  const { isInVain, relaxed } = relaxedOf(words, asked, { cells, rung, distances, wishes, best });
  if (isInVain && page === 1) misses.add([{ kind: 'both', typed: asked.said.join(' ') }]);
  return {
    cards: shown.map(({ card, ...each }) => {
      const why = whyOf(words, asked, card, each);
      return { ...withDistance(card, distances), ...(why && { why }) };
    }),
    relaxed,
    total: found.total,
    factCounts: found.factCounts,
  };
}

/** Rung by rung, until there are enough. */
async function climb(
  steps: AsyncIterable<Step>,
  read: (candidates: Candidates) => Promise<Found>,
): Promise<{ found: Found; rung: Rung }> {
  let last: { found: Found; rung: Rung } | null = null;
  for await (const { rung, candidates, enough } of steps) {
    const found = await read(candidates);
    if (!last || numberOf(found) > numberOf(last.found)) last = { found, rung };
    if (numberOf(found) >= enough) break;
  }
  return last!;
}

/** Whatever the facts: a filter is no reason to give up what was said. */
const numberOf = ({ cells }: Found) => cells.reduce((sum, { count }) => sum + count, 0);

function bonuses(asked: Understood, areMet: readonly SQL[]): SQL {
  const inText = wishedInText(asked);
  const called = named(asked);
  const gains = [
    ...(asked.words.length > 0
      ? [gain(sql`strong @@ ${wordsQuery(asked.words, 'AB')}`, 'furtherWord')]
      : []),
    ...(called ? [gain(called, gainOfName(asked))] : []),
    ...(inText.length > 0 ? [gain(sql`document @@ ${wordsQuery(inText, '')}`, 'wishInText')] : []),
    ...areMet.map((wish) => gain(wish, 'wish')),
  ];
  return gains.length > 0 ? sql.join(gains, sql` + `) : sql`0`;
}

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
