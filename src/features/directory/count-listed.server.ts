import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { readsCounts } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { countCells, nameCells, type CountedCells, type Counts } from './count-cells.server.ts';

/** The last count of each kind and the version of the directory it was made at. */
const known = new WeakMap<Db, Map<ProviderKind, { version: string; counts: Counts }>>();

export const DIRECTORY_VERSION = sql`(select version from data_versions where name = 'directory')`;

/**
 * Counts again only when the directory has changed: counting reads every row, looking up the version one. Whoever has
 * read the version with something else saves that, too.
 */
export async function countListed(db: Db, kind: ProviderKind, seen?: string): Promise<Counts> {
  readsCounts(kind);
  const version = seen ?? (await readVersion(db));
  const ofDb = known.get(db) ?? new Map<ProviderKind, { version: string; counts: Counts }>();
  known.set(db, ofDb);
  const last = ofDb.get(kind);
  if (last?.version === version) return last.counts;

  const { rows } = await db.execute<{ cells: CountedCells }>(
    sql`select ${countCells(sql`kind = ${kind}`)} as cells`,
  );
  const counts = await nameCells(db, rows[0]!.cells);
  ofDb.set(kind, { version, counts });
  return counts;
}

async function readVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select ${DIRECTORY_VERSION} as version`,
  );
  return rows[0]!.version;
}
