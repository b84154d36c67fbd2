import { sql, type SQL } from 'drizzle-orm';
import { pictureUrl } from '#features/media/picture.rules.ts';
import type { CardFacts, Facts } from '#features/profiles/facts.rules.ts';
import { spokenTexts, tellOpen } from '#features/profiles/shown-parts.server.ts';
import { inRow, readTexts } from '#features/profiles/profile-content.ts';
import { waysToReach } from '#features/profiles/phone.rules.ts';
import { averageRating } from '#features/profiles/rating.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { headlineOf, nameOf, type DetailedCard, type ProviderCard } from './provider-card.ts';

export interface PictureRow {
  slot: 'profile' | 'background' | 'showcase' | 'video';
  key: string;
}

/** The live pictures of the profile `p`, as one JSON value of its row. */
export const PICTURES: SQL<PictureRow[]> = sql`coalesce((
  select json_agg(json_build_object('slot', m.slot, 'key', m.key) order by m.position)
  from media m where m.account_id = p.account_id and m.live), '[]'::json)`;

/** Addresses of one width; pages ask for others by changing the number. */
export function pictureUrls(pictures: readonly PictureRow[]) {
  const urls = (slot: PictureRow['slot'], width: number) =>
    pictures.filter((each) => each.slot === slot).map(({ key }) => pictureUrl(key, width, 'webp'));
  return {
    portrait: urls('profile', 320)[0] ?? null,
    banner: urls('background', 960)[0] ?? null,
    showcase: urls('showcase', 640),
  };
}

interface SharedRow extends Record<string, unknown> {
  slug: string;
  location: string;
  rating_sum: number;
  review_count: number;
  is_demo: boolean;
  pictures: PictureRow[];
}

export interface CardRow extends SharedRow {
  kind: ProviderKind;
  display_name: string;
  headline: string;
}

/** Of the profile `p` and its account `a`. */
export const CARD_COLUMNS = sql`p.kind, p.slug, p.display_name, p.headline, p.location, p.rating_sum,
  p.review_count, a.is_demo, ${PICTURES} as pictures`;

export function cardOf(row: CardRow): ProviderCard {
  const { showcase: _, ...shared } = sharedOf(row);
  return { ...shared, kind: row.kind, name: row.display_name, headline: row.headline };
}

/** As the database's `specialist_cards` and `business_cards` give them, with the columns of the kind's own table. */
export interface ResultRow extends SharedRow {
  category: string;
  facts: Facts;
  phone: string | null;
  whatsapp: boolean;
}

export function resultCardOf(kind: ProviderKind, row: ResultRow): DetailedCard {
  const { texts, lang } = spokenTexts(kind, readTexts(kind, inRow(row)), row);
  return {
    ...sharedOf(row),
    kind,
    name: nameOf(kind, texts),
    headline: headlineOf(texts),
    category: row.category,
    texts,
    ...(lang && { lang }),
    ways: waysToReach(row.phone, row.whatsapp),
    facts: cardFacts(row.facts),
  };
}

function cardFacts({ price, languages, emergency, ...facts }: Facts): CardFacts {
  const open = tellOpen(facts);
  return {
    ...(open && { open }),
    ...(price && { price }),
    ...(languages && { languages }),
    ...(emergency && { emergency }),
  };
}

function sharedOf(row: SharedRow) {
  return {
    id: row.slug,
    location: row.location,
    ...pictureUrls(row.pictures),
    rating: averageRating(row.rating_sum, row.review_count),
    reviewCount: row.review_count,
    demo: row.is_demo,
  };
}
