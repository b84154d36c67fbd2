import { sql, type SQL } from 'drizzle-orm';
import { interpretQuery } from '#features/directory/interpret-query.server.ts';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import { codesOf } from '#features/directory/search-codes.server.ts';
import { sparesOne, textQuery } from '#features/directory/text-query.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { distancesFrom } from './distances.ts';
import { listed, type FindWords, type Trade } from './find-words.ts';
import { bonusOf, COST, placeCost, qualityOf } from './rank.server.ts';
import { readFound, type Candidates, type Found } from './read-found.server.ts';
import { relaxedOf, type Rung } from './relaxed.ts';
import { namesOf, tradeQuery, wordsQuery } from './trade-query.server.ts';
import type { Understood } from './understand.ts';
import { whyOf } from './why.ts';

export interface FoundProviders {
  results: { card: DetailedCard; why: string | null }[];
  /** What was given up, in the order in which it was. */
  relaxed: string[];
  total: number;
}

/** So many whose own trade it is are enough; with fewer, those who may help as well follow them. */
const ENOUGH = 12;

/** Who fits what was understood, both kinds together; if nobody does, who comes nearest to it. */
export async function find(
  db: Db,
  words: FindWords,
  asked: Understood,
  { page, limit }: { page: number; limit: number },
): Promise<FoundProviders> {
  const distances = asked.place && distancesFrom(words.places, asked.place.places);
  const cost = sql`${await placeCost(db, distances)} - (${bonuses(asked)}) - ${qualityOf()}`;
  const read = (candidates: Candidates) => readFound(db, candidates, { cost, page, limit });
  const { found, rung } = await climb(rungs(db, words, asked), read);
  return {
    results: found.cards.map(({ card }) => ({ card, why: whyOf(words, asked, card) })),
    relaxed: relaxedOf(words, asked, { found, rung, distances }),
    total: found.total,
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
    if (!last || found.total > last.found.total) last = { found, rung };
    if (found.total >= enough) break;
  }
  return last!;
}

async function* rungs(db: Db, words: FindWords, asked: Understood): AsyncGenerator<Step> {
  const trades = asked.trades.map(({ id }) => words.trades[id]!);
  if (trades.length > 0) {
    yield { rung: 'trade', candidates: ofTrades(words, asked, trades), enough: ENOUGH };
    yield { rung: 'related', candidates: orRelated(words, asked, trades), enough: 1 };
    const categories = await codesOf(db, [...new Set(trades.flatMap(({ category }) => category))]);
    const inCategory = sql`category = any(${sql.param(categories)}::smallint[])`;
    yield { rung: 'category', candidates: everybody(inCategory), enough: 1 };
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
  yield { rung: 'everybody', candidates: everybody(sql`true`), enough: 0 };
}

/** Those whose trade it is by their headline or by the name of their business, and those who are called so. */
function ofTrades(words: FindWords, asked: Understood, trades: readonly Trade[]): Candidates {
  const called = calledSo(asked);
  const any = (labels: 'B' | 'AB') =>
    sql.join(
      [
        ...trades.map((trade) => sql`strong @@ ${tradeQuery(trade, labels)}`),
        ...(called ? [sql`strong @@ ${called}`] : []),
      ],
      sql` or `,
    );
  return {
    where: { specialist: sql`(${any('B')})`, business: sql`(${any('AB')})` },
    match: sql`(case ${tradeCases(asked, trades)} else ${COST.furtherWords}::int end)`,
  };
}

function tradeCases(asked: Understood, trades: readonly Trade[]): SQL {
  const best = asked.trades[0]!.score;
  const cases = trades.flatMap((trade, at) => {
    const less = Math.round(COST.lessMeant * (1 - asked.trades[at]!.score / best));
    return [
      [less, sql`headline = any(${sql.param(namesOf(trade))}::text[])`],
      [less + COST.besides, sql`strong @@ ${tradeQuery(trade, 'B')}`],
      [less + COST.inName, sql`kind = 'business' and strong @@ ${tradeQuery(trade, 'A')}`],
    ] as const;
  });
  return whenThen(cases);
}

/** And those who offer it beside another trade, who mention it, or whose trade is related. */
function orRelated(words: FindWords, asked: Understood, trades: readonly Trade[]): Candidates {
  const direct = ofTrades(words, asked, trades);
  const related = [...new Set(trades.flatMap((trade) => listed(trade.related)))]
    .filter((id) => !asked.trades.some((trade) => trade.id === id))
    .map((id) => words.trades[id]!);
  const relatedNamed = related.map((trade) => sql`strong @@ ${tradeQuery(trade, 'B')}`);
  const mentioned = (labels: '' | 'C') =>
    sql.join(
      trades.map((trade) => sql`document @@ ${tradeQuery(trade, labels)}`),
      sql` or `,
    );
  const more = (own: SQL) => sql`(${sql.join([own, mentioned(''), ...relatedNamed], sql` or `)})`;
  const nearly = whenThen([
    [COST.inSkills, mentioned('C')],
    ...relatedNamed.map(
      (query, at) => [COST.related + at * COST.perFurtherRelated, query] as const,
    ),
  ]);
  const called = calledSo(asked);
  const so = called ? sql`when strong @@ ${called} then ${COST.furtherWords}::int` : sql``;
  return {
    where: { specialist: more(direct.where.specialist), business: more(direct.where.business) },
    match: sql`(case ${tradeCases(asked, trades)} ${so} ${nearly} else ${COST.inProse}::int end)`,
  };
}

const whenThen = (cases: readonly (readonly [match: number, condition: SQL])[]): SQL =>
  sql.join(
    cases.map(([match, condition]) => sql`when ${condition} then ${match}::int`),
    sql` `,
  );

const sameForBoth = (condition: SQL) => ({ specialist: condition, business: condition });

const everybody = (where: SQL): Candidates => ({
  where: sameForBoth(where),
  match: sql`${COST.category}::int`,
});

/** All that was said may be a name: "second breath dive". */
function calledSo({ said }: Understood): SQL | null {
  return said.length > 1 ? wordsQuery(said, 'A', '&') : null;
}

function bonuses(asked: Understood): SQL {
  const wishes = [...asked.languages, ...asked.when.filter((each) => each === 'emergency')];
  return bonusOf({
    furtherWords: asked.words.length > 0 ? wordsQuery(asked.words, 'AB', '|') : null,
    calledSo: calledSo(asked),
    wishes: wishes.length > 0 ? wordsQuery(wishes, '', '|') : null,
  });
}
