import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { insertProviders } from '#features/import/insert-providers.server.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { seededRandom } from '#platform/seeded-random.ts';
import { provideServices } from '../../../tests/support/test-services.ts';
import { countListed, type Counts } from './counts.server.ts';
import { KINDS } from './kinds.ts';

const ROUNDS = 25;
const WRITERS = 4;
const providers = demoProviders(new Date('2026-01-01T12:00:00Z'));
const services = provideServices();

beforeAll(async () => {
  await services().db.transaction((tx) => insertProviders(tx, providers.slice(0, -ROUNDS)));
});

const sorted = (counts: Counts) =>
  counts.map(({ category, location, count }) => `${category}, ${location}: ${count}`).sort();

async function countedAnew(kind: string) {
  const { rows } = await services().db.execute<Counts[number]>(sql`
    select category, location, count(*)::int as count from profiles
    where listed and kind = ${kind} group by 1, 2`);
  return sorted(rows);
}

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
    () => sql`update profiles set completeness = 50 where account_id = ${somebody()}`,
    () => sql`delete from accounts where id = ${somebody()}`,
  ];
  for (let round = 0; round < ROUNDS; round++) {
    const writers = Array.from({ length: WRITERS }, () => {
      const change = random.pick(changes)();
      return db.transaction((tx) => tx.execute(change));
    });
    const readers = [countListed(db, 'specialist'), countListed(db, 'business')];
    await Promise.all([...writers, ...readers, insertOne(providers.at(-1 - round)!)]);
    for (const kind of ['specialist', 'business'] as const)
      expect(sorted(await countListed(db, kind)), `round ${round}`).toEqual(
        await countedAnew(kind),
      );
  }
});

it('counts everybody again after an import', async () => {
  const { db } = services();
  await countListed(db, 'business');
  await db.execute(sql`update profiles set listed = not listed`);
  expect(sorted(await countListed(db, 'business'))).toEqual(await countedAnew('business'));
});

const insertOne = (provider: (typeof providers)[number]) =>
  services().db.transaction((tx) => insertProviders(tx, [provider]));
