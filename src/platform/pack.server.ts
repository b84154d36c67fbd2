import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRY } from './pack.ts';
import { packageRoot } from './package-root.server.ts';

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
  const read = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown);
  return read.reduce(joinTwo) as Words;
}

/** The names of such files in a folder, of both. */
export function listPackWords(path: string): string[] {
  const folders = [sharedFolder, packFolder].map((folder) => join(folder, path)).filter(existsSync);
  return [...new Set(folders.flatMap((folder) => readdirSync(folder)))]
    .sort()
    .map((name) => join(path, name));
}

type Entries = Readonly<Record<string, unknown>>;

/** As one: lists follow one another, also those in one line ("plumber, plumbing"); what has keys is joined key by key. */
function joinTwo(first: unknown, second: unknown): unknown {
  if (Array.isArray(first)) return [...(first as unknown[]), ...(second as unknown[])];
  if (typeof first === 'string') return `${first}, ${second as string}`;
  const joined = { ...(first as Entries) };
  for (const [key, value] of Object.entries(second as Entries))
    joined[key] = Object.hasOwn(joined, key) ? joinTwo(joined[key], value) : value;
  return joined;
}
