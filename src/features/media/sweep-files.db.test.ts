import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Storage } from '#platform/storage/storage.server.ts';
import { provideServices } from '../../../tests/support/test-services.ts';
import { sweepFiles } from './sweep-files-job.server.ts';

const services = provideServices();
const MANY = 1_200;

it('judges files as they come, and holds some at a time', async () => {
  const { env, storage } = services();
  for (let number = 0; number < MANY; number++) {
    const folder = join(env.DATA_DIR, 'media/shares', `somebody-${number}`);
    mkdirSync(folder, { recursive: true });
    for (const name of ['1.jpg', '2.jpg']) writeFileSync(join(folder, name), '');
  }
  const held = new Set<string>();
  let most = 0;
  const counting: Storage = {
    ...storage,
    async *list(prefix) {
      for await (const file of storage.list(prefix)) {
        held.add(file.key.split('/').slice(0, 2).join('/'));
        most = Math.max(most, held.size);
        yield file;
      }
    },
    async remove(key) {
      held.delete(key);
      await storage.remove(key);
    },
  };
  await sweepFiles({ ...services(), storage: counting }, -60_000);
  expect([...held]).toEqual([]);
  expect(most).toBeLessThan(MANY / 2);
});
