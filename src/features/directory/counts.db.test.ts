import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, expect, it, vi } from 'vitest';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { seededRandom } from '#platform/seeded-random.ts';
import { fillDemo } from '../../../tests/support/fill-demo.ts';
import { provideServices } from '../../../tests/support/test-services.ts';
import { countListed, type Counts } from './counts.server.ts';
import { interpretQuery } from './interpret-query.server.ts';
import { KINDS } from './kinds.ts';
import { searchProfiles } from './search-profiles.server.ts';

const ROUNDS = 25;
const WRITERS = 4;
const providers = demoProviders(new Date('2026-01-01T12:00:00Z'));
const services = provideServices();

beforeAll(async () => {
  await fillDemo(services(), providers.slice(0, -ROUNDS));
});

const WORD = 'service';

/** As pages and calls count what has a word, whatever they show of it. */
async function countWord(page: number): Promise<Counts> {
  const { db } = services();
  const words = await interpretQuery(db, WORD);
  const where = { category: null, location: null, facts: {}, serving: true, now: new Date() };
  const asked = { ...where, words, order: 'best', limit: 3, page } as const;
  return (await searchProfiles(db, { kind: 'business', ...asked })).counts;
}

const sorted = (counts: Counts) =>
  counts
    .map(
      ({ category, location, areas, count }) =>
        `${category}, ${location}, ${String(areas)}: ${count}`,
    )
    .sort();

async function countedAnew(kind: string, having = sql`true`) {
  const { rows } = await services().db.execute<Counts[number]>(sql`
    select p.category, p.location, count(*)::int as count, (
      select array_agg(name order by id) from search_codes where id = any(s.areas)) as areas
    from profiles p join profile_search s using (account_id)
    where listed and p.kind = ${kind} and ${having} group by 1, 2, s.areas`);
  return sorted(rows.map(({ areas, ...cell }) => ({ ...cell, ...(areas && { areas }) })));
}
const countedWord = () => countedAnew('business', sql`document @@ search_query(${`${WORD}:*`})`);

it('counts what came, went and moved at once, and nothing twice', async () => {
  const { db } = services();
  const random = seededRandom('counts');
  const { rows } = await db.execute<{ id: number }>(
    sql`select account_id::int as id from profiles order by 1`,
  );
  const ids = rows.map(({ id }) => id);
  const somebody = () => random.pick(ids);
  const changes = [
    () => sql`update profiles set listed = not listed where account_id = ${somebody()}`,
    () =>
      sql`update profiles set location = ${random.pick(LOCATIONS)} where account_id = ${somebody()}`,
    () =>
      sql`update profiles set category = ${random.pick(KINDS.business.categories)} where account_id = ${somebody()}`,
    () =>
      sql`update profiles set facts = jsonb_build_object('areas', jsonb_build_array(${random.pick(LOCATIONS)}::text))
        where account_id = ${somebody()}`,
    () => sql`update profiles set completeness = 50 where account_id = ${somebody()}`,
    () => sql`delete from accounts where id = ${somebody()}`,
  ];
  for (let round = 0; round < ROUNDS; round++) {
    const writers = Array.from({ length: WRITERS }, () => {
      const change = random.pick(changes)();
      return db.transaction((tx) => tx.execute(change));
    });
    const readers = [countListed(db, 'specialist'), countListed(db, 'business'), countWord(1)];
    await Promise.all([...writers, ...readers, insertOne(providers.at(-1 - round)!)]);
    for (const kind of ['specialist', 'business'] as const)
      expect(sorted(await countListed(db, kind)), `round ${round}`).toEqual(
        await countedAnew(kind),
      );
    const ofWord = await countedWord();
    expect(ofWord.length).toBeGreaterThan(0);
    expect(sorted(await countWord(1))).toEqual(ofWord);
    expect(sorted(await countWord(2))).toEqual(ofWord);
  }
});

it('counts everybody once for a crowd at a start, and again where that failed', async () => {
  const { pool } = services().database;
  const db = drizzle(pool, { casing: 'snake_case' });
  const { rows } = await pool.query("select version from data_versions where name = 'directory'");
  const crowd = () =>
    Promise.allSettled(
      Array.from({ length: 20 }, () => countListed(db, 'business', rows[0].version)),
    );
  const asked = vi.spyOn(db, 'execute').mockRejectedValueOnce(new Error('too slow'));
  expect((await crowd()).map(({ status }) => status)).not.toContain('fulfilled');
  for (const counted of await crowd())
    expect(sorted(counted.status === 'fulfilled' ? counted.value : [])).toEqual(
      await countedAnew('business'),
    );
  expect(asked).toHaveBeenCalledTimes(2);
});

it('counts everybody again after an import', async () => {
  const { db } = services();
  await countListed(db, 'business');
  await db.execute(sql`update profiles set listed = not listed`);
  expect(sorted(await countListed(db, 'business'))).toEqual(await countedAnew('business'));
});

const insertOne = (provider: (typeof providers)[number]) => fillDemo(services(), [provider]);
