import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { searchProviders } from '#features/directory/search-providers.server.ts';
import { readQuery } from '#features/directory/search-query.ts';
import { fillSearch } from '../support/fill-demo.ts';
import { provideServices } from '../support/test-services.ts';
import { QUERIES } from './labelled-queries.ts';

type Query = (typeof QUERIES)[number];

const services = provideServices();
const FIRST = 3;

beforeAll(async () => {
  await fillSearch(services());
});

async function ours({ kind, query }: Query): Promise<string[]> {
  const name = kind === 'specialist' ? 'keywords' : 'services';
  const asked = readQuery(kind, new URLSearchParams({ [name]: query }));
  const { cards } = await searchProviders(services(), { ...asked, limit: FIRST });
  return cards.map((card) => card.name);
}

/** What a directory without a search engine does: the words as one piece, anywhere, best rated first. */
async function plainLike({ kind, query }: Query): Promise<string[]> {
  const { rows } = await services().db.execute<{ name: string }>(sql`
    select p.display_name as name from profiles p
    left join specialist_profiles d using (account_id) left join business_profiles b using (account_id)
    where p.kind = ${kind} and concat_ws(' ', p.display_name, p.headline, p.category, p.location, d.skills, b.services)
      ilike ${`%${query}%`}
    order by p.rating_sum::real / nullif(p.review_count, 0) desc nulls last, p.account_id limit ${FIRST}`);
  return rows.map(({ name }) => name);
}

const isRight = (found: string[], { expect: wanted }: Query) =>
  wanted.some((name) => found.includes(name));
const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;

it('gives what a person would expect among the first three', { timeout: 300_000 }, async () => {
  const rows = new Map<string, { asked: number; ours: number; like: number }>();
  const misses: string[] = [];
  for (const query of QUERIES) {
    const found = await ours(query);
    const row = rows.get(query.type) ?? { asked: 0, ours: 0, like: 0 };
    row.asked += 1;
    if (isRight(found, query)) row.ours += 1;
    else misses.push(`${query.kind} "${query.query}": ${found.join(', ') || 'nothing'}`);
    if (isRight(await plainLike(query), query)) row.like += 1;
    rows.set(query.type, row);
  }
  const sum = (key: 'asked' | 'ours' | 'like') =>
    [...rows.values()].reduce((total, row) => total + row[key], 0);
  const all = { asked: sum('asked'), ours: sum('ours'), like: sum('like') };
  rows.set('all', all);
  console.table(
    Object.fromEntries(
      [...rows].map(([type, row]) => [
        type,
        {
          queries: row.asked,
          'Kanek %': percent(row.ours, row.asked),
          'plain LIKE %': percent(row.like, row.asked),
        },
      ]),
    ),
  );
  console.log(misses.join('\n'));
  expect(QUERIES.length).toBeGreaterThanOrEqual(150);
  expect(percent(all.ours, all.asked)).toBeGreaterThanOrEqual(95);
});
