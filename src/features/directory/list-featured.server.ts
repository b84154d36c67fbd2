import { sql, type SQL } from 'drizzle-orm';
import { addDays, dayNumber, localDay, startOfLocalDay } from '#platform/local-day.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { readsPart, readsProfiles, readsUntil } from '#platform/db/directory-reads.server.ts';
import { PLANNED } from '#platform/db/planned.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { DIRECTORY_VERSION } from './counts.server.ts';
import { featuredCard, type ProviderCard } from './provider-card.ts';
import { FEATURED_COUNT, FEATURED_POOL, FEATURED_WEIGHTS } from './featured.rules.ts';
import { BEST } from './search-profiles.server.ts';
import { CARD_COLUMNS, cardOf, type CardRow } from './provider-card.server.ts';

// Written out: with a limit that it does not know, PostgreSQL plans for a tenth of all.
const SHOWN = sql.raw(String(FEATURED_COUNT));
const POOL = sql.raw(String(FEATURED_POOL));
const CANDIDATES = sql.raw(String(FEATURED_POOL * 5));

interface FeaturedRow extends CardRow {
  id: number;
  /** By staff, as opposed to by its turn. */
  chosen: boolean;
}

export interface FeaturedRules {
  /** Whether places that staff have given to nobody go round. */
  FEATURED_FILL: boolean;
  FEATURED_MIN_REVIEWS: number;
}

export async function listFeatured(
  db: Db,
  kind: ProviderKind,
  now: Date,
  rules: FeaturedRules,
): Promise<ProviderCard[]> {
  return cardsOf(await pickFeatured(db, kind, now, rules));
}

/** Those of both kinds, and the version of the directory, in one statement. */
export async function listAllFeatured(db: Db, now: Date, rules: FeaturedRules) {
  const asJson = (kind: ProviderKind) =>
    sql`coalesce((select json_agg(picked) from (${featuredOf(kind, now, rules)}) picked), '[]'::json)`;
  const { rows } = await db.execute<Record<ProviderKind, FeaturedRow[]> & { version: string }>(
    sql`${PLANNED} select ${asJson('specialist')} as specialist, ${asJson('business')} as business,
      ${DIRECTORY_VERSION} as version`,
  );
  const { specialist, business, version } = rows[0]!;
  noteRead('specialist', specialist, now);
  noteRead('business', business, now);
  return { specialists: cardsOf(specialist), businesses: cardsOf(business), version };
}

const cardsOf = (rows: readonly FeaturedRow[]) => rows.map((row) => featuredCard(cardOf(row)));

export async function pickFeatured(
  db: Db,
  kind: ProviderKind,
  now: Date,
  rules: FeaturedRules,
): Promise<FeaturedRow[]> {
  const { rows } = await db.execute<FeaturedRow>(sql`${PLANNED} ${featuredOf(kind, now, rules)}`);
  noteRead(kind, rows, now);
  return rows;
}

function noteRead(kind: ProviderKind, rows: readonly FeaturedRow[], now: Date): void {
  readsPart({ kind, category: null, places: null });
  readsProfiles(rows);
  // Turns are of a day, and what staff choose begins and ends with one.
  readsUntil(startOfLocalDay(addDays(localDay(now), 1)));
}

/**
 * Those that staff have chosen, in their order. The free places go round among the best rated, most complete and
 * freshest: each day the next ones have their turn, so that within a few days everybody of them was shown equally often.
 */
function featuredOf(kind: ProviderKind, now: Date, rules: FeaturedRules): SQL {
  const reviewed = rules.FEATURED_MIN_REVIEWS
    ? sql`and review_count >= ${rules.FEATURED_MIN_REVIEWS}`
    : sql``;
  const places = rules.FEATURED_FILL ? FEATURED_COUNT : 0;
  const day = localDay(now);
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`
    with chosen as (
      select f.profile_id as account_id, f.position
      from featured f join profile_search s on s.account_id = f.profile_id and s.kind = ${kind}
      where f.starts_at <= ${at} and (f.ends_at is null or f.ends_at > ${at})
      order by f.position, f.profile_id limit ${SHOWN}
    ), candidates as (
      select account_id, rating, review_count, completeness, confirmed_at from profile_search
      where kind = ${kind} and account_id not in (select account_id from chosen) ${reviewed}
      order by ${BEST} limit ${CANDIDATES}
    ), good as (
      select account_id from candidates order by ${score(at)} desc, account_id limit ${POOL}
    ), free as (
      select greatest(${places} - count(*), 0) as places from chosen
    ), turns as (
      select account_id, count(*) over () as seats, row_number() over (order by md5(account_id::text)) - 1 as seat
      from good
    ), today as (
      select account_id, mod(seat - mod(${dayNumber(day)} * places, seats) + seats, seats) as turn, places
      from turns cross join free
    ), featured_ids as (
      select account_id, true as chosen, position, '' as shuffled from chosen
      union all
      select account_id, false, 0, md5(${day} || account_id::text) from today where turn < places
    )
    select p.account_id::int as id, i.chosen, ${CARD_COLUMNS}
    from featured_ids i join profiles p using (account_id) join accounts a on a.id = p.account_id
    order by i.chosen desc, i.position, i.shuffled, p.account_id limit ${SHOWN}`;
}

function score(at: SQL): SQL {
  const { rating, completeness, freshness, doubts, doubtStars, staleDays } = FEATURED_WEIGHTS;
  return sql`${rating}::float8 / 5 * (rating * review_count + ${doubts * doubtStars}::float8) / (review_count + ${doubts}::float8)
    + ${completeness}::float8 * completeness / 100
    + ${freshness}::float8 * greatest(0, 1 - extract(epoch from ${at} - confirmed_at) / 86400 / ${staleDays}::float8)`;
}
