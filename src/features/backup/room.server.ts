import { existsSync } from 'node:fs';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { nullIfMissing } from '#platform/errors.ts';
import { StartRefused } from '#platform/start-refused.server.ts';
import { CHECKSUMS } from './parts.server.ts';

interface Room {
  free: number;
  all: number;
  /** The disk that the site itself writes to. */
  isOwn: boolean;
}

const LEFT_TO_SITE = { share: 0.1, most: 2e9 };

/** On a full disk nobody can sign up, so the site keeps the share below which somebody is called, up to what is enough. */
export const lacksRoom = ({ free, all, isOwn }: Room, needed: number) =>
  free - needed < (isOwn ? Math.min(all * LEFT_TO_SITE.share, LEFT_TO_SITE.most) : 0);

/** Nearly all of a backup are its pictures and videos. */
export async function refuseWithoutRoom(client: ClientBase, folder: string, dataDir: string) {
  const { rows } = await client.query<{ bytes: number }>(
    'select coalesce(sum(byte_size), 0)::float8 as bytes from media',
  );
  const { bavail, blocks, bsize } = await statfs(folder);
  const [{ dev }, own] = await Promise.all([stat(folder), stat(dataDir).catch(nullIfMissing)]);
  const room = { free: bavail * bsize, all: blocks * bsize, isOwn: dev === own?.dev };
  const { bytes } = rows[0]!;
  if (lacksRoom(room, bytes))
    throw new StartRefused(
      `${folder} has no room for a backup of ${gigabytes(bytes)}: ${gigabytes(room.free)} of ${gigabytes(room.all)} are free. Make room, keep fewer (--keep), or choose another disk.`,
    );
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** The name of a backup among others: sorted by name is sorted by time. */
export const backupName = (now: Date) => `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Removes all backups below a folder but the newest whole ones, and what interrupted ones left before those. */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const whole = names.filter((name) => existsSync(join(folder, name, CHECKSUMS)));
  const oldestKept = whole.at(-count);
  const removed = names.filter((name) => oldestKept !== undefined && name < oldestKept);
  for (const name of removed) await rm(join(folder, name), { recursive: true });
  return removed;
}
