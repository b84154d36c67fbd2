import { beforeAll, describe, expect, it } from 'vitest';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { insertProviders } from '#features/import/insert-providers.server.ts';
import { insertAll } from '#platform/db/insert-all.server.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { drawPage } from '../support/drawn-pages.ts';
import { provideApp } from '../support/request.ts';
import { insertUnclaimed } from '../support/unclaimed.ts';
import { problemsOf } from './schema-org.ts';

const { request, services } = provideApp({}, drawPage);
let profilePages: string[] = [];

beforeAll(async () => {
  const { db } = services();
  const providers = demoProviders(new Date());
  await db.transaction(async (tx) => {
    const ids = await insertProviders(tx, providers);
    const written = providers.flatMap((each, index) =>
      each.reviews.map((review) => ({ ...review, profileId: ids[index]! })),
    );
    await tx.execute(insertAll(reviews, written));
  });
  await insertUnclaimed(db, { name: 'Nobody’s Bakery' });
  const { rows } = await db.execute<{ page: string }>(
    `select distinct on (kind, facts ? 'hours', facts ? 'price', review_count > 0, unclaimed)
       '/' || kind || '/' || slug as page from profiles order by 
       kind, facts ? 'hours', facts ? 'price', review_count > 0, unclaimed, slug`,
  );
  profilePages = rows.map(({ page }) => page);
});

async function describedAt(path: string): Promise<Record<string, unknown>[]> {
  const html = await (await request(path)).text();
  const found = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g);
  return [...found].map(([, json]) => JSON.parse(json!) as Record<string, unknown>);
}

describe('what pages say in the words of schema.org', () => {
  it.each([
    ['/', ['WebSite']],
    ['/es', ['WebSite']],
    ['/faq', ['FAQPage']],
    ['/specialists', ['BreadcrumbList']],
    ['/businesses/cayo', ['BreadcrumbList']],
    ['/bzj/specialists/trades-and-manual-labor/cayo', ['BreadcrumbList']],
  ])('%s', async (path, types) => {
    const described = await describedAt(path);
    expect(described.map((each) => each['@type'])).toEqual(types);
    expect(described.flatMap((each) => problemsOf(each))).toEqual([]);
  });

  it('profiles of every kind', async () => {
    expect(profilePages.length).toBeGreaterThan(6);
    for (const path of profilePages) {
      const described = await describedAt(path);
      expect([path, described.length]).toEqual([path, 2]);
      expect([path, described.flatMap((each) => problemsOf(each))]).toEqual([path, []]);
    }
  });

  it('and nothing elsewhere', async () => {
    for (const path of ['/find?q=plumber', '/about', '/terms', '/login', '/saved', '/no-such-page'])
      expect([path, await describedAt(path)]).toEqual([path, []]);
  });
});
