import { sql, type SQL } from 'drizzle-orm';
import { BEST } from '#features/directory/search-profiles.server.ts';
import { interpretQuery } from '#features/directory/interpret-query.server.ts';
import { codesOf } from '#features/directory/search-codes.server.ts';
import { sparesOne, textQuery, type Labels } from '#features/directory/text-query.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { COST, ENOUGH } from './costs.ts';
import type { FindWords, Trade } from './find-words.ts';
import type { Candidates } from './read-found.server.ts';
import type { Rung } from './relaxed.ts';
import { lessMeant, namesOf, namesSaid, relatedTrades, wordOrName } from './sought.ts';
import { anyOf, nameQuery, tradeText, wordsQuery } from './trade-query.server.ts';
import type { Understood } from './understand.ts';

const MOST_OF_A_KIND = 200;

export interface Step {
  rung: Rung;
  candidates: Candidates;
  enough: number;
}

/** How the search goes on as long as there are too few: each rung holds what the one before it held. */
export async function* rungs(db: Db, words: FindWords, asked: Understood): AsyncGenerator<Step> {
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

/** Those whose trade it is by their headline or by the name of their business, and those who are called so. */
function ofTrades(asked: Understood, trades: readonly Trade[]): Candidates {
  const called = calledSo(asked);
  const so = called ? sql` or ${called}` : sql``;
  const has = (labels: readonly Labels[]) =>
    sql`(strong @@ ${anyOf(trades.flatMap((trade) => labels.map((each) => tradeText(trade, each))))}${so})`;
  return {
    where: { specialist: [has(['B'])], business: [has(['A', 'B'])] },
    match: sql`(case ${tradeCases(asked, trades)} else ${COST.furtherWords}::int end)`,
  };
}

function tradeCases(asked: Understood, trades: readonly Trade[]): SQL {
  const cases = trades.flatMap((trade, at) => {
    const less = lessMeant(asked, at);
    return [
      [less, sql`headline = any(${sql.param(namesOf(trade))}::text[])`],
      [less + COST.besides, sql`strong @@ ${anyOf([tradeText(trade, 'B')])}`],
      [less + COST.inName, sql`kind = 'business' and strong @@ ${anyOf([tradeText(trade, 'A')])}`],
    ] as const;
  });
  return whenThen(cases);
}

/** And those who offer it beside another trade, or whose trade is related. */
function orRelated(words: FindWords, asked: Understood, trades: readonly Trade[]): Candidates {
  const own = ofTrades(asked, trades);
  const related = relatedTrades(words, asked).map((trade) => tradeText(trade, 'B'));
  const offered = mentions(trades, 'C');
  const near = (kind: ProviderKind) => sql`(${own.where[kind][0]} or strong @@ ${anyOf(related)})`;
  // Each by an index of its own: a document is read only where name and headline do not tell.
  const either = (kind: ProviderKind) => [near(kind), sql`${offered} and not ${near(kind)}`];
  const called = calledSo(asked);
  const nearly = whenThen([
    ...(called ? [[COST.furtherWords, called] as const] : []),
    ...related.map(
      (text, at) =>
        [COST.related + at * COST.perFurtherRelated, sql`strong @@ ${anyOf([text])}`] as const,
    ),
  ]);
  return {
    where: { specialist: either('specialist'), business: either('business') },
    match: sql`(case ${tradeCases(asked, trades)} ${nearly} else ${COST.inSkills}::int end)`,
  };
}

/** Those who mention it, wherever. */
const inProse = (trades: readonly Trade[]): Candidates => ({
  where: sameForBoth(mentions(trades, '')),
  match: sql`${COST.inProse}::int`,
});

const mentions = (trades: readonly Trade[], labels: '' | 'C'): SQL =>
  sql`document @@ ${anyOf(trades.map((trade) => tradeText(trade, labels)))}`;

const whenThen = (cases: readonly (readonly [match: number, condition: SQL])[]): SQL =>
  sql.join(
    cases.map(([match, condition]) => sql`when ${condition} then ${match}::int`),
    sql` `,
  );

const sameForBoth = (condition: SQL) => ({
  specialist: [condition],
  business: [condition],
});

const anyone = (specialist: SQL, business: SQL): Candidates => ({
  where: { specialist: [specialist], business: [business] },
  match: sql`${COST.category}::int`,
});

/** As the index has them in order: nobody reads everybody. */
const bestOf = (kind: ProviderKind): SQL => sql`account_id in (
  select account_id from profile_search where kind = ${kind}
  order by ${BEST} limit ${MOST_OF_A_KIND})`;

function calledSo(asked: Understood): SQL | null {
  const word = wordOrName(asked);
  return word ? sql`(kind = 'specialist' and strong @@ ${wordsQuery([word], 'A')})` : named(asked);
}

/** Whoever has all words of what may be a name. */
export function named(asked: Understood): SQL | null {
  const names = namesSaid(asked);
  return names.length > 0 ? sql`strong @@ ${nameQuery(names)}` : null;
}
