import { sql } from 'drizzle-orm';
import { qualityOf } from '#features/find/rank.server.ts';
import type { Facts } from '#features/profiles/facts.rules.ts';
import { SHOWN_PHONE } from '#features/profiles/shown-phone.server.ts';
import type { Translations } from '#features/profiles/translations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { PocketProvider } from './pack-pocket.ts';
import { stemsOf } from './said-by.ts';

interface Row
  extends Record<string, unknown>, Omit<PocketProvider, 'id' | 'demo' | 'facts' | 'words'> {
  slug: string;
  facts: Facts;
  translations: Translations;
  is_demo: boolean;
  prose: string;
}

const SHORTEST = 3;

/** Everybody whom visitors find, with what public pages show of them, in an order that does not change. */
export async function readPocket(db: Db, fillers: ReadonlySet<string>): Promise<PocketProvider[]> {
  const { rows } = await db.execute<Row>(sql`
    select p.kind, p.slug,
      array(select m.slug from moved_profiles m where m.profile_id = p.account_id order by 1) as "formerIds",
      p.display_name as name, p.headline, p.category, p.location,
      ${SHOWN_PHONE} as phone, p.whatsapp, p.facts, p.translations, a.is_demo, s.quality,
      coalesce(d.skills, b.services, '') as offers,
      concat_ws(' ', d.bio, d.education, b.about, b.description, b.address) as prose
    from (select account_id, ${qualityOf()} as quality from profile_search) as s
      join profiles p using (account_id)
      join accounts a on a.id = p.account_id
      left join specialist_profiles d using (account_id)
      left join business_profiles b using (account_id)
    order by p.account_id`);
  return rows.map((row) => providerOf(row, fillers));
}

function providerOf(row: Row, fillers: ReadonlySet<string>): PocketProvider {
  const { slug, is_demo: demo, prose, translations, quality, facts, ...own } = row;
  const { since: _, ...shown } = facts;
  const above = new Set(stemsOf([own.name, own.headline, own.offers].join(' ')));
  const written = [prose, ...Object.values(translations).flatMap((texts) => Object.values(texts))];
  const words = stemsOf(written.join(' ')).filter(
    (word) => word.length >= SHORTEST && !above.has(word) && !fillers.has(word),
  );
  return {
    ...own,
    id: slug,
    demo,
    facts: shown,
    words: [...new Set(words)],
    // One decimal: a review may change an order, and need not change the file of everybody.
    quality: Math.round(quality * 10) / 10,
  };
}
