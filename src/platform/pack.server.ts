import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRY } from './pack.ts';
import { packageRoot } from './package-root.server.ts';

export const packFolder = join(packageRoot, 'packs', COUNTRY.pack);

export const hasPackFile = (path: string): boolean => existsSync(join(packFolder, path));

/** A file of the country's pack that only the server reads, whenever it needs it: none of it is in the build. */
export function readPackFile(path: string): string {
  return readFileSync(join(packFolder, path), 'utf8');
}
