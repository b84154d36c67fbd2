import { eq } from 'drizzle-orm';
import { handout } from '#messages';
import { isPortrait } from '#features/accounts/account-page/describe-account.server.ts';
import { pictureUrl } from '#features/media/picture.rules.ts';
import { displayPhone, isMobile } from '#features/profiles/phone.rules.ts';
import { internationalPhone } from '#features/profile-page/contact-links.rules.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { problem } from '#platform/errors.ts';
import { escapeMarkup } from '#platform/escape-markup.ts';
import { pageHref, withLanguage } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import { sitePictureUrl, sizeOfPicture } from '#platform/site-picture.rules.ts';
import { qrDataUrl, QR_BYTES_MAX } from '#platform/qr.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Paper } from '../insights.rules.ts';
import { posterRating } from './poster.rules.ts';
import { nameInLink } from '#features/reviews/review.rules.ts';
import { reviewLink } from './ask.rules.ts';

/** What is handed out: the public words and picture, not an edit that still waits. */
export async function readHandout({ db, env }: Services, accountId: number) {
  const [row] = await db
    .select({ profile: profiles, portraitKey: media.key })
    .from(profiles)
    .leftJoin(media, isPortrait)
    .where(eq(profiles.accountId, accountId));
  if (!row) throw problem('not-found', 'noProfile');
  const { kind, slug, displayName, headline, location, listed, ...rest } = row.profile;
  const shown = rest.phoneHiddenAt ? null : rest.phone;
  const phone = displayPhone(shown);
  return {
    kind,
    slug,
    name: displayName,
    headline,
    location,
    phone: phone && internationalPhone(phone),
    whatsapp: rest.whatsapp && isMobile(shown ?? ''),
    rating: posterRating(rest.ratingSum, rest.reviewCount),
    portraitKey: row.portraitKey,
    url: env.SITE_URL + pageHref(paths[kind](slug)),
    listed,
    siteName: env.SITE_NAME,
    colour: kind === 'specialist' ? env.COLOR_MAIN : env.COLOR_BUSINESS,
    logoKey: env.SITE_LOGO,
  };
}

export type HandoutFacts = Awaited<ReturnType<typeof readHandout>>;

export async function getHandout(services: Services, accountId: number, paper: Paper) {
  const { portraitKey, url, logoKey, ...facts } = await readHandout(services, accountId);
  return {
    ...facts,
    logo: logoKey ? { src: sitePictureUrl(logoKey, 320), ...sizeOfPicture(logoKey) } : null,
    portrait: portraitKey && pictureUrl(portraitKey, 640, 'webp'),
    address: withoutProtocol(url),
    code: qrDataUrl(url),
    paper,
  };
}

export const withoutProtocol = (url: string) => url.replace(/^https?:\/\//, '');

export type Handout = Awaited<ReturnType<typeof getHandout>>;

interface Asked {
  /** Whom the link is for, as it was typed. */
  customer: string | null;
  paper: Paper;
}

export async function getAsk(services: Services, accountId: number, asked: Asked) {
  const { kind, slug, name, listed, siteName } = await readHandout(services, accountId);
  const form = services.env.SITE_URL + pageHref(paths.review(kind, slug));
  const customer = nameInLink(asked.customer);
  const link = reviewLink(form, customer);
  // Names in other scripts can be more than a code on paper holds: then they are only read on it.
  const code = qrDataUrl(link.length <= QR_BYTES_MAX ? link : form);
  return { kind, name, listed, siteName, form, customer, code, paper: asked.paper };
}

export type Ask = Awaited<ReturnType<typeof getAsk>>;

/** As large as the card needs; narrower pages make it narrower. */
const EMBED_SIZE = { width: 360, height: 168 };

/** What a provider pastes into any page: one line, without a script. */
export const embedLine = (address: string, title: string): string =>
  `<iframe src="${escapeMarkup(address)}" title="${escapeMarkup(title)}" width="${EMBED_SIZE.width}" height="${EMBED_SIZE.height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;

/** The card for the pages of others, in the language that is spoken. */
export async function getEmbed(services: Services, accountId: number) {
  const { kind, slug, name, listed, siteName } = await readHandout(services, accountId);
  const title = handout.cardOn(name, siteName);
  const path = withLanguage(paths.embed(kind, slug));
  const line = embedLine(services.env.SITE_URL + path, title);
  return { path, title, line, listed, size: EMBED_SIZE };
}

export type Embed = Awaited<ReturnType<typeof getEmbed>>;
