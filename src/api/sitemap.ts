import { sql } from 'drizzle-orm';
import { landingPath } from '#features/directory/landing/landing.rules.ts';
import { listLandings } from '#features/directory/landing/load-landing.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { Env } from '#platform/env.server.ts';
import { AppError } from '#platform/errors.ts';
import { addressIn, listedLanguages } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import { isProviderKind, PROVIDER_KINDS } from '#platform/provider-kind.rules.ts';
import { publicGet, type Endpoint } from './endpoint.ts';
import { reads } from './public-read.ts';

/** Search engines want each page once in every language that they know, and at most 50,000 addresses in one sitemap. */
const MAX_PAGES = Math.floor(50_000 / new Set(listedLanguages().map(([, each]) => each)).size);
const XML = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};
const SCHEMA =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const FIXED = [
  paths.home,
  paths.about,
  paths.faq,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.signup,
  paths.specialists,
  paths.businesses,
];

interface Entry {
  path: string;
  changed?: Date | string;
  /** The same page in other languages. */
  others?: string;
}

/** The index and its parts, each made anew from all that it lists; drafts, paused and suspended profiles are in none of them. */
export const sitemapEndpoints: readonly Endpoint[] = [
  publicGet('/sitemap.xml', async (c) => {
    const { db, env } = c.var.services;
    const { rows } = await db.execute<{ kind: string; parts: number; changed: Date | string }>(sql`
      select kind, ceil(count(*)::real / ${MAX_PAGES})::int as parts, max(updated_at) as changed
      from profiles where listed group by kind order by kind`);
    const parts = rows.flatMap(({ kind, parts: count, changed }) =>
      Array.from({ length: count }, (_, i) => ({
        path: `/sitemaps/${kind}-${i + 1}.xml`,
        changed,
      })),
    );
    const all: Entry[] = [{ path: '/sitemaps/pages.xml' }, ...parts];
    return c.body(document('sitemapindex', 'sitemap', env.SITE_URL, all), 200, XML);
  }),
  publicGet('/sitemaps/:file', async (c) => {
    const { db, env } = c.var.services;
    const [, name, part] =
      /^(pages|specialist|business)(?:-(\d{1,4}))?\.xml$/.exec(c.req.param('file') ?? '') ?? [];
    const entries =
      name === 'pages' ? await pages(db) : await profiles(db, name, Number(part ?? 0));
    if (entries.length === 0) throw new AppError('not-found', 'There is no such sitemap.');
    const all = entries.flatMap((entry) => inEachLanguage(env, entry));
    return c.body(document('urlset', 'url', env.SITE_URL, all), 200, XML);
  }),
].map((sitemap) => ({ ...sitemap, before: reads }));

async function pages(db: Db): Promise<Entry[]> {
  const landings = await Promise.all(PROVIDER_KINDS.map((kind) => listLandings(db, kind)));
  return [...FIXED, ...landings.flat().map(landingPath)].map((path) => ({ path }));
}

async function profiles(db: Db, kind: string | undefined, part: number): Promise<Entry[]> {
  if (part < 1 || !isProviderKind(kind)) return [];
  const ofKind = sql`listed and kind = ${kind}::profile_kind`;
  // Those of the parts before are passed over in the index alone.
  const { rows } = await db.execute<{ slug: string; changed: Date | string }>(sql`
    select slug, updated_at as changed from profiles where ${ofKind} and account_id >= (
      select account_id from profiles where ${ofKind}
      order by account_id limit 1 offset ${(part - 1) * MAX_PAGES})
    order by account_id limit ${MAX_PAGES}`);
  return rows.map(({ slug, changed }) => ({ path: paths[kind](slug), changed }));
}

/** Addresses are made of letters, digits, dashes and slashes: nothing needs escaping. */
function document(list: string, item: string, siteUrl: string, entries: readonly Entry[]): string {
  const lines = entries.map(({ path, changed, others = '' }) => {
    const day = changed ? `<lastmod>${new Date(changed).toISOString().slice(0, 10)}</lastmod>` : '';
    return `<${item}><loc>${siteUrl}${path}</loc>${day}${others}</${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} ${SCHEMA}>\n${lines.join('\n')}\n</${list}>\n`;
}

function inEachLanguage(
  { SITE_URL, SITE_LANGUAGES }: Pick<Env, 'SITE_URL' | 'SITE_LANGUAGES'>,
  { path, changed }: Entry,
): Entry[] {
  const listed = listedLanguages(SITE_LANGUAGES);
  const links = listed.map(
    ([name, language]) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${SITE_URL}${addressIn(language, path)}"/>`,
  );
  const others = links.join('');
  return [...new Set(listed.map(([, language]) => language))].map((language) => ({
    path: addressIn(language, path),
    changed,
    others,
  }));
}
