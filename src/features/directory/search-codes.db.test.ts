import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { insertProviders } from '#features/import/insert-providers.server.ts';
import { fillDemo } from '../../../tests/support/fill-demo.ts';
import { provideServices } from '../../../tests/support/test-services.ts';
import { countListed } from './counts.server.ts';
import { codesOf, seedCodes } from './search-codes.server.ts';

const services = provideServices();
const providers = demoProviders(new Date('2026-01-01T12:00:00Z'));
const model = providers[0]!;

it('codes are found as soon as a profile brings a new name', async () => {
  const { db } = services();
  const category = 'A trade without a name yet';
  expect(await codesOf(db, [category])).toEqual([]);

  await db.transaction(async (tx) => {
    await insertProviders(tx, [model]);
    await tx.execute(sql`update profiles set category = ${category}`);
  });
  expect(await codesOf(db, [category])).toHaveLength(1);
  expect(await countListed(db, model.kind)).toEqual([
    { category, location: model.profile.location, count: 1 },
  ]);
});

it('codes are not used up by seeding and refreshing again', async () => {
  const { db } = services();
  const last = async () =>
    (await db.execute(sql`select last_value from search_codes_id_seq`)).rows[0]!.last_value;
  const before = await last();
  await seedCodes(db);
  await db.execute(sql`update profiles set completeness = completeness`);
  expect(await last()).toBe(before);
});

it('keeps documents out of the rows that are counted', async () => {
  const { db } = services();
  await fillDemo(services(), providers.slice(1));
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select pg_relation_size('profile_search')::int / count(*)::int as bytes from profile_search`);
  expect(rows[0]!.bytes).toBeLessThan(450);
});
