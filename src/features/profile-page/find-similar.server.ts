import { sql, type SQL } from 'drizzle-orm';
import { CARD_COLUMNS, cardOf, type CardRow } from '#features/directory/provider-card.server.ts';
import type { ProviderCard } from '#features/directory/provider-card.ts';
import { indexedAt } from '#features/directory/place-conditions.server.ts';
import { codesOf } from '#features/directory/search-codes.server.ts';
import { loadFindWords } from '#features/find/load-find-words.server.ts';
import { sameTrade, tradesNamed } from '#features/find/trade-query.server.ts';
import { nearbyPlaces, placesWithin, type Location } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { defineList } from '#platform/db/directory-reads.server.ts';
import { PLANNED } from '#platform/db/planned.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Profile } from './profile.ts';

/** Written out: with a limit that it does not know, PostgreSQL plans for a tenth of all. */
const SHOWN = sql.raw('4');

/** The profile they are similar to, which is never among them. */
type Wanted = Pick<Profile, 'kind' | 'id' | 'category' | 'headline' | 'location'>;

/** Others of the same trade, then of the same category: each at the same place, then around it, then anywhere. */
export async function findSimilar(
  services: Pick<Services, 'db' | 'directoryVersion'>,
  wanted: Wanted,
): Promise<ProviderCard[]> {
  const { kind, id, category, headline, location } = wanted;
  const trades = tradesNamed(await loadFindWords(services), headline);
  // People of one trade stand in several categories.
  const part = { kind, category: null, places: null };
  const about = { kind, id, category, headline, location, trades };
  return (await readSimilar(services.db, part, about)).map(cardOf);
}

const readSimilar = defineList('similar', lookUpSimilar);

async function lookUpSimilar(
  db: Db,
  { kind, id, category, headline, location, trades }: Wanted & { trades: string | null },
): Promise<CardRow[]> {
  const ofTrade = sameTrade(trades, headline);
  const place = location as Location;
  const around = await codesOf(db, [...placesWithin(place), ...nearbyPlaces(place)]);
  const [here = 0] = await codesOf(db, [place]);
  const [ofCategory = 0] = await codesOf(db, [category]);
  const distances = [
    sql`s.location = ${here}`,
    sql`s.location = any(${sql.param(around.filter((code) => code !== here))}::smallint[])`,
    sql`s.location <> all(${sql.param([here, ...around])}::smallint[])`,
  ];
  // The kind is written out, because every index of words is of one.
  const others = (where: SQL, order: SQL) => sql`(
    select s.account_id from profile_search s
    where s.kind = ${sql.raw(`'${kind}'`)} and ${where}
      and s.account_id <> (select account_id from profiles where slug = ${id})
    order by ${order} limit ${SHOWN})`;
  // Not the order of an index: for a trade that few have it would be read to its end.
  const [atPlace, ...elsewhere] = distances;
  const indexed = await indexedAt(db, place);
  const ofTheTrade = [sql`${atPlace} and ${indexed}`, ...elsewhere].map((distance) =>
    others(sql`${ofTrade} and ${distance}`, sql`s.rating + 0 desc, s.account_id`),
  );
  // The order of an index, so that a large directory is not sorted for a handful. Both orders know only what the
  // recorded changes call ranked.
  const best = sql`s.rating desc nulls last, s.completeness desc nulls last, s.account_id`;
  const ofTheCategory = distances.map((distance) =>
    others(sql`s.category = ${ofCategory} and not (${ofTrade}) and ${distance}`, best),
  );
  // The limit takes from one after the other: in a large directory only the first is ever looked up.
  const { rows } = await db.execute<CardRow>(sql`${PLANNED}
    with similar_ids as (
      select account_id, row_number() over () as rank from (
        ${sql.join([...ofTheTrade, ...ofTheCategory], sql` union all `)}
      ) nearest limit ${SHOWN}
    )
    select ${CARD_COLUMNS}
    from similar_ids join profiles p using (account_id) join accounts a on a.id = p.account_id order by rank`);
  return rows;
}
