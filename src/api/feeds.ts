import { landing as messages, profile } from '#messages';
import { feedPath, landingPath, readLanding } from '#features/directory/landing/landing.rules.ts';
import type { Landing } from '#features/directory/landing/landing.rules.ts';
import { landingTitle } from '#features/directory/landing/landing-texts.ts';
import { listNew, type NewProvider } from '#features/directory/landing/load-landing.server.ts';
import { AppError } from '#platform/errors.ts';
import { askedLanguage, languageNow, pageHref, withLanguage } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { publicGet, type Call, type Endpoint } from './endpoint.ts';
import { reads } from './public-read.ts';

const HEADERS = {
  'Content-Type': 'application/atom+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Whoever is new: of all, or of what a landing page is about, at the address of that page below `/feeds`. */
export const feedEndpoint: Endpoint = {
  ...publicGet('/feeds/:address{.+}', (c) => {
    const [, name] = /^(.+)\.atom$/.exec(c.req.param('address') ?? '') ?? [];
    const asked = name === undefined ? undefined : readAddress(name);
    if (asked === undefined) throw new AppError('not-found', 'There is no such feed.');
    return inLanguage(askedLanguage(c.req.query('language')), () => answer(c, asked));
  }),
  cached: true,
  anySite: true,
  before: reads,
};

/** Null stands for everybody, undefined for nobody. */
function readAddress(name: string): Landing | null | undefined {
  if (name === 'new') return null;
  const [kinds, first, second, more] = name.split('/');
  if (more !== undefined || (kinds !== 'specialists' && kinds !== 'businesses')) return undefined;
  const kind = kinds === 'specialists' ? 'specialist' : 'business';
  return readLanding(kind, first, second) ?? undefined;
}

async function answer(c: Call, landing: Landing | null): Promise<Response> {
  const { db, env } = c.var.services;
  const entries = await listNew(db, landing);
  const { SITE_NAME, SITE_URL } = env;
  const address = SITE_URL + withLanguage(feedPath(landing));
  const page = SITE_URL + pageHref(landing ? landingPath(landing) : paths.home);
  const last = Math.max(0, ...entries.map(({ updated }) => updated.getTime()));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageNow()}">`,
    `<id>${safe(address)}</id>`,
    `<title>${safe(messages.newOf(landing ? landingTitle(landing) : SITE_NAME))}</title>`,
    `<updated>${new Date(last).toISOString()}</updated>`,
    `<author><name>${safe(SITE_NAME)}</name><uri>${safe(SITE_URL)}</uri></author>`,
    `<link rel="self" type="application/atom+xml" href="${safe(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${safe(page)}"/>`,
    ...entries.map((each) => entry(each, SITE_URL)),
    '</feed>',
  ];
  return c.body(`${lines.join('\n')}\n`, 200, HEADERS);
}

function entry({ kind, slug, name, headline, ...rest }: NewProvider, siteUrl: string): string {
  const path = paths[kind](slug);
  const does = headline || categoryName(rest.category);
  return [
    '<entry>',
    // The same in every language.
    `<id>${siteUrl}${path}</id>`,
    `<title>${safe(name)}</title>`,
    `<link rel="alternate" type="text/html" href="${siteUrl}${pageHref(path)}"/>`,
    `<published>${rest.created.toISOString()}</published>`,
    `<updated>${rest.updated.toISOString()}</updated>`,
    `<category term="${safe(rest.category)}" label="${safe(categoryName(rest.category))}"/>`,
    `<summary>${safe(profile.doesIn(does, placeName(rest.location)))}</summary>`,
    '</entry>',
  ].join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no place for the control characters of older texts, nor for half a letter. */
const safe = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);
