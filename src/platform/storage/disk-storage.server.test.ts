import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDiskStorage } from './disk-storage.server.ts';

it('leaves nothing of a file that could not be put in its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kanek-storage-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'pictures/taken'), { recursive: true });
  const storage = createDiskStorage(folder);
  await expect(storage.put('pictures/taken', new Uint8Array(10))).rejects.toThrow('EISDIR');
  expect(await readdir(join(folder, 'pictures'))).toEqual(['taken']);
});
