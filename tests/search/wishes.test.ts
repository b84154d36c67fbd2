import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Facts } from '#features/profiles/facts.rules.ts';
import { fillDemo } from '../support/fill-demo.ts';
import { provideApp } from '../support/request.ts';

const { request, services } = provideApp();
const FACTS: Facts[] = [
  {},
  { languages: ['Garifuna'] },
  { hours: { days: { sat: [['08:00', '12:00']] } } },
  { hours: { days: { mon: [['20:00', '02:00']] } } },
  { emergency: true },
  { price: { from: 30, per: 'hour' } },
  { areas: ['Toledo'] },
];
const slugs: string[] = [];
const monday = (time: string) => new Date(`2026-11-16T${time}:00-06:00`);

beforeAll(async () => {
  const { db } = services();
  await fillDemo(services());
  // Seven carpenters who differ in nothing but one fact each.
  const { rows } = await db.execute<{ id: number; slug: string }>(sql`
    select account_id::int as id, slug from profiles where kind = 'specialist' order by account_id limit 7`);
  await db.execute(sql`update profiles set listed = false`);
  for (const [index, { id, slug }] of rows.entries()) {
    slugs.push(slug);
    await db.execute(sql`
      update specialist_profiles set occupation = 'Carpenter', skills = 'Doors', bio = '', education = ''
      where account_id = ${id}`);
    await db.execute(sql`
      update profiles set listed = true, headline = 'Carpenter', display_name = 'Ana Coc', category = 'Engineering',
        location = 'Corozal', rating_sum = 0, review_count = 0, facts = ${JSON.stringify(FACTS[index])}::jsonb
      where account_id = ${id}`);
  }
});

beforeEach(() => {
  vi.spyOn(services().clock, 'now').mockReturnValue(monday('21:00'));
});

interface Answer {
  results: { id: string; why?: string }[];
  totalCount: number;
  relaxed: string[];
  facts: object;
}
const find = async (sentence: string, more = ''): Promise<Answer> =>
  (await request(`/api/search/find?q=${encodeURIComponent(sentence)}${more}`)).json();

it.each([
  ['carpenter who speaks garifuna', 1, undefined],
  ['carpenter on saturday', 2, 'Open Saturday'],
  ['carpenter this weekend', 2, 'Open at the weekend'],
  ['carpenter open now', 3, undefined],
  ['carpenter tonight', 3, 'Open tonight'],
  ['emergency carpenter', 4, undefined],
  ['cheap carpenter', 5, undefined],
  ['carpenter under $40', 5, undefined],
])(
  '"%s" finds first who says so, and tells why where the facts of the card do not',
  async (sentence, index, why) => {
    const { results, totalCount } = await find(sentence);
    expect(totalCount).toBe(FACTS.length);
    expect(results[0]!.id).toBe(slugs[index]);
    expect(results[0]!.why).toBe(why);
    expect(results.slice(1).map((result) => result.why)).toEqual(Array(6).fill(undefined));
  },
);

it.each([
  ['carpenter who speaks spanish', ['Going by their details, none of these: “speaks Spanish”.']],
  [
    'emergency carpenter on sunday under $10',
    ['Going by their details, none of these: “open Sunday”, “up to BZ$10”.'],
  ],
  ['carpenter who speaks garifuna', []],
])('"%s" says which wish is known of nobody', async (sentence, relaxed) => {
  expect((await find(sentence)).relaxed).toEqual(relaxed);
  expect((await find(sentence, '&limit=1&page=2')).relaxed).toEqual([]);
});

it('finds first who comes to the place, and then gives nothing up', async () => {
  const { results, relaxed } = await find('carpenter in punta gorda');
  expect(results[0]).toMatchObject({ id: slugs[6] });
  expect(relaxed).toEqual([]);
});

it('takes filters, counted, and leaves what was said as it is', async () => {
  expect((await find('carpenter')).facts).toEqual({
    open: 1,
    emergency: 1,
    prices: [0, 1, 1, 1, 1, 1],
    languages: { Garifuna: 1 },
  });
  const open = await find('carpenter', '&open=now');
  expect(open.results.map(({ id }) => id)).toEqual([slugs[3]]);
  expect(open).toMatchObject({ totalCount: 1, relaxed: [], facts: { open: 1, emergency: 0 } });
  const nobody = await find('carpenter', '&open=now&emergency=yes');
  expect(nobody).toMatchObject({ results: [], totalCount: 0, relaxed: [] });
});
