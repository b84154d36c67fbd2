import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '#platform/log.server.ts';
import { createDiskStorage } from '#platform/storage/disk-storage.server.ts';
import { grayPng, samplePicture } from '../../../tests/support/input/hostile-pictures.ts';
import { findPictureVariant } from './find-picture-variant.server.ts';
import { processPicture } from './process-picture.server.ts';
import { storageKeyOf } from './stored-files.server.ts';

it('a first view of a new size does not wait behind uploads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kanek-views-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const storage = createDiskStorage(folder);
  const keeper = { storage, log: createLog('error') };
  const key = 'a'.repeat(32);
  const { bytes } = await processPicture(await samplePicture('png'), 'profile');
  await storage.put(`${storageKeyOf(key)}/master.webp`, bytes);

  const upload = grayPng(1_500, 1_500);
  let uploaded = 0;
  const uploads = Array.from({ length: 14 }, () =>
    processPicture(upload, 'showcase').then(() => (uploaded += 1)),
  );
  await Promise.race(uploads);
  const before = uploaded;
  expect(await findPictureVariant(keeper, { key, width: 320, format: 'webp' })).not.toBeNull();
  // Those that were being worked on may have been ready by then.
  expect(uploaded - before).toBeLessThan(6);
  await Promise.all(uploads);
});
