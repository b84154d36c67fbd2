import { sql } from 'drizzle-orm';
import { insertAll } from '#platform/db/insert-all.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { duplicatePairs } from '#platform/db/tables/duplicates.ts';
import { findLikely } from './find-likely.server.ts';
import { readProviders, readSameWords, refreshKeys } from './keep-keys.server.ts';

const AT_ONCE = 500;

/** Looks for others like each profile that is new or was changed, and keeps the pairs for staff. */
export async function searchDirectory(db: Db): Promise<void> {
  await refreshKeys(db, await readSameWords(db));
  while ((await searchSome(db)) > 0);
}

/** One transaction each: what is cut off goes on where it was. */
const searchSome = (db: Db) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select profile_id as id from duplicate_searches where searched is distinct from keyed
      order by profile_id limit ${AT_ONCE} for update`);
    const ids = rows.map(({ id }) => Number(id));
    if (ids.length === 0) return 0;
    await keepPairs(tx, ids);
    await tx.execute(sql`update duplicate_searches set searched = keyed
      where profile_id = any(${sql.param(ids)}::bigint[])`);
    return ids.length;
  });

/** Brings the pairs of these profiles up to date; what staff said about one stays said. */
async function keepPairs(tx: Db, ids: readonly number[]): Promise<void> {
  const providers = await readProviders(tx, ids);
  const known = ids.filter((id) => providers.has(id));
  const found = await findLikely(
    tx,
    known.map((id) => ({ ...providers.get(id)!, accountId: id })),
  );
  const pairs = new Map(
    found.flatMap((likely, index) =>
      likely.map(({ accountId, score, reasons }) => {
        const [leftId, rightId] = [known[index]!, accountId].sort((a, b) => a - b) as [
          number,
          number,
        ];
        return [`${leftId} ${rightId}`, { leftId, rightId, score, reasons }] as const;
      }),
    ),
  );
  const among = sql`${sql.param(ids)}::bigint[]`;
  await tx.execute(sql`delete from ${duplicatePairs}
    where different_since is null and (left_id = any(${among}) or right_id = any(${among}))`);
  if (pairs.size === 0) return;
  await tx.execute(sql`${insertAll(duplicatePairs, [...pairs.values()])}
    on conflict (left_id, right_id) do update set score = excluded.score, reasons = excluded.reasons`);
}
