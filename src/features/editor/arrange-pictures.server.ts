import { and, eq, inArray } from 'drizzle-orm';
import { bySlot, SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import type { StoredPicture } from '#features/media/store-uploads.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { media } from '#platform/db/tables/media.ts';
import { problem } from '#platform/errors.ts';

/** In each slot the pictures in their new order: one that is kept by its key, a new one by its number among the files. */
export type PictureOrder = Readonly<
  Record<PictureSlot, readonly ({ key: string } | { file: number })[]>
>;

export type Arranged = Record<PictureSlot, (typeof media.$inferInsert)[]>;

/** The rows of the new order: kept ones must be the account's own, and each stands in one place. */
export async function arrangePictures(
  tx: Db,
  accountId: number,
  order: PictureOrder,
  stored: readonly StoredPicture[],
): Promise<Arranged> {
  const own = await tx.select().from(media).where(picturesOf(accountId));
  const placed = new Set<string>();
  const rowsOf = (slot: PictureSlot) =>
    order[slot].map((wanted, position) => {
      const row =
        'key' in wanted
          ? own.find(({ key, slot: its }) => key === wanted.key && its === slot)
          : stored.filter(({ slot: its }) => its === slot)[wanted.file];
      if (!row || placed.has(row.key))
        throw problem('bad-input', 'pictureMissing', { field: slot });
      placed.add(row.key);
      const { id: _id, ...facts } = { id: undefined, ...row };
      return { ...facts, accountId, position, live: true };
    });
  return bySlot(rowsOf);
}

/**
 * Writes the new order and returns what has no place in it any more. What an older version needs is kept, out of
 * visitors' sight.
 */
export async function placePictures(
  tx: Db,
  accountId: number,
  arranged: Arranged,
  remembered: ReadonlySet<string>,
) {
  const rows = Object.values(arranged).flat();
  const removed = await tx.delete(media).where(picturesOf(accountId)).returning();
  const placed = new Set(rows.map(({ key }) => key));
  const left = removed.filter(({ key }) => !placed.has(key));
  const aside = left
    .filter(({ key }) => remembered.has(key))
    .map(({ id: _id, ...facts }) => ({ ...facts, live: false }));
  if (rows.length + aside.length > 0) await tx.insert(media).values([...rows, ...aside]);
  return left.filter(({ key }) => !remembered.has(key));
}

const picturesOf = (accountId: number) =>
  and(eq(media.accountId, accountId), inArray(media.slot, SLOTS));

export const keysOf = (arranged: Arranged) =>
  bySlot((slot) => arranged[slot].map(({ key }) => key));
