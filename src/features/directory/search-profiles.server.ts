import { sql, type SQL } from 'drizzle-orm';
import { endOfQuarter } from '#features/profiles/end-of-quarter.rules.ts';
import { areasServing, placesWithin, type Location } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { readsCounts, readsPart, readsProfiles } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import {
  countCells,
  countListed,
  DIRECTORY_VERSION,
  nameCells,
  sizeOf,
  sumOf,
  type CountedCells,
  type Counts,
} from './counts.server.ts';
import { countFacts, factsCondition, type FactCounts } from './fact-conditions.server.ts';
import type { AskedFacts } from './fact-filters.ts';
import { asksForNothing, type InterpretedQuery } from './interpret-query.server.ts';
import { distancesFrom } from './map/positions.ts';
import {
  indexedAt,
  livesAt,
  numberByPlace,
  placesCondition,
  codesOf,
} from './search-codes.server.ts';
import type { ResultRow } from './provider-card.server.ts';
import type { Order } from './search.rules.ts';
import { countAlways, countOnce, type OnceCounted } from './word-counts.server.ts';
import { sparesOne, strongMatches, textQuery, tierOf } from './text-query.server.ts';

export interface ProfileFilter {
  kind: ProviderKind;
  category: string | null;
  location: Location | null;
  /** From where distances are counted, in that order. */
  near?: Location | null;
  /** Whether whoever serves the place is found as well, after those who live there. */
  serving: boolean;
  /** Words to be found anywhere, ranked by where. */
  words: InterpretedQuery | null;
  /** Any further condition on a row of profile_search. */
  condition?: SQL;
  facts: AskedFacts;
  /** Up to how many who match it is counted how many there would be with other facts asked. */
  countFactsUpTo?: number;
  /** Who is open depends on it. */
  now: Date;
  order: Order;
  /** Whether those who take emergency calls come before others who fit as well, in the usual order. */
  emergencyFirst?: boolean;
  page: number;
  /** 0 where only the total is asked for. */
  limit: number;
  /** The version of the directory that the caller has just read. */
  seen?: string | null;
}

export interface FoundProfiles {
  /** The cards of the page in their order. */
  rows: ResultRow[];
  total: number;
  /** Of everything that has the words, in whichever category and place. */
  counts: Counts;
  /** The place that was searched, chosen or written among the words. */
  place: Location | null;
  factCounts: FactCounts | null;
  /** Of the directory; null where nothing had to be read. */
  version: string | null;
  /** Nobody has all the words: these have all but one. */
  partial?: true;
}

/** As the index has them in order. */
export const BEST = sql`rating desc nulls last, completeness desc nulls last, confirmed_at desc nulls last, account_id`;
const ORDERS: Record<Order, SQL> = {
  best: BEST,
  near: BEST,
  rating: sql`rating desc, review_count desc, account_id`,
  newest: sql`created_at desc, account_id`,
  name: sql`name, account_id`,
};

const CARDS = { specialist: sql`specialist_cards`, business: sql`business_cards` };

/** Which profiles fit, in which order: the one search behind pages and API. */
export async function searchProfiles(db: Db, filter: ProfileFilter): Promise<FoundProfiles> {
  const terms = filter.words?.terms ?? [];
  const { kind, category } = filter;
  const place = searchedPlace(filter);
  readsPart({ kind, category, places: place && areasServing(place) });
  readsCounts(kind);
  if (filter.words && asksForNothing(filter.words))
    return { rows: [], ...totals([], filter), factCounts: null, version: null };
  const search: Search = {
    db,
    filter,
    inPlace: await placeCondition(db, filter),
    nearest: await nearestFirst(db, filter, place),
    factsFit: factsCondition(filter.facts, filter.now),
  };
  if (terms.length === 0 && !filter.condition && !search.factsFit) return browse(search);
  const found = await searchMatching(search, false);
  if (found.counts.length > 0 || !sparesOne(terms)) return found;
  return { ...(await searchMatching(search, true)), partial: true };
}

interface Search {
  db: Db;
  filter: ProfileFilter;
  /** The chosen category and place as a condition. */
  inPlace: SQL;
  /** What comes before everything else where a place was asked for. */
  nearest: SQL | null;
  factsFit: SQL | null;
}

/** Without words the index gives a page in order, and the totals are known beforehand. */
async function browse(search: Search): Promise<FoundProfiles> {
  const { db, filter } = search;
  const { kind } = filter;
  const ofKind = sql`kind = ${kind}`;
  const facts = factCounting(search, [kind]);
  const matching = fewMatching(search, ofKind);
  const idsOfAll = (among: Search) => sql`
    select account_id from profile_search where ${ofKind} and ${among.inPlace}
    order by ${orderOf(among)} ${pageOf(filter)}`;
  const residents = await onlyResidents(search);
  const page = await readCounted(search, idsOfAll(residents ?? search), { matching, facts });
  const { rows, version } = page;
  const found = {
    rows,
    ...totals(await countListed(db, kind, version), filter),
    factCounts: facts?.take(version, page.facts) ?? null,
    version,
  };
  if (!residents || isWhole(found, filter)) return found;
  return { ...found, rows: (await readPage(db, kind, idsOfAll(search))).rows };
}

/** Where they come before all others an index gives them in order, and most pages hold nobody else. */
async function onlyResidents(search: Search): Promise<Search | null> {
  const { db, filter, nearest } = search;
  if (!nearest || filter.order !== 'best' || filter.emergencyFirst) return null;
  return {
    ...search,
    nearest: null,
    inPlace: await placeCondition(db, { ...filter, serving: false }),
  };
}

const isWhole = ({ rows, total }: Pick<FoundProfiles, 'rows' | 'total'>, filter: ProfileFilter) =>
  rows.length >= Math.min(filter.limit, total - offsetOf(filter));

async function searchMatching(search: Search, butOne: boolean): Promise<FoundProfiles> {
  const { db, filter } = search;
  const { kind } = filter;
  const terms = filter.words?.terms ?? [];
  const hasWords = terms.length > 0;
  const ofKind = sql`kind = ${kind}`;
  const asked = sql.join(
    [
      ofKind,
      ...(hasWords ? [sql`document @@ ${textQuery(terms, '', { loose: true, butOne })}`] : []),
      ...(filter.condition ? [filter.condition] : []),
    ],
    sql` and `,
  );
  const fits = search.factsFit ? sql`${asked} and ${search.factsFit}` : asked;
  const ranked = hasWords && ['best', 'near'].includes(filter.order);
  const question = [kind, terms, butOne, factsKey(filter)];
  const matching = hasWords ? allMatching(asked) : fewMatching(search, asked);
  const counting = hasWords
    ? countCells(sql`matching`, search.factsFit ?? sql`true`)
    : countCells(sql`profile_search`, fits);
  const cells = filter.condition
    ? countAlways<CountedCells>(counting)
    : countOnce<CountedCells>(db, question, counting);
  const facts = factCounting(search, question);
  const startsStrong = ranked && !filter.near && !butOne && !filter.condition && !search.factsFit;
  const strong = startsStrong ? strongMatches(terms, { among: sizeOf(cells.last) }) : [];
  const [ids, ...further] = [
    ...strong.map(({ matches, tier }) => idsOf(search, sql`${ofKind} and ${matches}`, tier)),
    idsOf(search, fits, ranked ? tierOf(terms, butOne) : sql`0`),
  ];
  const isTotalOnly = filter.limit === 0 && !facts;
  const isKnown = isTotalOnly && cells.version !== null && cells.version === filter.seen;
  const first = isKnown
    ? { rows: [], cells: null, facts: null, version: cells.version! }
    : await readCounted(search, ids, { matching, cells, facts });
  const { version } = first;
  const found = {
    rows: first.rows,
    ...totals(await nameCells(db, cells.take(version, first.cells)), filter),
    factCounts: facts?.take(version, first.facts) ?? null,
    version,
  };
  // Most first pages hold the strongest matches only; the rest is ranked when it is needed.
  for (const more of further)
    if (!isWhole(found, filter)) found.rows = (await readPage(db, kind, more)).rows;
  return found;
}

/** Who is open is another question in each quarter of an hour. */
const factsKey = ({ facts, now }: ProfileFilter) => [facts, facts.open && endOfQuarter(now)];

/** What is counted of those who match, whom one statement reads once for all its counts. */
const allMatching = (matches: SQL) => sql`
  select category, location, areas, open_week, closed_until, open_on_holidays, languages, price_from, emergency
  from profile_search where ${matches}`;

/** Without words they may be half the directory, of which not more is read than it takes to see that they are too many. */
const fewMatching = ({ filter, inPlace }: Search, matches: SQL) =>
  allMatching(sql`${matches} and ${inPlace} limit ${(filter.countFactsUpTo ?? 0) + 1}`);

/** How many of those who match there would be with other facts. */
function factCounting({ db, filter, inPlace }: Search, question: readonly unknown[]) {
  const { countFactsUpTo: most, condition, facts, now, category } = filter;
  if (!most || condition) return null;
  const from = sql`(select * from matching where ${inPlace}) as matching`;
  const isFew = sql`(select count(*) from ${from}) <= ${most}`;
  const where = [category, searchedPlace(filter), filter.serving];
  const key = ['facts', ...question, facts, endOfQuarter(now), ...where];
  return countOnce<FactCounts | null>(
    db,
    key,
    sql`case when ${isFew} then ${countFacts(from, facts, now)} end`,
  );
}

function orderOf({ filter, nearest }: Search, tiers = sql``): SQL {
  const { order, emergencyFirst } = filter;
  const tier = emergencyFirst && order === 'best' ? sql`${tiers}emergency desc, ` : tiers;
  if (!nearest) return sql`${tier}${ORDERS[order]}`;
  return order === 'near'
    ? sql`${nearest}, ${tier}${ORDERS.near}`
    : sql`${tier}${nearest}, ${ORDERS[order]}`;
}

/** Where it is not known, behind all others. */
const FAR = 10_000;

/** By distance; or else, in the usual order, whoever lives at the place before whoever serves it. */
async function nearestFirst(
  db: Db,
  { near, serving, order }: ProfileFilter,
  place: Location | null,
): Promise<SQL | null> {
  if (near) return numberByPlace(db, distancesFrom(placesWithin(near)), FAR);
  return place && serving && order === 'best' ? sql`${await livesAt(db, place)} desc` : null;
}

/** The page among those that match, without reading anything else of them. */
function idsOf(search: Search, matches: SQL, tier: SQL): SQL {
  const { filter, inPlace } = search;
  return sql`
    select account_id from (
      select *, ${tier} as tier from profile_search where ${matches} and ${inPlace}
    ) as ranked
    order by ${orderOf(search, sql`tier, `)} ${pageOf(filter)}`;
}

interface Page {
  rows: ResultRow[];
  cells: CountedCells;
  facts: FactCounts | null;
  version: string;
}

interface Counting {
  /** The rows that both are counted of. */
  matching: SQL;
  cells?: OnceCounted<CountedCells>;
  facts: OnceCounted<FactCounts | null> | null;
}

/**
 * While all counts are known they are not asked for: to plan how they would be counted takes longer than finding the
 * page. Where the directory turns out to have changed, everything is read again, so that all of it belongs together.
 */
async function readCounted(
  { db, filter: { kind } }: Search,
  ids: SQL,
  { matching, cells, facts }: Counting,
): Promise<Page> {
  const counted = [cells, facts].filter((each) => each !== undefined && each !== null);
  if (counted.every((each) => each.version !== null)) {
    const page = await readPage(db, kind, ids);
    if (counted.every((each) => each.version === page.version)) return page;
  }
  return readPage(db, kind, ids, { matching, cells: cells?.sql, facts: facts?.sql });
}

/** The cards and whatever is asked along with them in one statement. */
async function readPage(
  db: Db,
  kind: ProviderKind,
  ids: SQL,
  counting: { matching?: SQL; cells?: SQL | undefined; facts?: SQL | undefined } = {},
): Promise<Page> {
  const { matching, cells = sql`null`, facts = sql`null` } = counting;
  const counted = matching ? sql`with matching as (${matching})` : sql``;
  const { rows } = await db.execute<Omit<Page, 'rows'> & { rows: ResultRow[] | null }>(
    sql`${counted} select ${CARDS[kind]}(array(${ids})) as rows, ${cells} as cells, ${facts} as facts, ${DIRECTORY_VERSION} as version`,
  );
  const page = { ...rows[0]!, rows: rows[0]!.rows ?? [] };
  readsProfiles(page.rows);
  return page;
}

function totals(counts: Counts, filter: ProfileFilter) {
  const place = searchedPlace(filter);
  return { total: sumOf(counts, filter.category, place, filter), counts, place };
}

/** By distance nobody is left out, wherever they are. */
function searchedPlace({ location, near, words }: ProfileFilter): Location | null {
  return near ? null : (location ?? words?.place ?? null);
}

async function placeCondition(db: Db, filter: ProfileFilter): Promise<SQL> {
  const place = searchedPlace(filter);
  const [category] = filter.category ? await codesOf(db, [filter.category]) : [];
  const conditions = [
    ...(filter.category ? [sql`category = ${category ?? 0}`] : []),
    ...(place ? [await placesCondition(db, place, filter.serving)] : []),
    ...(place && filter.words?.terms.length ? [await indexedAt(db, place)] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

const offsetOf = ({ page, limit }: ProfileFilter) => (page - 1) * limit;

function pageOf(filter: ProfileFilter): SQL {
  return sql`limit ${filter.limit} offset ${offsetOf(filter)}`;
}
