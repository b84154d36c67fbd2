import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parseEnv } from '#platform/env.server.ts';
import { restoreTarget } from './restore-target.server.ts';

it.each([
  [{ DATA_DIR: 'data' }, [`${resolve('data')}/postgres`, `${resolve('data')}/media`]],
  [{ DATABASE_URL: 'postgres://kanek:geheim@db.example:5433/site' }, ['db.example:5433/site']],
  [{ STORAGE_URL: 's3://KEY:geheim@s3.example/bucket/folder' }, ['s3.example/bucket/folder']],
])('says where a backup of %j goes, and no password', (settings, places) => {
  const said = restoreTarget(parseEnv(settings));
  for (const place of places) expect(said).toContain(place);
  expect(said).not.toContain('geheim');
});
