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
  const ranked = terms.length > 0 && filter.order === 'best';
  const strong = ranked && !butOne && !filter.condition ? strongMatches(terms) : null;
  const first = strong && (await readMatches(db, filter, { butOne, ranking: strong }));
  // Most first pages hold strong matches only; the rest is ranked when it is needed.
  const enough =
    first && first.ids.length >= Math.min(filter.limit, first.total - offsetOf(filter));
  if (enough) return first;
  return readMatches(db, filter, {
    butOne,
    ranking: { matches: null, tier: ranked ? tierOf(terms, butOne) : sql`0` },
  });
}

interface Ranking {
  /** Which of those that fit come on this page; null: any. */
  matches: SQL | null;
  tier: SQL;
}

async function readMatches(
  db: Db,
  filter: ProfileFilter,
  { butOne, ranking }: { butOne: boolean; ranking: Ranking },
): Promise<FoundProfiles> {
  const terms = filter.words?.terms ?? [];
  const ofKind = sql`kind = ${filter.kind}`;
  const fits = sql.join(
    [
      ofKind,
      ...(terms.length ? [sql`document @@ ${textQuery(terms, '', { loose: true, butOne })}`] : []),
      ...(filter.condition ? [filter.condition] : []),
    ],
    sql` and `,
  );
  const order = filter.order === 'best' ? sql`tier, ${ORDERS.best}` : ORDERS[filter.order];
  const { rows } = await db.execute<{ ids: string[]; counts: Counts | null }>(sql`
    select
      array(
        select account_id from (
          select *, ${ranking.tier} as tier from profile_search
          where ${ranking.matches ? sql`${ofKind} and ${ranking.matches}` : fits} and ${inPlace(filter)}
        ) as ranked
        order by ${order} ${pageOf(filter)}
      ) as ids,
      (
        select json_agg(json_build_object('category', category, 'location', location, 'count', n))
        from (
          select category, location, count(*) as n from profile_search where ${fits} group by 1, 2
        ) as cells
      ) as counts`);
  return { ids: rows[0]!.ids.map(Number), ...totals(rows[0]!.counts ?? [], filter) };
}

/** Whoever has all the words in name and headline. Without labels the index alone tells. */
function strongMatches(terms: readonly Term[]): Ranking {
  const exact = { loose: false };
  const typed = typedText(terms);
  return {
    matches: sql`ts_filter(document, '{a,b}') @@ ${textQuery(terms, '', exact)}`,
    tier: sql`case
      when name = ${typed} or headline = ${typed} then 0
      when document @@ ${textQuery(asTyped(terms), 'AB', exact)} then 1
      else 2 end`,
  };
}

function tierOf(terms: readonly Term[], butOne: boolean): SQL {
  const exact = { loose: false, butOne };
  const loose = { loose: true, butOne };
  const typed = typedText(terms);
  return sql`case
    when name = ${typed} or headline = ${typed} then 0
    when document @@ ${textQuery(asTyped(terms), 'AB', exact)} then 1
    when document @@ ${textQuery(terms, 'AB', exact)} then 2
    when document @@ ${textQuery(terms, 'ABC', exact)} then 3
    when document @@ ${textQuery(terms, '', exact)} then 4
    when document @@ ${textQuery(terms, 'AB', loose)} then 5
    when document @@ ${textQuery(terms, 'ABC', loose)} then 6
    else 7 end`;
}

const typedText = (terms: readonly Term[]) => terms.map((term) => term.typed).join(' ');

/** Whoever uses the very words comes before whoever uses a synonym. */
function asTyped(terms: readonly Term[]): Term[] {
  return terms.map((term) => ({ ...term, exact: [term.typed] }));
}

function totals(counts: Counts, filter: ProfileFilter) {
  const places = searchedPlaces(filter);
  const total = counts
    .filter(({ category }) => !filter.category || category === filter.category)
    .filter(({ location }) => !places || places.includes(location))
    .reduce((sum, { count }) => sum + count, 0);
  return { total, counts, place: searchedPlace(filter) };
}

function searchedPlace({ location, words }: ProfileFilter): Location | null {
  return location ?? words?.place ?? null;
}

function searchedPlaces(filter: ProfileFilter): readonly string[] | null {
  const place = searchedPlace(filter);
  return place ? placesWithin(place) : null;
}

function inPlace(filter: ProfileFilter): SQL {
  const places = searchedPlaces(filter);
  const category = filter.category ? sql`category = ${filter.category}` : sql`true`;
  return places ? sql`${category} and location = any(${sql.param([...places])}::text[])` : category;
}

const offsetOf = ({ page, limit }: ProfileFilter) => (page - 1) * limit;

function pageOf(filter: ProfileFilter): SQL {
  return sql`limit ${filter.limit} offset ${offsetOf(filter)}`;
}
