import type { APIRequestContext } from '@playwright/test';
import {
  COUNTRY,
  district,
  MAP_DISTRICTS,
  plumber,
  slugOf,
  townWithoutIndustry,
} from './country.ts';
import { expect, openPage, test } from './journey.ts';

const PAGES = ['/', '/about', '/faq', '/contact', '/terms', '/privacy', '/signup', '/login'];
const LANDING = `/specialists/trades-and-manual-labor/${slugOf(plumber.location)}`;

/** The properties of schema.org that each of our types may carry. */
const SCHEMA: Record<string, readonly string[]> = {
  WebSite: ['@id', 'url', 'name', 'inLanguage', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  ProfessionalService: [],
  LocalBusiness: [],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  Person: ['name', 'jobTitle'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'],
  Review: ['author', 'datePublished', 'reviewBody', 'reviewRating'],
  Rating: ['ratingValue', 'bestRating'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes', 'validFrom', 'validThrough'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer', 'url'],
  Answer: ['text'],
};
const PROVIDER =
  '@id url name description image telephone email address areaServed knowsAbout founder aggregateRating review openingHoursSpecification priceRange knowsLanguage foundingDate'.split(
    ' ',
  );

function unknownIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownIn);
  if (typeof value !== 'object' || value === null) return [];
  const { '@context': _context, '@type': type, ...rest } = value as Record<string, unknown>;
  const isProvider = type === 'ProfessionalService' || type === 'LocalBusiness';
  const known = isProvider ? PROVIDER : SCHEMA[String(type)];
  if (!known) return [`unknown type ${String(type)}`];
  const strange = Object.keys(rest).filter((name) => !known.includes(name));
  return [
    ...strange.map((name) => `${String(type)}.${name}`),
    ...Object.values(rest).flatMap(unknownIn),
  ];
}

async function head(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const all = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => found!);
  return {
    status: answer.status(),
    html,
    title: Array.from(
      html.split('</head>')[0]!.matchAll(/<title>([^<]*)<\/title>/g),
      ([, found]) => found!,
    ),
    description: all(/<meta name="description" content="([^"]*)"/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    image: all(/<meta property="og:image" content="([^"]*)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    jsonLd: all(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    ),
  };
}

test('every page says what it is, once, to people and machines', async ({ request }) => {
  const titles = new Set<string>();
  for (const path of [...PAGES, LANDING, '/businesses', `/specialists/${slugOf(district)}`]) {
    const page = await head(request, path);
    expect(page.status, path).toBe(200);
    expect(page.title, path).toHaveLength(1);
    expect(page.description, path).toHaveLength(1);
    expect(page.description[0]!.length, path).toBeGreaterThan(20);
    expect(page.canonical.map((url) => new URL(url).pathname)).toEqual([path]);
    expect((await request.get(new URL(page.image[0]!).pathname)).ok(), path).toBe(true);
    expect(page.jsonLd.flatMap(unknownIn), path).toEqual([]);
    titles.add(page.title[0]!);
  }
  expect(titles.size).toBe(PAGES.length + 3);
});

test('of results, search engines read the plain list page by page', async ({ request }) => {
  const first = await head(request, '/businesses-results');
  const second = await head(request, '/businesses-results?page=2');
  expect(new URL(second.canonical[0]!).search).toBe('?page=2');
  expect(second.title).not.toEqual(first.title);
  const searched = await head(request, '/businesses-results?services=tours&page=2');
  expect([searched.canonical, searched.robots]).toEqual([[], ['noindex, follow']]);
});

test('a profile tells search engines who it is, and of ratings only those that people gave', async ({
  request,
}) => {
  for (const kind of ['specialist', 'business']) {
    const found = await request.get(`/api/search/${kind}.php?limit=50`);
    const { results } = (await found.json()) as {
      results: { id: string; review_count: number; rating: number }[];
    };
    const rated = results.find(({ review_count }) => review_count > 0)!;
    const unrated = results.find(({ review_count }) => review_count === 0);
    for (const { id, review_count, rating } of [rated, unrated].filter(
      (each) => each !== undefined,
    )) {
      const page = await head(request, `/${kind}/${id}`);
      expect(page.jsonLd.flatMap(unknownIn)).toEqual([]);
      const [provider, trail] = page.jsonLd;
      expect(provider!['@type']).toBe(
        kind === 'specialist' ? 'ProfessionalService' : 'LocalBusiness',
      );
      expect(trail!['@type']).toBe('BreadcrumbList');
      expect(provider!.aggregateRating).toEqual(
        review_count > 0
          ? expect.objectContaining({ ratingValue: rating, reviewCount: review_count })
          : undefined,
      );
      const picture = await request.get(new URL(page.image[0]!).pathname);
      expect(picture.headers()['content-type']).toBe('image/jpeg');
    }
  }
});

test('the sitemap leads to pages that exist', async ({ request }) => {
  const locations = async (path: string) =>
    Array.from(
      (await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, url]) => new URL(url!).pathname,
    );
  const parts = await locations('/sitemap.xml');
  expect(parts).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/specialist-1.xml',
    '/sitemaps/business-1.xml',
  ]);
  const [pages = [], specialists = [], businesses = []] = await Promise.all(parts.map(locations));
  expect(pages).toContain(LANDING);
  expect([specialists.length, businesses.length]).toEqual([expect.any(Number), expect.any(Number)]);
  for (const path of [...pages.slice(0, 12), pages.at(-1)!, specialists[0]!, businesses.at(-1)!])
    expect((await request.get(path)).status(), path).toBe(200);
  expect((await request.get('/sitemaps/specialist-9.xml')).status()).toBe(404);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  expect(await (await request.get('/.well-known/security.txt')).text()).toContain(
    'Contact: mailto:',
  );
});

test('no link on the site is dead', async ({ request }) => {
  const waiting = ['/', LANDING, '/specialists-results', '/businesses-results', ...PAGES];
  const seen = new Set<string>();
  const dead: string[] = [];
  // Profiles and searches repeat themselves: a few of each kind are enough.
  const taken: Record<string, number> = {};
  while (waiting.length > 0) {
    const path = waiting.shift()!;
    if (seen.has(path)) continue;
    seen.add(path);
    const kind = path.split(/[/?]/)[1]!;
    taken[kind] = (taken[kind] ?? 0) + 1;
    if (taken[kind] > 6) continue;
    const answer = await request.get(path, { maxRedirects: 3 });
    if (answer.status() !== 200) dead.push(`${answer.status()} ${path}`);
    if (!/html/.test(answer.headers()['content-type'] ?? '')) continue;
    const html = await answer.text();
    for (const [, href] of html.matchAll(/<a[^>]* href="(\/[^"#]*)/g))
      waiting.push(href!.replaceAll('&amp;', '&'));
    for (const [, id] of html.matchAll(/<a[^>]* href="#([\w-]+)"/g))
      if (!html.includes(`id="${id}"`)) dead.push(`#${id} on ${path}`);
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(60);
});

test('a landing page shows who is there and leads on by map and list', async ({ page }) => {
  await openPage(page, '/specialists/trades-and-manual-labor');
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: `Trades and Manual Labor specialists in ${COUNTRY.name}`,
    }),
  ).toBeVisible();
  await page
    .getByRole('list', { name: 'Places with specialists' })
    .getByRole('link', { name: new RegExp(`^${plumber.location}`) })
    .click();
  await expect(page).toHaveURL(LANDING);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`in ${plumber.location}`);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Specialists' })
    .click();
  await expect(page).toHaveURL('/specialists');
});

test('the map is drawn and can be pointed at', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/businesses');
  const shape = page.locator('.map-district').last();
  await shape.scrollIntoViewIfNeeded();
  const box = await shape.boundingBox();
  expect(box!.width).toBeGreaterThan(40);
  await shape.click({ position: { x: box!.width / 2, y: box!.height / 2 } });
  await expect(page).toHaveURL(`/businesses/${slugOf(MAP_DISTRICTS.at(-1)!.name)}`);
});

test('an empty combination stays out of search engines, an unknown one does not exist', async ({
  request,
}) => {
  const empty = await head(
    request,
    `/businesses/manufacturing-and-industry/${slugOf(townWithoutIndustry)}`,
  );
  expect([empty.status, empty.robots]).toEqual([200, ['noindex, follow']]);
  expect((await request.get('/businesses/nonsense')).status()).toBe(404);
});
