import { sql, type SQL } from 'drizzle-orm';
import { BEST } from '#features/directory/search-profiles.server.ts';
import type { Labels } from '#features/directory/text-query.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { COST } from './costs.ts';
import type { FindWords, Trade } from './find-words.ts';
import type { Candidates } from './read-found.server.ts';
import { lessMeant, namesOf, namesSaid, relatedTrades, wordOrName } from './sought.ts';
import { anyOf, nameQuery, tradeText, wordsQuery } from './trade-query.server.ts';
import type { Understood } from './understand.ts';

const MOST_OF_A_KIND = 200;

/** Those whose trade it is by their headline or by the name of their business, and those who are called so. */
export function ofTrades(asked: Understood, trades: readonly Trade[]): Candidates {
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
export function orRelated(
  words: FindWords,
  asked: Understood,
  trades: readonly Trade[],
): Candidates {
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
export const inProse = (trades: readonly Trade[]): Candidates => ({
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

export const sameForBoth = (condition: SQL) => ({
  specialist: [condition],
  business: [condition],
});

export const anyone = (specialist: SQL, business: SQL): Candidates => ({
  where: { specialist: [specialist], business: [business] },
  match: sql`${COST.category}::int`,
});

/** As the index has them in order: nobody reads everybody. */
export const bestOf = (kind: ProviderKind): SQL => sql`account_id in (
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
