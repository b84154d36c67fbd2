import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { readsProfiles } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { localDay } from '#platform/local-day.rules.ts';
import { resultCardOf, type ResultRow } from './provider-card.server.ts';
import type { DetailedCard } from './provider-card.ts';

interface Row extends Record<string, unknown> {
  specialists: ResultRow[] | null;
  businesses: ResultRow[] | null;
}

/** The cards of those with these ids, in their order; who is not listed is left out. */
export async function findCards(db: Db, ids: readonly string[]): Promise<DetailedCard[]> {
  if (ids.length === 0) return [];
  // Also of those that are not listed: they may come back.
  readsProfiles(ids.map((slug) => ({ slug })));
  const listed = (kind: ProviderKind) => sql`array(
    select account_id from profiles
    where slug = any(${sql.param(ids)}::text[]) and kind = ${kind} and listed)`;
  const { rows } = await db.execute<Row>(sql`
    select specialist_cards(${listed('specialist')}) as specialists,
      business_cards(${listed('business')}) as businesses`);
  const { specialists, businesses } = rows[0]!;
  const cards = [
    ...(specialists ?? []).map((row) => resultCardOf('specialist', row)),
    ...(businesses ?? []).map((row) => resultCardOf('business', row)),
  ];
  return cards.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

interface ConfirmedRow extends Record<string, unknown> {
  slug: string;
  confirmed_at: string | Date;
}

/** By id, the day on which an owner last said that all is still right; nobody has where nobody owns it yet. */
export async function findConfirmed(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<ConfirmedRow>(sql`
    select slug, confirmed_at from profiles
    where slug = any(${sql.param(ids)}::text[]) and listed and not unclaimed`);
  return new Map(rows.map((row) => [row.slug, localDay(new Date(row.confirmed_at))]));
}
