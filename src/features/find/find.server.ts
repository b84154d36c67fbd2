import { sql, type SQL } from 'drizzle-orm';
import type { AskedFacts } from '#features/directory/fact-filters.ts';
import { distancesFrom, withDistance } from '#features/directory/map/positions.ts';
import { interpretQuery } from '#features/directory/interpret-query.server.ts';
import { servesAny } from '#features/directory/place-conditions.server.ts';
import { codesOf } from '#features/directory/search-codes.server.ts';
import { sparesOne, textQuery } from '#features/directory/text-query.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { stormUntil } from '#platform/storm.server.ts';
import {
  anyone,
  bestOf,
  inProse,
  named,
  ofTrades,
  orRelated,
  sameForBoth,
} from './candidates.server.ts';
import { COST, ENOUGH } from './costs.ts';
import type { FoundBySentence } from './find-query.ts';
import type { FindWords } from './find-words.ts';
import { gain, isMet, placeCost, qualityOf } from './rank.server.ts';
import { readFound, type Candidates, type Found } from './read-found.server.ts';
import { relaxedOf, type Rung } from './relaxed.ts';
import { gainOfName, wishedInText } from './sought.ts';
import { wordsQuery } from './trade-query.server.ts';
import type { Understood } from './understand.ts';
import { whyOf } from './why.ts';
import { inStorm, wishesOf } from './wishes.ts';

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

interface Step {
  rung: Rung;
  candidates: Candidates;
  enough: number;
}

/** Rung by rung, until there are enough; each holds what the one before it held. */
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

async function* rungs(db: Db, words: FindWords, asked: Understood): AsyncGenerator<Step> {
  const trades = asked.trades.map(({ id }) => words.trades[id]!);
  if (trades.length > 0) {
    yield { rung: 'trade', candidates: ofTrades(asked, trades), enough: ENOUGH };
    yield { rung: 'related', candidates: orRelated(words, asked, trades), enough: 1 };
    yield { rung: 'prose', candidates: inProse(trades), enough: 1 };
    const categories = await codesOf(db, [...new Set(trades.flatMap(({ category }) => category))]);
    const inCategory = sql`category = any(${sql.param(categories)}::smallint[])`;
    yield { rung: 'category', candidates: anyone(inCategory, inCategory), enough: 1 };
  } else if (asked.said.length > 0) {
    const { terms } = await interpretQuery(db, asked.said.join(' '), { literal: true });
    const has = (butOne: boolean) => textQuery(terms, '', { loose: true, butOne });
    const all = (query: SQL, match: number) => ({
      where: sameForBoth(sql`document @@ ${query}`),
      match: sql`(case when strong @@ ${query} then 0 else ${match}::int end)`,
    });
    if (terms.some(({ filler }) => !filler)) {
      yield { rung: 'words', candidates: all(has(false), COST.furtherWords), enough: 1 };
      if (sparesOne(terms) || terms.length > 1)
        yield { rung: 'all-but-one', candidates: all(has(true), COST.allButOneWord), enough: 1 };
    }
  }
  if (asked.place) {
    const there = await codesOf(db, asked.place.places);
    const inPlace = sql`location = any(${sql.param(there)}::smallint[])`;
    yield { rung: 'everybody', candidates: anyone(inPlace, inPlace), enough: 1 };
  }
  yield {
    rung: 'everybody',
    candidates: anyone(bestOf('specialist'), bestOf('business')),
    enough: 0,
  };
}

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
