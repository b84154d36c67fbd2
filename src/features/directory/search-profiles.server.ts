import { sql, type SQL } from 'drizzle-orm';
import { placesWithin, type Location } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { readsCounts, readsPart, readsProfiles } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import {
  countCells,
  countListed,
  DIRECTORY_VERSION,
  nameCells,
  sumOf,
  type CountedCells,
  type Counts,
} from './counts.server.ts';
import { asksForNothing, type InterpretedQuery } from './interpret-query.server.ts';
import { codesOf } from './search-codes.server.ts';
import type { Order } from './search.rules.ts';
import { countOnce } from './word-counts.server.ts';
import { sparesOne, strongMatches, strongTierOf, textQuery, tierOf } from './text-query.server.ts';

export interface ProfileFilter {
  kind: ProviderKind;
  category: string | null;
  location: Location | null;
  /** Words to be found anywhere, ranked by where. */
  words: InterpretedQuery | null;
  /** Any further condition on a row of profile_search. */
  condition?: SQL;
  order: Order;
  page: number;
  limit: number;
}

/** A card of any kind. */
interface Shown {
  slug: string;
}

export interface FoundProfiles<Row = never> {
  /** The cards of the page in their order. */
  rows: Row[];
  total: number;
  /** Of everything that has the words, in whichever category and place. */
  counts: Counts;
  /** The place that was searched, chosen or written among the words. */
  place: Location | null;
  /** Nobody has all the words: these have all but one. */
  partial?: true;
}

const ORDERS: Record<Order, SQL> = {
  best: sql`rating desc nulls last, completeness desc nulls last, confirmed_at desc nulls last, account_id`,
  rating: sql`rating desc, review_count desc, account_id`,
  newest: sql`created_at desc, account_id`,
  name: sql`name, account_id`,
};

const CARDS = { specialist: sql`specialist_cards`, business: sql`business_cards` };

/** Which profiles fit, in which order: the one search behind pages and API. */
export async function searchProfiles<Row extends Shown = never>(
  db: Db,
  filter: ProfileFilter,
): Promise<FoundProfiles<Row>> {
  const terms = filter.words?.terms ?? [];
  const { kind, category } = filter;
  const place = searchedPlace(filter);
  readsPart({ kind, category, places: place && placesWithin(place) });
  readsCounts(kind);
  if (filter.words && asksForNothing(filter.words)) return { rows: [], ...totals([], filter) };
  const search: Search = { db, filter, inPlace: await placeCondition(db, filter) };
  if (terms.length === 0 && !filter.condition) return browse(search);
  const found = await searchMatching<Row>(search, { butOne: false });
  if (found.counts.length > 0 || !sparesOne(terms)) return found;
  return { ...(await searchMatching<Row>(search, { butOne: true })), partial: true };
}

interface Search {
  db: Db;
  filter: ProfileFilter;
  /** The chosen category and place as a condition. */
  inPlace: SQL;
}

/** Without words the index gives a page in order, and the totals are known beforehand. */
async function browse<Row extends Shown>({
  db,
  filter,
  inPlace,
}: Search): Promise<FoundProfiles<Row>> {
  const { kind } = filter;
  const { rows, version } = await readPage<Row>(db, kind, {
    ids: sql`
      select account_id from profile_search where kind = ${kind} and ${inPlace}
      order by ${ORDERS[filter.order]} ${pageOf(filter)}`,
    version: DIRECTORY_VERSION,
  });
  return { rows, ...totals(await countListed(db, kind, version), filter) };
}

async function searchMatching<Row extends Shown>(
  search: Search,
  { butOne }: { butOne: boolean },
): Promise<FoundProfiles<Row>> {
  const { db, filter } = search;
  const { kind } = filter;
  const terms = filter.words?.terms ?? [];
  const ofKind = sql`kind = ${kind}`;
  const fits = sql.join(
    [
      ofKind,
      ...(terms.length ? [sql`document @@ ${textQuery(terms, '', { loose: true, butOne })}`] : []),
      ...(filter.condition ? [filter.condition] : []),
    ],
    sql` and `,
  );
  const ranked = terms.length > 0 && filter.order === 'best';
  const strong = ranked && !butOne && !filter.condition;
  const all = idsOf(search, fits, ranked ? tierOf(terms, butOne) : sql`0`);
  const counts = filter.condition ? null : countOnce(db, [kind, terms, butOne], countCells(fits));
  const first = await readPage<Row>(db, kind, {
    ids: strong
      ? idsOf(search, sql`${ofKind} and ${strongMatches(terms)}`, strongTierOf(terms))
      : all,
    cells: counts?.sql ?? countCells(fits),
    version: DIRECTORY_VERSION,
  });
  const cells = counts?.take(first) ?? first.cells;
  const found = { rows: first.rows, ...totals(await nameCells(db, cells), filter) };
  // Most first pages hold strong matches only; the rest is ranked when it is needed.
  const enough = found.rows.length >= Math.min(filter.limit, found.total - offsetOf(filter));
  if (!strong || enough) return found;
  return { ...found, rows: (await readPage<Row>(db, kind, { ids: all })).rows };
}

/** The page among those that match, without reading anything else of them. */
function idsOf({ filter, inPlace }: Search, matches: SQL, tier: SQL): SQL {
  const order = filter.order === 'best' ? sql`tier, ${ORDERS.best}` : ORDERS[filter.order];
  return sql`
    select account_id from (
      select *, ${tier} as tier from profile_search where ${matches} and ${inPlace}
    ) as ranked
    order by ${order} ${pageOf(filter)}`;
}

interface Page<Row> {
  rows: Row[];
  cells: CountedCells;
  version: string;
}

/** The cards and whatever is asked along with them in one statement. */
async function readPage<Row extends Shown>(
  db: Db,
  kind: ProfileFilter['kind'],
  { ids, cells = sql`null`, version = sql`null` }: { ids: SQL; cells?: SQL; version?: SQL },
): Promise<Page<Row>> {
  const { rows } = await db.execute<{ rows: Row[] | null; cells: CountedCells; version: string }>(
    sql`select ${CARDS[kind]}(array(${ids})) as rows, ${cells} as cells, ${version} as version`,
  );
  const page = { ...rows[0]!, rows: rows[0]!.rows ?? [] };
  readsProfiles(page.rows);
  return page;
}

function totals(counts: Counts, filter: ProfileFilter) {
  const place = searchedPlace(filter);
  return { total: sumOf(counts, filter.category, place), counts, place };
}

function searchedPlace({ location, words }: ProfileFilter): Location | null {
  return location ?? words?.place ?? null;
}

async function placeCondition(db: Db, filter: ProfileFilter): Promise<SQL> {
  const place = searchedPlace(filter);
  const [category] = filter.category ? await codesOf(db, [filter.category]) : [];
  const conditions = [
    ...(filter.category ? [sql`category = ${category ?? 0}`] : []),
    ...(place ? [await placesCondition(db, place)] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** Whoever is at the place or in a town of it. */
export async function placesCondition(db: Db, place: Location): Promise<SQL> {
  const codes = await codesOf(db, placesWithin(place));
  return sql`location = any(${sql.param(codes)}::smallint[])`;
}

const offsetOf = ({ page, limit }: ProfileFilter) => (page - 1) * limit;

function pageOf(filter: ProfileFilter): SQL {
  return sql`limit ${filter.limit} offset ${offsetOf(filter)}`;
}
