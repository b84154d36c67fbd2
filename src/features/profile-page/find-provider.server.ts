import { sql } from 'drizzle-orm';
import { CARD_COLUMNS, cardOf, type CardRow } from '#features/directory/provider-card.server.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { Provider } from './provider-summary.tsx';
import type { ContactWay } from '#features/profiles/contact-ways.rules.ts';
import { displayPhone, waysToReach } from '#features/profiles/phone.rules.ts';
import { SHOWN_PHONE } from '#features/profiles/shown-parts.server.ts';
import { telHref, whatsappHref } from './contact-links.rules.ts';

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

interface ContactRow extends Record<string, unknown> {
  phone: string | null;
  whatsapp: boolean;
  short_name: string;
}

/** The number of one listed provider as people write it, and the link that reaches it; null where there is none. */
export async function findContact(
  db: Db,
  id: string,
  { by, siteName }: { by: ContactWay; siteName: string },
): Promise<{ number: string; href: string } | null> {
  const { rows } = await db.execute<ContactRow>(sql`
    select ${SHOWN_PHONE} as phone, p.whatsapp, coalesce(d.first_name, p.display_name) as short_name
    from profiles p left join specialist_profiles d using (account_id)
    where p.slug = ${id} and p.listed`);
  const [row] = rows;
  if (!row?.phone || !waysToReach(row.phone, row.whatsapp).includes(by)) return null;
  const { phone, short_name: shortName } = row;
  const href = by === 'call' ? telHref(phone) : whatsappHref(phone, { shortName, siteName });
  return { number: displayPhone(phone)!, href };
}
