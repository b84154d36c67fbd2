import { z } from 'zod';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import { mailHref, telHref, whatsappHref } from '#features/profile-page/contact-links.rules.ts';
import { publishedOnly, type Profile } from '#features/profile-page/profile.ts';
import { CONTACT_WAYS } from '#features/profiles/contact-ways.rules.ts';
import { priceWords } from '#features/profiles/price-words.rules.ts';
import { SHOWN_TEXTS } from '#features/profiles/shown-texts.ts';
import { languageName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { PROVIDER_KINDS, type ProviderKind } from '#platform/provider-kind.rules.ts';
import { texts } from '../answer-shapes.ts';

const EXCERPT = 280;
const REVIEWS = 10;

const known = {
  kind: z.enum(PROVIDER_KINDS),
  id: z.string(),
  link: z.url().describe('The public page; give it to whoever asked'),
  category: z.string(),
  place: z.string(),
  rating: z.number().nullable().describe('Of 5, by customers; null where nobody has rated'),
  review_count: z.number(),
  price: z.string().optional(),
  languages: z.array(z.string()).optional(),
  emergency: z.literal(true).optional().describe('Comes at any hour'),
  last_confirmed: z
    .string()
    .nullable()
    .describe('When the provider last said that all of this is right; null: nobody has yet'),
  demo: z.literal(true).optional().describe('An invented provider, for trying the site out'),
};
const written = { name: z.string(), headline: z.string() };
const openNow = z.object({ is_open: z.boolean(), says: z.string() });

/** What others wrote stands apart from what we know, so that nobody takes it for ours. */
export const toldCard = z.object({
  ...known,
  distance_km: z.number().optional(),
  open_now: openNow.optional(),
  contact_by: z.array(z.enum(CONTACT_WAYS)).describe('get_provider tells the number'),
  written_by_provider: z.object({
    ...written,
    excerpt: z.string(),
    why_found: z.string().optional(),
  }),
});

export const toldProfile = z.object({
  ...known,
  open_now: openNow.optional(),
  hours: z.array(z.object({ day: z.string(), times: z.string() })).optional(),
  also_serves: z.array(z.string()).optional(),
  since: z.number().optional(),
  member_since: z.string(),
  contact: z
    .object({
      ...texts('phone', 'call', 'whatsapp', 'email', 'write_email'),
      message_form: z.url(),
    })
    .partial(),
  written_by_provider: z.object({
    ...written,
    address: z.string().optional(),
    texts: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  written_by_customers: z.array(
    z.object({
      author: z.string(),
      stars: z.number(),
      date: z.string(),
      text: z.string(),
      answer_of_provider: z.string().optional(),
    }),
  ),
});

export function tellCard(
  card: DetailedCard,
  { siteUrl, confirmed }: { siteUrl: string; confirmed: ReadonlyMap<string, string> },
): z.input<typeof toldCard> {
  const { kind, id, distance, facts = {}, why } = card;
  return {
    ...tellKnown({ ...card, facts }, siteUrl),
    ...(distance !== undefined && { distance_km: distance }),
    ...(facts.open && { open_now: tellOpen(facts.open) }),
    contact_by: [...card.ways],
    last_confirmed: confirmed.get(id) ?? null,
    written_by_provider: {
      name: card.name,
      headline: card.headline,
      excerpt: excerptOf(card.texts[SHOWN_TEXTS[kind].page[0]!.key] ?? ''),
      ...(why && { why_found: why }),
    },
  };
}

export function tellProfile(
  profile: Profile,
  { siteUrl, siteName }: { siteUrl: string; siteName: string },
): z.input<typeof toldProfile> {
  const { kind, id, phone, whatsapp, email, hours, facts, unclaimed, address } = profile;
  const greeting = { shortName: profile.shortName, siteName };
  return {
    ...tellKnown(profile, siteUrl),
    ...(hours && { open_now: tellOpen(hours), hours: hours.week }),
    ...(facts.areas && { also_serves: facts.areas }),
    ...(facts.since && { since: facts.since }),
    member_since: profile.memberSince,
    last_confirmed: unclaimed ? null : profile.lastConfirmed,
    contact: {
      ...(phone && { phone, call: telHref(phone) }),
      ...(whatsapp && { whatsapp: whatsappHref(whatsapp, greeting) }),
      ...(email && { email, write_email: mailHref(email, greeting) }),
      ...(!unclaimed && { message_form: siteUrl + paths.message(kind, id) }),
    },
    written_by_provider: {
      name: profile.name,
      headline: profile.headline,
      ...(address && { address }),
      texts: profile.texts.filter(({ text }) => text).map(({ title, text }) => ({ title, text })),
    },
    written_by_customers: publishedOnly(profile.reviews)
      .slice(0, REVIEWS)
      .map(({ author, stars, date, text, reply }) => ({
        author,
        stars,
        date,
        text,
        ...(reply && { answer_of_provider: reply }),
      })),
  };
}

interface Known extends Pick<DetailedCard, 'id' | 'category' | 'location' | 'rating' | 'demo'> {
  kind: ProviderKind;
  reviewCount: number;
  facts: NonNullable<DetailedCard['facts']>;
}

const tellKnown = (provider: Known, siteUrl: string) => ({
  kind: provider.kind,
  id: provider.id,
  link: siteUrl + paths[provider.kind](provider.id),
  category: provider.category,
  place: provider.location,
  rating: provider.reviewCount > 0 ? provider.rating : null,
  review_count: provider.reviewCount,
  ...(provider.facts.price && { price: priceWords(provider.facts.price) }),
  ...(provider.facts.languages && { languages: provider.facts.languages.map(languageName) }),
  ...(provider.facts.emergency && { emergency: true as const }),
  ...(provider.demo && { demo: true as const }),
});

const tellOpen = ({ isOpen, says }: { isOpen: boolean; says: string }) => ({
  is_open: isOpen,
  says,
});

const excerptOf = (text: string) =>
  text.length > EXCERPT ? `${text.slice(0, EXCERPT).replace(/\s\S*$/, '')}…` : text;
