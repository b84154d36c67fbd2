import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { profileSlug } from '#features/profiles/profile-id.rules.ts';
import { insertProviders } from '#features/import/insert-providers.server.ts';
import type { DemoProvider } from '#features/demo/demo-providers.server.ts';
import { normalisePhone } from '#features/profiles/phone.rules.ts';
import { seededRandom, type SeededRandom } from '#platform/seeded-random.ts';
import { demoProviders } from '#features/demo/demo-providers.server.ts';

const CHUNK = 1000;
/** Numbers of filled-in providers start where the demo directory can never reach. */
const FIRST_NUMBER = 10_000;

/** Adds providers without pictures, made by shuffling the demo directory's names, places and texts. */
export async function fillDirectory(
  db: Db,
  { count, now, onProgress }: { count: number; now: Date; onProgress: (done: number) => void },
): Promise<void> {
  const models = demoProviders(now).filter(({ record }) => record.pictures.profile !== undefined);
  const random = seededRandom('fill');
  const start = await firstFreeNumber(db);
  for (let done = 0; done < count; done += CHUNK) {
    const size = Math.min(CHUNK, count - done);
    const providers = Array.from({ length: size }, (_, index) =>
      shuffled(models, random, start + done + index),
    );
    await db.transaction((tx) => insertProviders(tx, providers));
    onProgress(done + size);
  }
}

/**
 * Fills in one transaction, so that all of it is there or nothing. The indexes of words are built at its end, from many
 * profiles at once: entry by entry they take as long as everything else.
 */
export async function fillLargeDirectory(
  db: Db,
  options: Parameters<typeof fillDirectory>[1],
): Promise<void> {
  await db.transaction(async (tx) => {
    // At the commit there would be a note of every single row.
    await tx.execute(sql`set constraints all immediate`);
    const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'profile_search' and indexdef like '% USING gin %'`);
    for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
    await fillDirectory(tx, options);
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  });
}

async function firstFreeNumber(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select coalesce(max(id), 0)::int as id from ${accounts}`,
  );
  return FIRST_NUMBER + rows[0]!.id;
}

function shuffled(models: DemoProvider[], random: SeededRandom, number: number): DemoProvider {
  const model = random.pick(models);
  const namesake = random.pick(models.filter(({ kind }) => kind === model.kind));
  const tail = Uint8Array.from({ length: 6 }, () => random.integer(0, 255));
  const shared = (displayName: string) => ({
    displayName,
    slug: profileSlug(displayName, tail),
    location: random.pick(LOCATIONS),
    phone: examplePhone(number),
    workEmail: null,
    outsideId: null,
  });
  const account = { ...model.account, email: `provider.${number}@kanek.example` };
  if (model.kind === 'business') {
    const businessName = `${model.details.businessName} ${number}`;
    return {
      ...model,
      account,
      profile: { ...model.profile, ...shared(businessName) },
      details: { ...model.details, businessName },
    };
  }
  const { lastName } = namesake.kind === 'specialist' ? namesake.details : model.details;
  const { firstName } = model.details;
  return {
    ...model,
    account,
    profile: { ...model.profile, ...shared(`${firstName} ${lastName}`) },
    details: { ...model.details, lastName },
  };
}

/** 600-0001 and up for mobiles, 200-0001 and up for landlines: ranges kept free for examples. */
function examplePhone(number: number): string {
  const first = number % 4 === 0 ? 2_000_000 : 6_000_000;
  return normalisePhone(String(first + number));
}
