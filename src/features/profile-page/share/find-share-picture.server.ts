import { profile as messages } from '#messages';
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { sql } from 'drizzle-orm';
import { findSiteFile } from '#features/site/find-site-picture.server.ts';
import { createOnDemand } from '#features/media/find-picture-variant.server.ts';
import { shareStorageKey, storageKeyOf } from '#features/media/stored-files.server.ts';
import { averageRating } from '#features/profiles/rating.rules.ts';
import { placeName } from '#platform/names.rules.ts';
import { languageNow, prefixOf } from '#platform/language.ts';
import { COUNTRY } from '#platform/pack.ts';
import type { Env } from '#platform/env.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Storage } from '#platform/storage/storage.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { drawShareCard } from './draw-share-card.server.ts';

interface Row extends Record<string, unknown> {
  kind: ProviderKind;
  name: string;
  headline: string;
  location: string;
  rating_sum: number;
  review_count: number;
  version: number;
  portrait: string | null;
}

/** Of its own: neither those who upload nor those who look at pictures wait behind it. */
const findOrMake = createOnDemand(2);

/** A listed profile's share picture, in the language that is spoken: drawn when first asked for, and again after changes. */
export async function findSharePicture(
  { db, storage, env, log }: Pick<Services, 'db' | 'storage' | 'env' | 'log'>,
  slug: string,
): Promise<Buffer | null> {
  const { rows } = await db.execute<Row>(sql`
    select p.kind, p.display_name as name, p.headline, p.location, p.rating_sum, p.review_count, p.version,
      (select m.key from media m where m.account_id = p.account_id and m.slot = 'profile' and m.live) as portrait
    from profiles p where p.slug = ${slug} and p.listed`);
  const row = rows[0];
  if (!row) return null;
  const folder = `${shareStorageKey(slug)}${prefixOf(languageNow())}`;
  const key = `${folder}/${row.version}-${row.review_count}-${row.rating_sum}${lookOf(env)}.jpg`;
  return findOrMake({ storage, log }, key, async () => {
    await removeOlder(storage, folder, key);
    return drawShareCard({
      kind: row.kind,
      name: row.name,
      headline: row.headline,
      place: `${placeName(row.location)}, ${COUNTRY.name}`,
      rating: ratingOf(row),
      portrait: row.portrait
        ? await storage.find(`${storageKeyOf(row.portrait)}/master.webp`)
        : null,
      siteName: env.SITE_NAME,
      colour: row.kind === 'specialist' ? env.COLOR_MAIN : env.COLOR_BUSINESS,
      logo: env.SITE_LOGO ? await findSiteFile(db, env.SITE_LOGO) : null,
    });
  });
}

/** One by one: without its folder nobody else could put into it what is being drawn. Those of other languages lie below it. */
async function removeOlder(storage: Storage, folder: string, key: string): Promise<void> {
  for await (const { key: found } of storage.list(folder))
    if (posix.dirname(found) === folder && found.endsWith('.jpg') && found !== key)
      await storage.remove(found);
}

/** Whatever of the site is drawn: with another look it is another picture. */
function lookOf(env: Env): string {
  const look = JSON.stringify([env.SITE_NAME, env.COLOR_MAIN, env.COLOR_BUSINESS, env.SITE_LOGO]);
  return `-${createHash('sha256').update(look).digest('hex').slice(0, 8)}`;
}

function ratingOf({ rating_sum, review_count }: Row): string | null {
  if (review_count === 0) return null;
  return messages.shareRating(averageRating(rating_sum, review_count), review_count);
}
