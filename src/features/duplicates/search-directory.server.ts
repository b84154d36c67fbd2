import { sql } from 'drizzle-orm';
import { insertAll } from '#platform/db/insert-all.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { duplicatePairs } from '#platform/db/tables/duplicates.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import { findByKeys, stillLikely, type Known } from './find-likely.server.ts';
import { readProviders, readSameWords, refreshKeys } from './keep-keys.server.ts';

/** The queue takes a job that lasts longer for lost, and gives it to somebody else. */
const LONGEST_MS = 120_000;

/** Every night, and after an import, which sends it. A start goes on with what a dead instance has left. */
export const findDuplicatesJob = defineJob<{ isStart?: boolean }>({
  name: 'find-duplicates',
  schedule: '23 8 * * *',
  atStart: { isStart: true },
  async run({ isStart }, { db, queue }) {
    const started = performance.now();
    const isOver = () => performance.now() - started > LONGEST_MS;
    if (isStart && !(await isSearchOpen(db))) return;
    if (!(await searchDirectory(db, isOver))) await queue.send(findDuplicatesJob, {});
  },
});

const AT_ONCE = 200;

/**
 * Looks for others like each profile that is new or was changed, and keeps the pairs for staff. False where there was no
 * time to look at all of them: whoever goes on finds those that are left.
 */
export async function searchDirectory(
  db: Db,
  isOver: () => boolean = () => false,
): Promise<boolean> {
  await refreshKeys(db, await readSameWords(db));
  const known: Known = new Map();
  while (!isOver()) if ((await searchSome(db, known)) === 0) return true;
  return false;
}

/** Whether a search was begun that nobody has ended. */
async function isSearchOpen(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ open: boolean }>(sql`
    select exists (select from duplicate_searches where searched is not null)
      and exists (select from duplicate_searches where searched is distinct from keyed) as open`);
  return rows[0]!.open;
}

/**
 * One transaction each: what is cut off goes on where it was. It waits for nobody who changes or deletes a profile at the
 * same moment, who may be waiting for this one: such a profile is looked at another time.
 */
const searchSome = (db: Db, known: Known) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select profile_id as id from duplicate_searches s join profiles p on p.account_id = s.profile_id
      where s.searched is distinct from s.keyed order by profile_id limit ${AT_ONCE}
      for update of s skip locked for key share of p skip locked`);
    const ids = rows.map(({ id }) => Number(id));
    if (ids.length === 0) return 0;
    await keepPairs(tx, ids, known);
    await tx.execute(sql`update duplicate_searches set searched = keyed
      where profile_id = any(${sql.param(ids)}::bigint[])`);
    return ids.length;
  });

/** Brings the pairs of these profiles up to date; what staff said about one stays said. */
async function keepPairs(tx: Db, ids: readonly number[], known: Known): Promise<void> {
  const providers = await readProviders(tx, ids);
  const there = ids.filter((id) => providers.has(id));
  const found = await findByKeys(
    tx,
    there.map((id) => ({ ...providers.get(id)!, accountId: id })),
    known,
  );
  const pairs = new Map(
    found.flatMap((likely, index) =>
      likely.map(({ accountId, score, reasons }) => {
        const [leftId = 0, rightId = 0] = [there[index]!, accountId].sort((a, b) => a - b);
        return [`${leftId} ${rightId}`, { leftId, rightId, score, reasons }] as const;
      }),
    ),
  );
  const among = sql`${sql.param(ids)}::bigint[]`;
  const { rows } = await tx.execute<{ leftId: string; rightId: string }>(sql`
    delete from ${duplicatePairs} where (left_id, right_id) in (
      select left_id, right_id from ${duplicatePairs}
      where different_since is null and (left_id = any(${among}) or right_id = any(${among}))
      for update skip locked)
    returning left_id as "leftId", right_id as "rightId"`);
  const before = rows.map((row) => ({ leftId: Number(row.leftId), rightId: Number(row.rightId) }));
  // The other one may have found it, and this one five that are likelier.
  const lost = before.filter(({ leftId, rightId }) => !pairs.has(`${leftId} ${rightId}`));
  for (const pair of await stillLikely(tx, lost, known))
    pairs.set(`${pair.leftId} ${pair.rightId}`, pair);
  const kept = await findHeld(tx, [...pairs.values()]);
  if (kept.length === 0) return;
  await tx.execute(sql`${insertAll(duplicatePairs, kept)}
    on conflict (left_id, right_id) do update set score = excluded.score, reasons = excluded.reasons`);
}

/** Those of whom both are there, and stay until this is written. */
async function findHeld<Pair extends { leftId: number; rightId: number }>(
  tx: Db,
  pairs: readonly Pair[],
): Promise<Pair[]> {
  const ids = pairs.flatMap(({ leftId, rightId }) => [leftId, rightId]);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select account_id as id from profiles where account_id = any(${sql.param(ids)}::bigint[])
    for key share skip locked`);
  const held = new Set(rows.map(({ id }) => Number(id)));
  return pairs.filter(({ leftId, rightId }) => held.has(leftId) && held.has(rightId));
}
