import { sql, type SQL } from 'drizzle-orm';
import { resultCardOf, type ResultRow } from '#features/directory/provider-card.server.ts';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import { namesOf } from '#features/directory/search-codes.server.ts';
import type { Location } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { readsCounts, readsPart, readsProfiles } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** Those who may fit, of one kind each, because every index is of one. */
export interface Candidates {
  /** Conditions on rows of profile_search; nobody meets two of them. */
  where: Record<ProviderKind, readonly SQL[]>;
  /** How far from the wish, beside place and quality. */
  match: SQL;
}

export interface Found {
  cards: { card: DetailedCard; match: number }[];
  total: number;
  /** How many are where, and how far from the wish. */
  cells: { place: Location; match: number; count: number }[];
}

type Cells = [location: number, match: number, count: number][] | null;
interface Row extends Record<string, unknown> {
  order: [kind: ProviderKind, match: number][] | null;
  specialists: ResultRow[] | null;
  businesses: ResultRow[] | null;
  cells: Cells;
}

const KINDS = ['specialist', 'business'] as const;

/** The page and what is counted beside it, in one statement. */
export async function readFound(
  db: Db,
  { where, match }: Candidates,
  order: { cost: SQL; page: number; limit: number },
): Promise<Found> {
  for (const kind of KINDS) {
    readsPart({ kind, category: null, places: null });
    readsCounts(kind);
  }
  const selects = KINDS.flatMap((kind) =>
    where[kind].map(
      (condition) =>
        sql`select *, ${match} as match from profile_search where kind = ${kind} and ${condition}`,
    ),
  );
  const idsOf = (kind: ProviderKind) =>
    sql`array(select account_id from page where kind = ${kind} order by cost, account_id)`;
  const { rows } = await db.execute<Row>(sql`
    with found as (
      select account_id, kind, location, match, (match + ${order.cost})::real as cost
      from (${sql.join(selects, sql` union all `)} offset 0) as fitting
    ),
    page as (
      select * from found order by cost, account_id
      limit ${order.limit} offset ${(order.page - 1) * order.limit}
    )
    select
      (select json_agg(json_build_array(kind, match) order by cost, account_id) from page) as order,
      specialist_cards(${idsOf('specialist')}) as specialists,
      business_cards(${idsOf('business')}) as businesses,
      (select json_agg(json_build_array(location, match, n)) from (
        select location, match, count(*) as n from found group by 1, 2) as counted) as cells`);
  const { specialists, businesses, cells, order: sequence } = rows[0]!;
  const left = { specialist: [...(specialists ?? [])], business: [...(businesses ?? [])] };
  readsProfiles([...left.specialist, ...left.business]);
  const cards = (sequence ?? []).map(([kind, each]) => ({
    card: resultCardOf(kind, left[kind].shift()!),
    match: each,
  }));
  return { cards, ...(await named(db, cells ?? [])) };
}

async function named(db: Db, cells: NonNullable<Cells>): Promise<Pick<Found, 'cells' | 'total'>> {
  const names = await namesOf(db, [...new Set(cells.map(([location]) => location))]);
  return {
    total: cells.reduce((sum, [, , count]) => sum + count, 0),
    cells: cells.map(([location, match, count]) => ({
      place: names.get(location) as Location,
      match,
      count,
    })),
  };
}
