import { desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { staffDuplicates } from '#messages';
import { findLikely } from '#features/duplicates/find-likely.server.ts';
import { readProviders } from '#features/duplicates/keep-keys.server.ts';
import type { Reason } from '#features/duplicates/likeness.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { duplicatePairs, profileMerges } from '#platform/db/tables/duplicates.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { idOf, recorded, type DeskActs } from '../desk/desk-acts.server.ts';
import { DESK_PAGE_SIZE, pageIn } from '../desk/desk.rules.ts';
import { UNDO_DAYS } from './duplicates.rules.ts';
import { undoMerge } from './undo-merge.server.ts';

const NAMED = {
  id: profiles.accountId,
  name: profiles.displayName,
  ...pick(profiles, 'kind', 'slug'),
};

/** Pairs that look like one provider, the likeliest first; with `of`, those of one profile, looked for now. */
export async function loadDuplicates({ db, clock }: Services, query: URLSearchParams) {
  const of = query.has('of') ? await getNamed(db, idOf(query.get('of') ?? '')) : null;
  const found = of ? await findPairsOf(db, of.id, query) : await listPairs(db, query);
  return {
    of,
    ...found,
    merges: of ? [] : await listMerges(db, clock.now()),
    news: query.get('merged'),
  };
}

export type DuplicatesView = Awaited<ReturnType<typeof loadDuplicates>>;

async function listPairs(db: Db, query: URLSearchParams) {
  const { leftId, rightId, score, reasons, differentSince } = duplicatePairs;
  const at = pageIn(query, await db.$count(duplicatePairs, isNull(differentSince)));
  const pairs = await db
    .select({ left: leftId, right: rightId, score, reasons: sql<Reason[]>`${reasons}` })
    .from(duplicatePairs)
    .where(isNull(differentSince))
    .orderBy(desc(score), leftId, rightId)
    .limit(DESK_PAGE_SIZE)
    .offset((at.page - 1) * DESK_PAGE_SIZE);
  return { pairs: await withCards(db, pairs), ...at };
}

async function findPairsOf(db: Db, id: number, query: URLSearchParams) {
  const providers = await readProviders(db, [id]);
  const [likely = []] = await findLikely(db, [{ ...providers.get(id)!, accountId: id }]);
  const { rows } = await db.execute<{ left: string; right: string }>(sql`
    select left_id as left, right_id as right from ${duplicatePairs}
    where different_since is not null and ${id} in (left_id, right_id)`);
  const different = new Set(rows.flatMap(({ left, right }) => [Number(left), Number(right)]));
  const pairs = likely
    .filter(({ accountId }) => !different.has(accountId))
    .map(({ accountId, score, reasons }) => ({
      left: Math.min(id, accountId),
      right: Math.max(id, accountId),
      score,
      reasons,
    }));
  return { pairs: await withCards(db, pairs), ...pageIn(query, pairs.length) };
}

async function withCards(
  db: Db,
  pairs: readonly { left: number; right: number; score: number; reasons: Reason[] }[],
) {
  const ids = [...new Set(pairs.flatMap(({ left, right }) => [left, right]))];
  const rows = await db
    .select({ ...NAMED, ...pick(profiles, 'headline', 'location', 'unclaimed') })
    .from(profiles)
    .where(inArray(profiles.accountId, ids));
  const cards = new Map(rows.map((row) => [row.id, row]));
  return pairs.flatMap(({ left, right, ...pair }) => {
    const [one, other] = [cards.get(left), cards.get(right)];
    return one && other ? [{ ...pair, id: pairName(left, right), left: one, right: other }] : [];
  });
}

/** Both numbers, the smaller one first, as they stand in addresses and forms. */
const pairName = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;

export function idsIn(pair: string | undefined): [left: number, right: number] {
  const [left, right, ...more] = (pair ?? '').split('-');
  const ids = [idOf(left), idOf(right)] as [number, number];
  if (more.length > 0 || ids[0] >= ids[1])
    throw new AppError('not-found', staffDuplicates.oneIsGone);
  return ids;
}

async function getNamed(db: Db, id: number) {
  const [row] = await db.select(NAMED).from(profiles).where(eq(profiles.accountId, id));
  if (!row) throw new AppError('not-found', staffDuplicates.oneIsGone);
  return row;
}

async function listMerges(db: Db, now: Date) {
  const rows = await db
    .select({
      id: profileMerges.id,
      gone: profileMerges.name,
      mergedAt: profileMerges.mergedAt,
      ...pick(profiles, 'kind', 'slug', 'version', 'updatedAt'),
      name: profiles.displayName,
    })
    .from(profileMerges)
    .innerJoin(profiles, eq(profiles.accountId, profileMerges.profileId))
    .where(gt(profileMerges.mergedAt, new Date(now.getTime() - UNDO_DAYS * DAY_MS)))
    .orderBy(desc(profileMerges.id));
  return rows.map(({ updatedAt, ...merge }) => ({
    ...merge,
    changedSince: updatedAt > merge.mergedAt,
  }));
}

export const duplicatesActs: DeskActs = {
  different: recorded('profile.not-duplicate', async (tx, { read, actor, services }) => {
    const [leftId, rightId] = idsIn(read('id'));
    const said = { differentSince: services.clock.now(), differentBy: actor.id };
    const { rows } = await tx.execute<{ id: string; name: string }>(sql`
      select account_id as id, display_name as name from ${profiles} where account_id in (${leftId}, ${rightId})
      order by account_id for key share`);
    if (rows.length < 2) throw new AppError('conflict', staffDuplicates.oneIsGone);
    await tx
      .insert(duplicatePairs)
      .values({ leftId, rightId, score: 0, reasons: [], ...said })
      .onConflictDoUpdate({ target: [duplicatePairs.leftId, duplicatePairs.rightId], set: said });
    const after = { name: rows.map(({ name }) => name) };
    return { objectId: leftId, after, said: staffDuplicates.saidDifferent };
  }),
  async undo({ services, actor, read, id }) {
    const { name } = await undoMerge(services, { id: id(), stamp: read('stamp'), actor });
    return staffDuplicates.undone(name);
  },
};
