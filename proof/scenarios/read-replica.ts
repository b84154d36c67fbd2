import { Client } from 'pg';
import { startReplica } from '../../scripts/test-postgres.mjs';
import { startLoad } from '../load.ts';
import { edit, newPerson, PEOPLE_ENV, signUp } from '../../tests/support/people.ts';
import { atLeast, atMost, same, type Finding, type Scenario } from '../scenario.ts';
import type { Server } from '../stage.ts';
import { until } from '../until.ts';

/** How far behind the replica may be before it is left (MAX_BEHIND_MS), and a turn of looking. */
const BEHIND_S = 3;

export default {
  name: 'read-replica',
  title: 'a streaming replica that lags, stands still, goes away and comes back',
  engines: ['server'],
  mutations: [
    {
      title: 'keeping answers under the version of where they were read',
      file: 'build/server',
      find: /version: copy,\s*db: replica\.db/,
      replace: 'version: primary, db: replica.db',
    },
    {
      title: 'the signed-in read from the primary',
      file: 'build/server',
      find: /c\.set\("personal", isPersonal\(env, cookies\)\);/,
      replace: 'c.set("personal", false);',
    },
  ],
  async run(stage) {
    const replica = await startReplica(process.env.TEST_DATABASE_URL!);
    stage.onEnd(() => replica.stop());
    const { DATABASE_URL } = stage.database;
    const readUrl = replica.url.replace(/\/[^/]*$/, new URL(DATABASE_URL!).pathname);
    const server = await stage.startServer({
      ...PEOPLE_ENV,
      DATABASE_READ_URL: readUrl,
      LOG_LEVEL: 'error',
    });
    const ana = newPerson(() => server.url, 1);
    await signUp(ana, 'Words 1.');
    const [row] = await server.sql<{ slug: string }>('select slug from profiles');
    const path = `/specialist/${row!.slug}`;
    const others = async () => words(await (await fetch(server.url + path)).text());
    const own = async () => words(await (await ana.browser.send(path)).text());
    const replay = (does: 'pause' | 'resume') =>
      onReplica(readUrl, `select pg_wal_replay_${does}()`);
    const untilServing = () =>
      until('the replica is used', async () => (await state(server)) === 'serving');
    const findings: Finding[] = [];
    await untilServing();
    await until('the profile has arrived', async () => (await others()) === 'Words 1.');

    stage.report('the replica stands still');
    await replay('pause');
    await edit(ana, 1, 'Words 2.');
    const seen = [await own(), await others(), await own(), await others()];
    findings.push(
      same('its author sees an edit at once', 'Words 2.,Words 2.', `${seen[0]},${seen[2]}`),
      same('others see what the replica has', 'Words 1.,Words 1.', `${seen[1]},${seen[3]}`),
    );
    const left = await until('others see it', async () => (await others()) === 'Words 2.', 30);
    findings.push(
      atMost('until a replica that stands still is left', BEHIND_S, left, ' s'),
      same('readiness then says', 'behind', await state(server)),
    );
    await replay('resume');
    await untilServing();

    stage.report('it lags again and again');
    const rounds = stage.quick ? 3 : 20;
    let stuck = 0;
    let longest = 0;
    for (let round = 2; round < rounds + 2; round++) {
      await replay('pause');
      await edit(ana, round, `Words ${round + 1}.`);
      for (let times = 0; times < 3; times++)
        if ((await others()) !== `Words ${round}.`) stuck += 1;
      await replay('resume');
      const started = performance.now();
      const newest = async () => (await others()) === `Words ${round + 1}.`;
      await until('others see it', newest, 30);
      longest = Math.max(longest, performance.now() - started);
    }
    findings.push(
      same('older answers that were kept for a newer version, or newer ones too early', 0, stuck),
      atMost('from its arrival until others see it', 1_000, longest, ' ms'),
    );

    stage.report('it goes away under load');
    const load = startLoad(server.url, addresses(path), 8);
    const times = stage.quick ? 1 : 5;
    for (let time = 0; time < times; time++) {
      await replica.halt('immediate');
      await until('it is known to be away', async () => (await state(server)) === 'away');
      await replica.start();
      await untilServing();
    }
    const { requests, failed } = await load.stop();
    failed.slice(0, 5).forEach((line) => stage.report(line));
    findings.push(
      atLeast(
        `reads while it went away and came back ${times} times`,
        stage.quick ? 20 : 100,
        requests,
      ),
      same('reads that failed', 0, failed.length),
    );
    return findings;
  },
} satisfies Scenario;

const words = (page: string) => /Words \d+\./.exec(page)?.[0] ?? 'nothing';

/** Some that are kept, and some that are new each time round. */
function addresses(path: string): string[] {
  const searches = Array.from(
    { length: 200 },
    (_, i) => `/api/search/specialist.php?keywords=surveyor+${i}`,
  );
  return [path, '/', ...searches];
}

async function state(server: Server): Promise<string> {
  const answer = await fetch(`${server.url}/readyz`);
  return ((await answer.json()) as { replica?: string }).replica ?? 'not known';
}

async function onReplica(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
