import { fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './package-root.server.ts';

const FOLDER = join(packageRoot, 'build/server');

/** Where one form of a file stands in the pack. */
type Part = readonly [start: number, length: number];

interface BuiltFile {
  type: string;
  etag: string;
  identity: Part;
  br?: Part;
  gzip?: Part;
}

export interface BuiltFiles {
  /** By which two servers know that they are of one build. */
  builtAt: number;
  /** By the paths at which browsers ask for them. */
  list: ReadonlyMap<string, BuiltFile>;
  read: (part: Part) => Uint8Array<ArrayBuffer>;
}

/**
 * What browsers are given stands in one file, which `scripts/pack-files.ts` writes: a start reads none of it, memory is
 * left to the system, and what is built anew meanwhile changes nothing for whoever has this one open.
 */
export function openBuiltFiles(folder = FOLDER): BuiltFiles {
  const pack = openSync(join(folder, 'files.pack'), 'r');
  const { mtimeMs } = fstatSync(pack);
  return {
    builtAt: mtimeMs,
    list: listBuiltFiles(folder),
    read([start, length]) {
      const bytes = new Uint8Array(length);
      const found = readSync(pack, bytes, 0, length, start);
      // Browsers keep it for a year: rather nothing than what somebody has copied over it.
      if (found < length || fstatSync(pack).mtimeMs !== mtimeMs)
        throw new Error('files.pack is not the one that this start has opened');
      return bytes;
    },
  };
}

export function listBuiltFiles(folder = FOLDER): BuiltFiles['list'] {
  const list = readFileSync(join(folder, 'files.json'), 'utf8');
  return new Map(Object.entries(JSON.parse(list) as Record<string, BuiltFile>));
}
