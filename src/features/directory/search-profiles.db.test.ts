import { beforeAll, expect, it } from 'vitest';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { fillSearch } from '../../../tests/support/fill-demo.ts';
import { provideServices } from '../../../tests/support/test-services.ts';
import { interpretQuery } from './interpret-query.server.ts';
import { searchProfiles } from './search-profiles.server.ts';

/** Of each of these the first are few, and the others many. */
const TRADES = [
  ['Accountant', 'Bookkeeper'],
  ['Lawyer', 'Probate lawyer'],
] as const;
const FEW = 30;
const MANY = 1_100;
const services = provideServices();

beforeAll(async () => {
  const model = demoProviders(new Date()).find(({ profile }) => profile.headline === 'Plumber')!;
  const headlines = TRADES.flatMap(([few, many]) => [
    ...Array.from({ length: FEW }, () => few),
    ...Array.from({ length: MANY }, () => many),
  ]);
  const providers = headlines.map((headline, n) => {
    const own = { slug: `provider-${n}`, phone: null, workEmail: null, outsideId: null, headline };
    return {
      ...model,
      account: { ...model.account, email: `provider.${n}@kanek.example` },
      profile: { ...model.profile, ...own },
    };
  });
  await fillSearch(services(), providers);
});

async function find(typed: string, limit: number, page: number): Promise<string[]> {
  const { db } = services();
  const words = await interpretQuery(db, typed);
  const where = { category: null, location: null, facts: {}, serving: true, now: new Date() };
  const asked = { ...where, kind: 'specialist', words, order: 'best', limit, page } as const;
  const { rows } = await searchProfiles(db, asked);
  return rows.map(({ slug, headline }) => `${slug} ${headline as string}`);
}

it.each([
  ['accountant', FEW + MANY],
  // The index knows no "will", which by itself would let every lawyer in.
  ['will lawyer', MANY],
])('shows the same of "%s", whether few or many are known to match', async (typed, size) => {
  const all = await find(typed, FEW + MANY, 1);
  expect(new Set(all).size).toBe(size);
  // Of accountants the third page begins with the last who has the very word.
  for (const page of [1, 2, 3, 4, 90]) {
    const [from, to] = [(page - 1) * 12, page * 12];
    expect(await find(typed, 12, page), `page ${page}`).toEqual(all.slice(from, to));
  }
});
