import { sql, type SQL } from 'drizzle-orm';
import {
  countFacts,
  factsCondition,
  type FactCounts,
} from '#features/directory/fact-conditions.server.ts';
import type { AskedFacts } from '#features/directory/fact-filters.ts';
import { resultCardOf, type ResultRow } from '#features/directory/provider-card.server.ts';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import { namesOf } from '#features/directory/search-codes.server.ts';
import type { Location } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { readsCounts, readsPart, readsProfiles } from '#platform/db/directory-reads.server.ts';
import { PROVIDER_KINDS, type ProviderKind } from '#platform/provider-kind.rules.ts';

/** Those who may fit, of one kind each, because every index is of one. */
export interface Candidates {
  /** Conditions on rows of profile_search; nobody meets two of them. */
  where: Record<ProviderKind, readonly SQL[]>;
  /** How far from the wish, beside place and quality. */
  match: SQL;
}

export interface Found {
  /** With the numbers of the wishes that they meet. */
  cards: { card: DetailedCard; match: number; met: number[] }[];
  /** With the facts that were asked for. */
  total: number;
  factCounts: FactCounts;
  /** How many are where, or serve the place that was asked for, and how far from the wish; whatever the facts. */
  cells: { place: Location | 'served'; match: number; count: number }[];
}

interface FoundOrder {
  cost: SQL;
  /** Whether they serve the place that was asked for. */
  serves: SQL;
  wishes: readonly SQL[];
  facts: AskedFacts;
  now: Date;
  page: number;
  limit: number;
}

type Cells = [location: number, serves: boolean, match: number, count: number][] | null;
interface Row extends Record<string, unknown> {
  order: [kind: ProviderKind, match: number, met: number[]][] | null;
  total: number;
  facts: FactCounts;
  specialists: ResultRow[] | null;
  businesses: ResultRow[] | null;
  cells: Cells;
}

/** The page and what is counted beside it, in one statement. */
export async function readFound(
  db: Db,
  { where, match }: Candidates,
  { cost, serves, wishes, facts, now, page, limit }: FoundOrder,
): Promise<Found> {
  for (const kind of PROVIDER_KINDS) {
    readsPart({ kind, category: null, places: null });
    readsCounts(kind);
  }
  const selects = PROVIDER_KINDS.flatMap((kind) =>
    where[kind].map(
      (condition) =>
        sql`select *, ${match} as match from profile_search where kind = ${kind} and ${condition}`,
    ),
  );
  const idsOf = (kind: ProviderKind) =>
    sql`array(select account_id from page where kind = ${kind} order by cost, account_id)`;
  const met = wishes.map((isMet, at) => sql`case when ${isMet} then ${at}::int end`);
  const { rows } = await db.execute<Row>(sql`
    with fitting as (
      select account_id, kind, location, match, (match + ${cost})::real as cost, ${serves} as serves,
        open_week, closed_until, open_on_holidays, languages, price_from, emergency
      from (${sql.join(selects, sql` union all `)} offset 0) as candidates
    ),
    found as (select * from fitting where ${factsCondition(facts, now) ?? sql`true`}),
    page as (
      select * from found order by cost, account_id limit ${limit} offset ${(page - 1) * limit}
    )
    select
      (select json_agg(json_build_array(kind, match,
        array_remove(array[${sql.join(met, sql`, `)}]::int[], null)) order by cost, account_id) from page) as order,
      (select count(*)::int from found) as total,
      ${countFacts(sql`fitting`, facts, now)} as facts,
      specialist_cards(${idsOf('specialist')}) as specialists,
      business_cards(${idsOf('business')}) as businesses,
      (select json_agg(json_build_array(location, serves, match, n)) from (
        select location, serves, match, count(*) as n from fitting group by 1, 2, 3) as counted) as cells`);
  const { specialists, businesses, cells, total, facts: factCounts, order: sequence } = rows[0]!;
  const left = { specialist: [...(specialists ?? [])], business: [...(businesses ?? [])] };
  readsProfiles([...left.specialist, ...left.business]);
  const cards = (sequence ?? []).map(([kind, each, wishesMet]) => ({
    card: resultCardOf(kind, left[kind].shift()!),
    match: each,
    met: wishesMet,
  }));
  return { cards, total, factCounts, cells: await named(db, cells ?? []) };
}

async function named(db: Db, cells: NonNullable<Cells>): Promise<Found['cells']> {
  const names = await namesOf(db, [...new Set(cells.map(([location]) => location))]);
  return cells.map(([location, serves, match, count]) => ({
    place: serves ? 'served' : (names.get(location) as Location),
    match,
    count,
  }));
}
