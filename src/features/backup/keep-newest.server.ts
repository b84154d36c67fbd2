import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKSUMS } from './parts.server.ts';

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
