import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#platform/seeded-random.ts';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { fillSearch } from '../support/fill-demo.ts';
import { provideApp } from '../support/request.ts';
import { QUERIES } from './labelled-queries.ts';

const { request, services } = provideApp();
const providers = demoProviders(new Date('2026-01-01T12:00:00Z'));

const SEARCHES = {
  specialist: ['keywords', 'skills', 'first_name', 'last_name', 'occupation'],
  business: ['services', 'business_name', 'about', 'description'],
} as const;
type Kind = keyof typeof SEARCHES;
type Params = Record<string, string>;

beforeAll(async () => {
  await fillSearch(services(), providers);
});

/** Everybody who is found, of whichever page. */
async function found(kind: Kind, params: Params): Promise<Set<string>> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const query = new URLSearchParams({ ...params, sort: 'name', limit: '50', page: `${page}` });
    const answer = await request(`/api/search/${kind}.php?${query}`);
    const { results, totalCount } = (await answer.json()) as {
      results: { id: string }[];
      totalCount: number;
    };
    ids.push(...results.map(({ id }) => id));
    if (results.length === 0 || ids.length >= totalCount) return new Set(ids);
  }
}

/** What people type, and what providers write. */
function textsOf(kind: Kind): string[] {
  const typed = QUERIES.filter((query) => query.kind === kind).map(({ query }) => query);
  const written = providers
    .filter((each) => each.kind === kind)
    .flatMap(({ details }) => Object.values(details))
    .flatMap((text) => [text, ...text.split(/[,.]\s*/)]);
  return [
    ...typed,
    ...written,
    ...LOCATIONS,
    'belmopan plumber',
    'guitar bakery',
    '...',
    '中文',
  ].filter((text) => text.trim() && text.length <= 100);
}

describe.each(['specialist', 'business'] as const)('the text fields of a %s search', (kind) => {
  const random = seededRandom(`fields ${kind}`);
  const texts = textsOf(kind);

  it('find no fewer when another one is given', { timeout: 300_000 }, async () => {
    for (let round = 0; round < 25; round++) {
      const fields: readonly string[] = SEARCHES[kind];
      const same = random.chance(0.3) ? random.pick(texts) : null;
      const params: Params = random.chance(0.2) ? { location: random.pick(LOCATIONS) } : {};
      let before: Set<string> | null = null;
      for (const field of fields.toSorted(() => random.next() - 0.5)) {
        params[field] = same ?? random.pick(texts);
        const now = await found(kind, params);
        const lost = [...(before ?? [])].filter((id) => !now.has(id));
        expect(lost, JSON.stringify(params)).toEqual([]);
        before = now;
      }
    }
  });
});

it('first and last name together are found, in one field or in two', async () => {
  const [maria] = await found('specialist', { keywords: 'Maria Castillo' });
  const ways: Params[] = [
    { first_name: 'Maria Castillo' },
    { last_name: 'maria castillo' },
    { first_name: 'Maria', last_name: 'Castillo' },
  ];
  for (const params of ways)
    expect([...(await found('specialist', params))], JSON.stringify(params)).toContain(maria);
  expect([...(await found('specialist', { last_name: 'Maria' }))]).not.toContain(maria);
});

it('a business is found by a name with a place in it, wherever it is', async () => {
  const { db } = services();
  const [shop] = providers.filter(({ kind }) => kind === 'business');
  const { slug } = shop!.profile;
  const displayName = 'Placencia Kettle House';
  await db
    .update(profiles)
    .set({ displayName, location: 'Corozal' })
    .where(eq(profiles.slug, slug));
  expect([...(await found('business', { business_name: displayName }))]).toEqual([slug]);
});
