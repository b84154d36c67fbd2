import { sql } from 'drizzle-orm';
import { CARD_COLUMNS, cardOf, type CardRow } from '#features/directory/provider-card.server.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { Provider } from './provider-summary.tsx';

interface Row extends CardRow {
  account_id: string;
  first_name: string | null;
  unclaimed: boolean;
}

/** Enough to say whom something is about, and the row to tie it to; null for whoever visitors do not see. */
export async function findProvider(
  db: Db,
  id: string,
): Promise<{ accountId: number; provider: Provider; unclaimed: boolean } | null> {
  if (!isProfileId(id)) return null;
  const { rows } = await db.execute<Row>(sql`
    select p.account_id, p.unclaimed, d.first_name, ${CARD_COLUMNS}
    from profiles p join accounts a on a.id = p.account_id left join specialist_profiles d using (account_id)
    where p.slug = ${id} and p.listed`);
  const row = rows[0];
  if (!row) return null;
  const { kind, name, headline, location, portrait, demo } = cardOf(row);
  const shortName = row.first_name ?? name;
  return {
    accountId: Number(row.account_id),
    unclaimed: row.unclaimed,
    provider: { kind, id, name, shortName, headline, location, portrait, demo },
  };
}
