import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { seedSynonyms } from '#features/directory/seed-synonyms.server.ts';
import { insertProviders, type NewProvider } from '#features/import/insert-providers.server.ts';
import type { Services } from '#platform/services.server.ts';

/** Everybody of the demo, or those who are named. */
export async function fillDemo(
  { database }: Pick<Services, 'database'>,
  providers: readonly NewProvider[] = demoProviders(new Date()),
): Promise<void> {
  await database.unhurried.transaction((tx) => insertProviders(tx, providers));
}

/** The same, found by the other words for what they do as well. */
export async function fillSearch(
  services: Pick<Services, 'database' | 'db'>,
  providers?: readonly NewProvider[],
): Promise<void> {
  await fillDemo(services, providers);
  await seedSynonyms(services.db);
}
