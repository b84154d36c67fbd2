import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRY } from './pack.ts';
import { packageRoot } from './package-root.server.ts';
import { joinData } from './join-data.ts';

export const packFolder = join(packageRoot, 'packs', COUNTRY.pack);
/** What countries have in common: categories, trades, and words of their languages. */
const sharedFolder = join(packageRoot, 'packs', 'shared');

export const hasPackFile = (path: string): boolean => existsSync(join(packFolder, path));

/** A file of the country's pack that only the server reads, whenever it needs it: none of it is in the build. */
export function readPackFile(path: string): string {
  return readFileSync(join(packFolder, path), 'utf8');
}

/** What packs share under this name, and what the country's adds to it. */
export function readPackWords<Words>(path: string): Words {
  const files = [sharedFolder, packFolder].map((folder) => join(folder, path)).filter(existsSync);
  return joinData(files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown)) as Words;
}

/** The names of such files in a folder, of both. */
export function listPackWords(path: string): string[] {
  const folders = [sharedFolder, packFolder].map((folder) => join(folder, path)).filter(existsSync);
  return [...new Set(folders.flatMap((folder) => readdirSync(folder)))]
    .sort()
    .map((name) => join(path, name));
}
