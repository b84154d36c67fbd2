import { sql } from 'drizzle-orm';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { searchCodes } from '#platform/db/tables/search.ts';

interface Codes {
  byName: ReadonlyMap<string, number>;
  byCode: ReadonlyMap<number, string>;
}

/** A code is given once and never changes, so what was read stays right; only what is missing is looked for again. */
const known = new WeakMap<Db, Codes>();

/** The codes of those names that any profile has ever had. */
export async function codesOf(db: Db, names: readonly string[]): Promise<number[]> {
  const { byName } = await codesWith(db, (codes) => names.every((name) => codes.byName.has(name)));
  return names.flatMap((name) => byName.get(name) ?? []);
}

/** The names of codes that search rows hold. */
export async function namesOf(
  db: Db,
  codes: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { byCode } = await codesWith(db, (last) => codes.every((code) => last.byCode.has(code)));
  return byCode;
}

/** Whatever the catalogues name has a code before anybody asks for it. */
export async function seedCodes(db: Db): Promise<void> {
  const names = [...new Set([...SPECIALIST_CATEGORIES, ...BUSINESS_CATEGORIES, ...LOCATIONS])];
  await db.execute(sql`
    insert into ${searchCodes} (name)
    select name from unnest(${sql.param(names)}::text[]) as name
    where name not in (select name from ${searchCodes})
    on conflict do nothing`);
}

async function codesWith(db: Db, isComplete: (codes: Codes) => boolean): Promise<Codes> {
  const last = known.get(db);
  if (last && isComplete(last)) return last;
  const rows = await db.select().from(searchCodes);
  const codes = {
    byName: new Map(rows.map(({ id, name }) => [name, id])),
    byCode: new Map(rows.map(({ id, name }) => [id, name])),
  };
  known.set(db, codes);
  return codes;
}
