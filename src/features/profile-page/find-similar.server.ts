import { sql, type SQL } from 'drizzle-orm';
import { CARD_COLUMNS, cardOf, type CardRow } from '#features/directory/provider-card.server.ts';
import type { ProviderCard } from '#features/directory/provider-card.ts';
import { indexedAt, codesOf } from '#features/directory/search-codes.server.ts';
import { loadFindWords } from '#features/find/load-find-words.server.ts';
import { namedAs, sameTrade, tradesNamed } from '#features/find/trade-query.server.ts';
import { nearbyPlaces, placesWithin, type Location } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { defineList, type Part } from '#platform/db/directory-reads.server.ts';
import { PLANNED } from '#platform/db/planned.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Profile } from './profile.ts';

const SHOWN = 4;
/** Written out: with a limit that it does not know, PostgreSQL plans for a tenth of all. */
const LIMIT = sql.raw(String(SHOWN));

/** The profile they are similar to, which is never among them. */
type Wanted = Pick<Profile, 'kind' | 'id' | 'category' | 'headline' | 'location'>;

/** Others of the same trade, then of the same category: each at the same place, then around it, then anywhere. */
export async function findSimilar(
  services: Pick<Services, 'db' | 'directoryVersion'>,
  wanted: Wanted,
): Promise<ProviderCard[]> {
  const { kind, id, category, headline, location } = wanted;
  const trades = tradesNamed(await loadFindWords(services), headline);
  const about = { kind, id, category, headline, location, trades };
  return (await readSimilar(services.db, about)).map(cardOf);
}

type About = Wanted & { trades: string | null };
/** Which of the searches found it, one after the other: by trade and by category, each from here to far away. */
type SimilarRow = CardRow & { search: number; rating: number; named: string };

const readSimilar = defineList('similar', lookUpSimilar, whereOthersCouldStand);

/** Where there are enough of them near by, nobody further away is looked for, and nobody who is rated less well. */
function whereOthersCouldStand(about: About, rows: readonly SimilarRow[]): Part[] {
  const { kind, category, location } = about;
  const distances = [[location], placesAround(location), null];
  const [first, last] = [rows[0], rows[SHOWN - 1]];
  const words = wordsIn(first?.named);
  const searched: Part[] = [
    ...distances.map((places) => ({ kind, category: null, places, words })),
    ...distances.map((places) => ({ kind, category, places })),
  ];
  if (!last) return searched;
  const before = searched.slice(0, last.search);
  return [...before, { ...searched[last.search]!, rating: last.rating }];
}

/** Those of which a query needs one, as it is in `querytree`; nothing where it may need none. */
function wordsIn(tree = ''): string[] | undefined {
  const words = Array.from(tree.matchAll(/'([^']+)'/g), ([, word]) => word!);
  return words.length > 0 ? words : undefined;
}

const placesAround = (at: string) => {
  const place = at as Location;
  return [...placesWithin(place), ...nearbyPlaces(place)];
};

async function lookUpSimilar(
  db: Db,
  { kind, id, category, headline, location, trades }: About,
): Promise<SimilarRow[]> {
  const ofTrade = sameTrade(trades, headline);
  const place = location as Location;
  const around = await codesOf(db, placesAround(location));
  const [here = 0] = await codesOf(db, [place]);
  const [ofCategory = 0] = await codesOf(db, [category]);
  const distances = [
    sql`s.location = ${here}`,
    sql`s.location = any(${sql.param(around.filter((code) => code !== here))}::smallint[])`,
    sql`s.location <> all(${sql.param([here, ...around])}::smallint[])`,
  ];
  // The kind is written out, because every index of words is of one.
  const others = (where: SQL, order: SQL, search: number) => sql`(
    select s.account_id, s.rating, ${sql.raw(String(search))} as search from profile_search s
    where s.kind = ${sql.raw(`'${kind}'`)} and ${where}
      and s.account_id <> (select account_id from profiles where slug = ${id})
    order by ${order} limit ${LIMIT})`;
  // Not the order of an index: for a trade that few have it would be read to its end.
  const [atPlace, ...elsewhere] = distances;
  const indexed = await indexedAt(db, place);
  const ofTheTrade = [sql`${atPlace} and ${indexed}`, ...elsewhere].map((distance, search) =>
    others(sql`${ofTrade} and ${distance}`, sql`s.rating + 0 desc, s.account_id`, search),
  );
  // The order of an index, so that a large directory is not sorted for a handful. Both orders know only what the
  // recorded changes call ranked.
  const best = sql`s.rating desc nulls last, s.completeness desc nulls last, s.account_id`;
  const ofTheCategory = distances.map((distance, search) =>
    others(
      sql`s.category = ${ofCategory} and not (${ofTrade}) and ${distance}`,
      best,
      ofTheTrade.length + search,
    ),
  );
  // The limit takes from one after the other: in a large directory only the first is ever looked up.
  const { rows } = await db.execute<SimilarRow>(sql`${PLANNED}
    with similar_ids as (
      select account_id, search, rating, row_number() over () as rank from (
        ${sql.join([...ofTheTrade, ...ofTheCategory], sql` union all `)}
      ) nearest limit ${LIMIT}
    )
    select ${CARD_COLUMNS}, search, rating, querytree(${namedAs(trades, headline)}) as named
    from similar_ids join profiles p using (account_id) join accounts a on a.id = p.account_id order by rank`);
  return rows;
}
