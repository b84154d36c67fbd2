import { setTimeout as wait } from 'node:timers/promises';
import { atLeast, atMost, same, type Scenario } from '../scenario.ts';
import type { Server, Stage } from '../stage.ts';
import { until } from '../until.ts';

interface Progress {
  id: number;
  state: string;
  done: number;
}

const progress = async (server: Server): Promise<Progress> =>
  (
    await server.sql<Progress>(
      'select id::int, state::text, done from imports order by id desc limit 1',
    )
  )[0]!;

/** A list that was looked at, and that somebody has just told to be imported: whoever starts next goes on with it. */
async function planList(server: Server, rows: number): Promise<void> {
  const [made] = await server.sql<{ id: number }>(
    `insert into imports (file_name, byte_size, columns, state)
     values ('list.csv', 1, '[]', 'importing') returning id::int`,
  );
  await server.sql(
    `insert into import_rows (import_id, number, name, outcome, cells)
     select $1::int, n, 'Shop ' || n, 'make', jsonb_build_object('outsideId', $1::int || '-' || n, 'kind', 'business',
       'name', 'Shop ' || $1::int || ' ' || n, 'phone', (6000000 + $1::int * 10000 + n)::text,
       'category', 'Automotive', 'location', 'Belmopan', 'about', repeat('What we do. ', 10))
     from generate_series(1, $2::int) n`,
    [made!.id, rows],
  );
}

async function restart(stage: Stage, server: Server): Promise<Server> {
  server.kill('SIGKILL');
  await server.exited;
  return stage.startServer();
}

const halves = `select count(*)::int as count from accounts a
  left join profiles p on p.account_id = a.id left join business_profiles d on d.account_id = a.id
  where p.account_id is null or d.account_id is null`;
const count = async (server: Server, text: string) =>
  (await server.sql<{ count: number }>(text))[0]!.count;

export default {
  name: 'import',
  title: 'kill -9 in the middle of an import, and how long 5,000 rows take',
  engines: ['embedded', 'server'],
  minutes: 10,
  mutations: [
    {
      title: 'the transaction around a batch and its progress',
      file: 'build/server',
      find: /db\.transaction\((?=async \(tx\) => \{\s*const \[row\] = await tx\.select\(\{ run: imports\.run \}\))/,
      replace: '((work) => work(db))(',
    },
  ],
  async run(stage) {
    const [kills, rows] = stage.quick ? [6, 1_500] : [30, 5_000];
    let server = await stage.startServer();
    await planList(server, rows);
    let inTheMiddle = 0;
    for (let kill = 0; kill < kills; kill++) {
      server = await restart(stage, server);
      const { done: before } = await progress(server);
      const isMoving = async () => {
        const { state, done } = await progress(server);
        return state === 'imported' || done > before;
      };
      await until('the import goes on', isMoving);
      if ((await progress(server)).state === 'imported') break;
      inTheMiddle += 1;
      await wait(stage.random() * 300);
    }
    server = await restart(stage, server);
    const isDone = async () => (await progress(server)).state === 'imported';
    await until('the import is done', isDone);
    const findings = [
      atLeast('kills in the middle of the import', 2, inTheMiddle),
      same(
        'rows that are lost',
        0,
        rows - (await count(server, 'select count(*)::int from profiles')),
      ),
      same(
        'rows that the import does not know of any more, or counts twice',
        0,
        rows - (await progress(server)).done,
      ),
      same('halves: an account or a profile without the rest', 0, await count(server, halves)),
    ];
    if (stage.quick) return findings;
    await planList(server, rows);
    server = await restart(stage, server);
    const seconds = await until('the second list is in', isDone, 240);
    return [...findings, atMost(`an import of ${rows} rows takes`, 60, seconds, ' s')];
  },
} satisfies Scenario;
