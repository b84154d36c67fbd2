// Imports a list, as the job of a server does, and prints how far it is; where it was killed before, it goes on. At the
// end it tells what it left.
import { setTimeout as wait } from 'node:timers/promises';
import {
  beginImport,
  beginPlan,
  createImport,
  getImport,
} from '#features/import/imports.server.ts';
import { importJob } from '#features/import/run/run-import.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import { sourceOf } from '../support/import-file.ts';
import { closeServices, openServices } from '#server/open-services.ts';

const ROWS = Number(process.argv[2]);
const services = await openServices(
  parseEnv({ ...process.env, DEMO_DATA: 'off', LOG_LEVEL: 'error' }),
);
const { db, clock, queue, database } = services;
const { rows } = await database.pool.query<{ id: string }>('select id from imports');
const id = Number(rows[0]?.id ?? (await bring()));
for (let told = ''; ; await wait(10)) {
  const { state, done } = await getImport(db, id);
  if (told !== `${state} ${done}`) console.log((told = `${state} ${done}`));
  if (state === 'imported') break;
  if (state === 'planned') {
    await db.transaction(async (tx) => {
      await beginImport(tx, id, clock.now());
      await queue.send(importJob, { id }, tx);
    });
    queue.nudge();
  }
}
const { rows: left } = await database.pool.query<Record<string, number>>(`
  select (select count(*)::int from profiles) as profiles,
    (select count(distinct outside_id)::int from profiles) as ids,
    (select count(*)::int from business_profiles) as details,
    (select count(*)::int from accounts where kind = 'business') as accounts,
    (select count(*)::int from import_rows where imported and profile_id is not null) as rows,
    (select done from imports) as done`);
console.log(JSON.stringify(left[0]));
await closeServices(services);

async function bring(): Promise<number> {
  const lines = Array.from(
    { length: ROWS },
    (_, index) => `${index},business,Shop ${index},${6_000_000 + index},Automotive,Belmopan\n`,
  );
  const file = sourceOf(Buffer.from(`id,kind,name,phone,category,place\n${lines.join('')}`));
  const created = await createImport(services, { fileName: 'list.csv', file, startedBy: null });
  const { columns } = await getImport(db, created);
  const assigned = columns.map((column) => column.id);
  await db.transaction(async (tx) => {
    await beginPlan(tx, created, assigned, clock.now());
    await queue.send(importJob, { id: created }, tx);
  });
  queue.nudge();
  return created;
}
