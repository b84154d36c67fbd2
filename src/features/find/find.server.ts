import { sql, type SQL } from 'drizzle-orm';
import { interpretQuery } from '#features/directory/interpret-query.server.ts';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import { codesOf } from '#features/directory/search-codes.server.ts';
import { sparesOne, textQuery, type Labels } from '#features/directory/text-query.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { distancesFrom } from './distances.ts';
import { listed, type FindWords, type Trade } from './find-words.ts';
import { bonusOf, COST, placeCost, qualityOf } from './rank.server.ts';
import { readFound, type Candidates, type Found } from './read-found.server.ts';
import { relaxedOf, type Rung } from './relaxed.ts';
import { anyOf, nameQuery, namesOf, tradeText, wordsQuery } from './trade-query.server.ts';
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
const MOST_RELATED = 6;
const MOST_OF_A_KIND = 200;

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
    yield { rung: 'trade', candidates: ofTrades(asked, trades), enough: ENOUGH };
    yield { rung: 'related', candidates: orRelated(words, asked, trades), enough: 1 };
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
  yield { rung: 'everybody', candidates: anyone(best('specialist'), best('business')), enough: 0 };
}

/** Those whose trade it is by their headline or by the name of their business, and those who are called so. */
function ofTrades(asked: Understood, trades: readonly Trade[]): Candidates {
  const called = calledSo(asked);
  const so = called ? sql` or strong @@ ${called}` : sql``;
  const has = (labels: readonly Labels[]) =>
    sql`(strong @@ ${anyOf(trades.flatMap((trade) => labels.map((each) => tradeText(trade, each))))}${so})`;
  return {
    where: { specialist: has(['B']), business: has(['A', 'B']) },
    match: sql`(case ${tradeCases(asked, trades)} else ${COST.furtherWords}::int end)`,
  };
}

function tradeCases(asked: Understood, trades: readonly Trade[]): SQL {
  const best = asked.trades[0]!.score;
  const cases = trades.flatMap((trade, at) => {
    const less = Math.round(COST.lessMeant * (1 - asked.trades[at]!.score / best));
    return [
      [less, sql`headline = any(${sql.param(namesOf(trade))}::text[])`],
      [less + COST.besides, sql`strong @@ ${anyOf([tradeText(trade, 'B')])}`],
      [less + COST.inName, sql`kind = 'business' and strong @@ ${anyOf([tradeText(trade, 'A')])}`],
    ] as const;
  });
  return whenThen(cases);
}

/** And those who offer it beside another trade, who mention it, or whose trade is related. */
function orRelated(words: FindWords, asked: Understood, trades: readonly Trade[]): Candidates {
  const own = ofTrades(asked, trades);
  const related = [...new Set(trades.flatMap((trade) => listed(trade.related)))]
    .filter((id) => !asked.trades.some((trade) => trade.id === id))
    .slice(0, MOST_RELATED)
    .map((id) => tradeText(words.trades[id]!, 'B'));
  const mentioned = (labels: '' | 'C') => anyOf(trades.map((trade) => tradeText(trade, labels)));
  const more = (condition: SQL) =>
    sql`(${condition} or document @@ ${mentioned('')} or strong @@ ${anyOf(related)})`;
  const called = calledSo(asked);
  const nearly = whenThen([
    ...(called ? [[COST.furtherWords, sql`strong @@ ${called}`] as const] : []),
    [COST.inSkills, sql`document @@ ${mentioned('C')}`],
    ...related.map(
      (text, at) =>
        [COST.related + at * COST.perFurtherRelated, sql`strong @@ ${anyOf([text])}`] as const,
    ),
  ]);
  return {
    where: { specialist: more(own.where.specialist), business: more(own.where.business) },
    match: sql`(case ${tradeCases(asked, trades)} ${nearly} else ${COST.inProse}::int end)`,
  };
}

const whenThen = (cases: readonly (readonly [match: number, condition: SQL])[]): SQL =>
  sql.join(
    cases.map(([match, condition]) => sql`when ${condition} then ${match}::int`),
    sql` `,
  );

const sameForBoth = (condition: SQL) => ({ specialist: condition, business: condition });

const anyone = (specialist: SQL, business: SQL): Candidates => ({
  where: { specialist, business },
  match: sql`${COST.category}::int`,
});

/** As the index has them in order: nobody reads everybody. */
const best = (kind: ProviderKind): SQL => sql`account_id in (
  select account_id from profile_search where kind = ${kind}
  order by rating desc nulls last, completeness desc nulls last, confirmed_at desc nulls last, account_id
  limit ${MOST_OF_A_KIND})`;

/** All that was said may be a name: "second breath dive"; or only the words that are none: "wongs ink". */
function calledSo({ said, names }: Understood): SQL | null {
  const all = said.length > 1 || names.length > 0 ? [said] : [];
  const some = names.length > 0 && names.length < said.length ? [names] : [];
  return all.length > 0 ? nameQuery([...all, ...some]) : null;
}

function bonuses(asked: Understood): SQL {
  const wishes = [...asked.languages, ...asked.when.filter((each) => each === 'emergency')];
  return bonusOf({
    furtherWords: asked.words.length > 0 ? wordsQuery(asked.words, 'AB') : null,
    calledSo: calledSo(asked),
    wishes: wishes.length > 0 ? wordsQuery(wishes, '') : null,
  });
}
