import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { newDatabase, newFolder } from './test-database.ts';

type Engine = 'embedded' | 'server';

/** The engine that this run is about; where it is about none, PostgreSQL, which starts much faster. */
const engineHere = () =>
  (process.env.TEST_ENGINE as Engine) ?? (process.env.TEST_DATABASE_URL ? 'server' : 'embedded');

/** A database of its own as a first start leaves it. */
export async function newPlace(engine = engineHere()) {
  if (engine === 'server') return newDatabase(inject('serverTemplate'));
  const place = await newFolder();
  const from = join(inject('embeddedTemplate')!, 'postgres');
  await cp(from, join(place.env.DATA_DIR, 'postgres'), { recursive: true });
  return place;
}
