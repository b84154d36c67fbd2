// Plain JavaScript for Node 18 and newer: this is read before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const settings = join(dirname(dirname(fileURLToPath(import.meta.url))), '.env');

/** The folder of packs/ that is built and run: PACK, in the environment or in .env. */
export const packName = process.env.PACK || setInFile() || 'belize';

function setInFile() {
  if (!existsSync(settings)) return undefined;
  return /^PACK=["']?([a-z-]+)/m.exec(readFileSync(settings, 'utf8'))?.[1];
}
