import { sql, type SQL } from 'drizzle-orm';
import { placesWithin, type Location } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { countListed, type Counts } from './count-listed.server.ts';
import type { InterpretedQuery, Term } from './interpret-query.server.ts';
import type { Order } from './search.rules.ts';
import { textQuery } from './text-query.ts';

export interface ProfileFilter {
  kind: 'specialist' | 'business';
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

export interface FoundProfiles {
  ids: number[];
  total: number;
  counts: Counts;
  /** Nobody has all the words: these have all but one. */
  partial?: true;
}

const ORDERS: Record<Order, SQL> = {
  best: sql`rating desc nulls last, completeness desc nulls last, confirmed_at desc nulls last, account_id`,
  rating: sql`rating desc, review_count desc, account_id`,
  newest: sql`created_at desc, account_id`,
  name: sql`name, account_id`,
};

/** Which profiles fit, in which order: the one search behind pages and API. */
export async function searchProfiles(db: Db, filter: ProfileFilter): Promise<FoundProfiles> {
  const terms = filter.words?.terms ?? [];
  if (terms.length === 0 && !filter.condition) return browse(db, filter);
  const found = await searchMatching(db, filter, { butOne: false });
  const needed = terms.filter((term) => !term.filler);
  // A word that is strange to us says that the thing itself is not here; the others alone would be another question.
  const sparesOne = needed.length > 1 && !needed.some((term) => term.strange);
  if (found.counts.length > 0 || !sparesOne) return found;
  return { ...(await searchMatching(db, filter, { butOne: true })), partial: true };
}

/** Without words the index gives a page in order, and the totals are known beforehand. */
async function browse(db: Db, filter: ProfileFilter): Promise<FoundProfiles> {
  const counts = await countListed(db, filter.kind);
  const { rows } = await db.execute<{ id: string }>(sql`
    select account_id as id from profile_search
    where kind = ${filter.kind} and ${inPlace(filter)}
    order by ${ORDERS[filter.order]}
    ${pageOf(filter)}`);
  return { ids: rows.map(({ id }) => Number(id)), ...totals(counts, filter) };
}

async function searchMatching(
  db: Db,
  filter: ProfileFilter,
  { butOne }: { butOne: boolean },
): Promise<FoundProfiles> {
  const terms = filter.words?.terms ?? [];
  const exact = { loose: false, butOne };
  const loose = { loose: true, butOne };
  const matches = terms.length ? sql`document @@ ${textQuery(terms, '', loose)}` : sql`true`;
  const typed = terms.map((term) => term.typed).join(' ');
  const tier = terms.length
    ? sql`case
        when name = ${typed} or headline = ${typed} then 0
        when document @@ ${textQuery(asTyped(terms), 'AB', exact)} then 1
        when document @@ ${textQuery(terms, 'AB', exact)} then 2
        when document @@ ${textQuery(terms, 'ABC', exact)} then 3
        when document @@ ${textQuery(terms, '', exact)} then 4
        when document @@ ${textQuery(terms, 'AB', loose)} then 5
        when document @@ ${textQuery(terms, 'ABC', loose)} then 6
        else 7 end`
    : sql`0`;
  const order = filter.order === 'best' ? sql`tier, ${ORDERS.best}` : ORDERS[filter.order];
  const { rows } = await db.execute<{ ids: number[] | null; counts: Counts | null }>(sql`
    with matched as materialized (
      select account_id, category, location, rating, review_count, completeness, confirmed_at, created_at, name,
        ${tier} as tier
      from profile_search
      where kind = ${filter.kind} and ${matches} and ${filter.condition ?? sql`true`}
    ), page as (
      select account_id, row_number() over (order by ${order}) as place
      from matched where ${inPlace(filter)}
      order by place ${pageOf(filter)}
    )
    select
      (select json_agg(account_id order by place) from page) as ids,
      (select json_agg(json_build_object('category', category, 'location', location, 'count', n))
        from (select category, location, count(*) as n from matched group by 1, 2) as cells) as counts`);
  return { ids: rows[0]?.ids ?? [], ...totals(rows[0]?.counts ?? [], filter) };
}

/** Whoever uses the very words comes before whoever uses a synonym. */
function asTyped(terms: readonly Term[]): Term[] {
  return terms.map((term) => ({ ...term, exact: [term.typed] }));
}

function totals(counts: Counts, filter: ProfileFilter): { total: number; counts: Counts } {
  const places = searchedPlaces(filter);
  const total = counts
    .filter(({ category }) => !filter.category || category === filter.category)
    .filter(({ location }) => !places || places.includes(location))
    .reduce((sum, { count }) => sum + count, 0);
  return { total, counts };
}

function searchedPlaces({ location, words }: ProfileFilter): readonly string[] | null {
  const place = location ?? words?.place;
  return place ? placesWithin(place) : null;
}

function inPlace(filter: ProfileFilter): SQL {
  const places = searchedPlaces(filter);
  const category = filter.category ? sql`category = ${filter.category}` : sql`true`;
  return places ? sql`${category} and location = any(${sql.param([...places])}::text[])` : category;
}

function pageOf({ page, limit }: ProfileFilter): SQL {
  return sql`limit ${limit} offset ${(page - 1) * limit}`;
}
