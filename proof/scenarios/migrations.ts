import { setTimeout as wait } from 'node:timers/promises';
import { newPerson, PEOPLE_ENV, signUp } from '../../tests/support/people.ts';
import { atLeast, same, type Scenario } from '../scenario.ts';
import type { Place, Server, Stage } from '../stage.ts';
import { until } from '../until.ts';

export default {
  name: 'migrations',
  title: 'the first start, with all migrations, killed half-way',
  engines: ['embedded', 'server'],
  minutes: 8,
  mutations: [
    {
      title: 'the transaction around migrations',
      file: 'build/server',
      find: /(migrate[$\w]*)\(drizzle\(client\), /,
      replace:
        '$1(drizzle(Object.assign(Object.create(client), { query: (asked, ...rest) => /^(begin|commit)/i.test(asked.text ?? asked) ? Promise.resolve({ rows: [] }) : client.query(asked, ...rest) })), ',
      engines: ['server'],
    },
  ],
  async run(stage) {
    const kills = stage.quick ? 4 : 20;
    const whole = await firstStart(stage);
    let halfWay = 0;
    let opened = 0;
    let alike = 0;
    let usable = 0;
    for (let round = 0; round < kills; round++) {
      const place = await stage.newDatabase();
      const env = { ...place, ...PEOPLE_ENV };
      const killed = await stage.spawnServer(env);
      // Every second one anywhere on the way, the others while tables are made.
      if (round % 2) await until('it migrates', () => killed.output().includes('Migrating'));
      await wait(stage.random() * (round % 2 ? whole.migratingMs : whole.startMs));
      if (!killed.output().includes('is open at')) halfWay += 1;
      killed.kill('SIGKILL');
      await killed.exited;

      const second = await stage.spawnServer(env);
      const open = await until(
        'it opens',
        () => second.gone() || second.output().includes('is open at'),
      ).catch(() => 0);
      if (!open || second.gone()) {
        stage.report(second.output().slice(-600));
      } else {
        opened += 1;
        if ((await describe(second)) === whole.tables) alike += 1;
        if (
          (
            await signUp(
              newPerson(() => second.url, 1),
              'x',
            )
          ).done
        )
          usable += 1;
      }
      second.kill('SIGKILL');
      await second.exited;
    }
    return [
      atLeast(`first starts of ${kills} killed before it was open`, Math.floor(kills / 2), halfWay),
      same('open at the next start, without help', kills, opened),
      same(
        'with the same tables, columns, indexes and triggers as one that was never killed',
        kills,
        alike,
      ),
      same('where somebody can sign up', kills, usable),
    ];
  },
} satisfies Scenario;

async function firstStart(stage: Stage) {
  const place: Place = await stage.newDatabase();
  const started = performance.now();
  const server = await stage.startServer({ ...place, ...PEOPLE_ENV });
  const startMs = performance.now() - started;
  const migratingMs = 1000 * Number(/Migrating \(([\d.]+) s\)/.exec(server.output())![1]);
  const tables = await describe(server);
  server.kill('SIGKILL');
  await server.exited;
  return { startMs, migratingMs, tables };
}

/** Everything that migrations make, as one text. */
async function describe(server: Server): Promise<string> {
  const own = "table_schema in ('public', 'drizzle')";
  const queries = [
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where ${own} order by 1, 2`,
    "select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1",
    'select tgname, tgrelid::regclass::text as table from pg_trigger where not tgisinternal order by 1, 2',
    "select conname, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace order by 1",
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
    'select (select count(*) from synonyms) as synonyms, (select count(*) from search_words) as words',
  ];
  const answers = [];
  for (const query of queries) answers.push(await server.sql(query));
  return JSON.stringify(answers);
}
