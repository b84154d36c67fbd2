import { insertAll } from '#platform/db/insert-all.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { searchWords, synonyms } from '#platform/db/tables/search.ts';
import { readPackWords } from '#platform/pack.server.ts';
import { sql } from 'drizzle-orm';

/**
 * What people type, and the words that providers use for it: other languages, trade slang, abbreviations. Everything is
 * folded (lower case, no accents, no apostrophes); several words mean all of them, in that order.
 */
type Synonym = [term: string, ...means: string[]];

/** Fills the table once; what staff change or delete afterwards stays so. */
export async function seedSynonyms(db: Db): Promise<void> {
  const [existing] = await db.select({ id: synonyms.id }).from(synonyms).limit(1);
  if (existing) return;
  const groups = readPackWords<Record<string, Synonym[]>>('synonyms.json');
  const rows = Object.values(groups)
    .flat()
    .map(([term, ...means]) => ({ term, means }));
  const words = rows.flatMap(({ term }) => (/^[a-z]{4,30}$/.test(term) ? [{ word: term }] : []));
  // Together: after a start that was killed in between, the words would never come.
  await db.transaction(async (tx) => {
    await tx.execute(sql`${insertAll(synonyms, rows)} on conflict do nothing`);
    await tx.execute(sql`${insertAll(searchWords, words)} on conflict do nothing`);
  });
}
