import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { forgetKeys } from '#features/duplicates/keep-keys.server.ts';
import { discardFiles, type NamedFile } from '#features/media/stored-files.server.ts';
import { hasCollided } from '#features/profiles/find-taken.server.ts';
import { holdProfiles } from '#features/profiles/hold-profiles.server.ts';
import { updateProfile } from '#features/profiles/write-profile.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { claims } from '#platform/db/tables/claims.ts';
import { imports, importRows } from '#platform/db/tables/imports.ts';
import { media } from '#platform/db/tables/media.ts';
import { completenessOf, type Before } from '../rows/apply-rows.server.ts';
import { isPicture } from '../rows/find-known.server.ts';
import { countRows, inBatch, type Needed, type Run } from './batch.server.ts';

const BATCH = 250;

/**
 * Takes back what an import made and changed, the last row first. Who was claimed, changed or reviewed since, or
 * whom somebody asks to have, stays as they are; so does who was taken down, lest the next file bring them back.
 */
export async function undoImport(
  services: Needed,
  run: Run,
  importId: number,
  isOver: () => boolean,
): Promise<boolean> {
  const { clock } = services;
  while (!isOver()) {
    const undo = async (tx: Db) => {
      const rows = await nextRows(tx, importId);
      if (rows.length > 0) {
        const dropped = await undoRows(tx, importId, rows, clock.now());
        return { undone: rows.length, files: dropped };
      }
      const counts = await countRows(tx, importId);
      await tx
        .update(imports)
        .set({ state: 'undone', counts, undoneAt: clock.now() })
        .where(eq(imports.id, importId));
      return { undone: 0, files: [] };
    };
    const { undone, files } = await inBatch(services, run, undo, (result) => result.undone);
    await discardFiles(services, files);
    if (undone === 0) return true;
  }
  return false;
}

const nextRows = (tx: Db, importId: number) =>
  tx
    .select(pick(importRows, 'number', 'profileId', 'before', 'version'))
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.imported, true),
        inArray(importRows.outcome, ['make', 'change']),
        isNull(importRows.undone),
      ),
    )
    .orderBy(desc(importRows.number))
    .limit(BATCH);

type Row = Awaited<ReturnType<typeof nextRows>>[number];

async function undoRows(tx: Db, importId: number, rows: readonly Row[], now: Date) {
  const ids = rows.flatMap(({ profileId }) => profileId ?? []);
  const found = await holdProfiles(tx, ids, 'update');
  const asLeft = new Map(found.map((profile) => [profile.id, profile]));
  const wanted = await tx
    .select({ id: claims.profileId })
    .from(claims)
    .where(and(inArray(claims.profileId, ids), inArray(claims.status, ['open', 'accepted'])));
  const isWanted = new Set(wanted.map(({ id }) => id));
  const isOurs = ({ profileId, version, before }: Row) => {
    const profile = profileId === null ? undefined : asLeft.get(profileId);
    // Who was removed since needs nothing more.
    if (!profile) return true;
    const wouldLose = profile.reviewCount > 0 || isWanted.has(profile.id);
    if (before === null && wouldLose) return false;
    return profile.unclaimed && !profile.pausedAt && profile.version === version;
  };
  const ours = rows.filter(isOurs);
  const present = ours.filter(({ profileId }) => profileId !== null && asLeft.has(profileId));
  const made = present.filter(({ before }) => before === null);
  const files = await removeMade(
    tx,
    made.map(({ profileId }) => profileId!),
  );
  const taken = new Set<Row>();
  for (const row of present) {
    if (!row.before) continue;
    const dropped = await restoreUnlessTaken(tx, row.profileId!, row.before as Before, now);
    if (dropped) files.push(...dropped);
    else taken.add(row);
  }

  const numbersOf = (some: readonly Row[]) => some.map(({ number }) => number);
  const undone = numbersOf(ours.filter((row) => !taken.has(row)));
  await tx
    .update(importRows)
    .set({ undone: sql`${importRows.number} = any(${sql.param(undone)}::int[])` })
    .where(and(eq(importRows.importId, importId), inArray(importRows.number, numbersOf(rows))));
  return files;
}

async function removeMade(tx: Db, ids: readonly number[]): Promise<NamedFile[]> {
  const files = await tx
    .select({ key: media.key, slot: media.slot })
    .from(media)
    .where(inArray(media.accountId, [...ids]));
  await tx.delete(accounts).where(inArray(accounts.id, [...ids]));
  return files;
}

/** Null where its number, email or name belongs to somebody else by now: then it stays as it is. */
const restoreUnlessTaken = (tx: Db, id: number, before: Before, now: Date) =>
  tx
    .transaction((attempt) => restore(attempt, id, before, now))
    .catch((error: unknown) => {
      if (!hasCollided(error)) throw error;
      return null;
    });

async function restore(tx: Db, id: number, before: Before, now: Date): Promise<NamedFile[]> {
  const ofAccount = eq(media.accountId, id);
  const files = await tx
    .delete(media)
    .where(and(ofAccount, inArray(media.key, before.added)))
    .returning({ key: media.key, slot: media.slot });
  const left = await tx.select({ slot: media.slot }).from(media).where(ofAccount);
  await forgetKeys(tx, id);
  await updateProfile(tx, id, before.content, {
    outsideId: before.outsideId,
    ...(before.phoneHiddenAt && { phoneHiddenAt: new Date(before.phoneHiddenAt) }),
    // As before: an import before this one finds what it left.
    version: before.version,
    updatedAt: now,
    completeness: completenessOf(before.content, left.map(({ slot }) => slot).filter(isPicture)),
  });
  return files;
}
