import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { codeOf } from './errors.ts';
import { packageRoot } from './package-root.server.ts';

const OTHERS = 0o077;
const PERMISSIONS = 0o7777;

/**
 * Takes a folder and all that is in it away from everybody but its owner: versions before this one left them open. What
 * lies in a folder that is closed already nobody else reaches: it is not looked at, and may be a million files.
 * Returns what others can still use because it is not ours to change.
 */
export function makePrivate(folder: string): string[] {
  const still: string[] = [];
  const close = (path: string) => {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (!found || found.isSymbolicLink()) return;
    if (!takeFromOthers(path, found.mode)) still.push(path);
    // The folder itself was first: from then on nobody else can put a link where a file is.
    if (found.isDirectory() && found.mode & OTHERS)
      for (const name of namesIn(path)) close(join(path, name));
  };
  const top = unless(['ENOENT', 'ENOTDIR', 'EACCES'], () => realpathSync(folder));
  if (!top) return [];
  // A whole disk or home was named: what else is there belongs to others.
  if (!relative(top, packageRoot).startsWith('..')) return [top];
  close(top);
  return still;
}

/** True where others have nothing any more, or the file is gone: they come and go beside us. */
function takeFromOthers(path: string, mode: number): boolean {
  if (!(mode & OTHERS)) return true;
  try {
    unless(['ENOENT'], () => chmodSync(path, mode & PERMISSIONS & ~OTHERS));
    return true;
  } catch {
    return false;
  }
}

/** What we may not look into is not ours, such as the lost+found of a disk. */
const namesIn = (folder: string) => unless(['EACCES', 'ENOENT'], () => readdirSync(folder)) ?? [];

function unless<T>(foreseen: readonly string[], work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (foreseen.includes(codeOf(error))) return null;
    throw error;
  }
}
