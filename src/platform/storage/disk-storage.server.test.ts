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

it('lists folder by folder, and holds nothing of those that come later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kanek-storage-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = createDiskStorage(folder);
  for (const key of ['shares/ann/1', 'shares/ben/1']) await storage.put(key, new Uint8Array(1));
  const keys: string[] = [];
  for await (const { key } of storage.list('shares')) {
    if (keys.length === 0)
      await storage.put(key.includes('ann') ? 'shares/ben/2' : 'shares/ann/2', new Uint8Array(1));
    keys.push(key);
  }
  expect(keys).toHaveLength(3);
});
