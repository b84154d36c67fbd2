import { sql } from 'drizzle-orm';
import type { ContactWay } from '#features/profiles/contact-ways.rules.ts';
import { displayPhone, waysToReach } from '#features/profiles/phone.rules.ts';
import { SHOWN_PHONE } from '#features/profiles/shown-parts.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { telHref, whatsappHref } from './contact-links.rules.ts';

interface Row extends Record<string, unknown> {
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
  const { rows } = await db.execute<Row>(sql`
    select ${SHOWN_PHONE} as phone, p.whatsapp, coalesce(d.first_name, p.display_name) as short_name
    from profiles p left join specialist_profiles d using (account_id)
    where p.slug = ${id} and p.listed`);
  const [row] = rows;
  if (!row?.phone || !waysToReach(row.phone, row.whatsapp).includes(by)) return null;
  const { phone, short_name: shortName } = row;
  const href = by === 'call' ? telHref(phone) : whatsappHref(phone, { shortName, siteName });
  return { number: displayPhone(phone)!, href };
}
