import { setTimeout as wait } from 'node:timers/promises';
import { startOwnPostgres } from '../../scripts/test-postgres.mjs';
import { newPerson, PEOPLE_ENV, signUp } from '../../tests/support/people.ts';
import { atLeast, atMost, same, type Scenario } from '../scenario.ts';
import { until } from '../until.ts';
import { findHalves } from '../wholeness.ts';

const HEALTHY_WITHIN_S = 5;
const PATHS = [
  '/',
  '/specialists-results',
  '/api/search/specialist.php?keywords=surveyor',
  '/readyz',
];

interface Seen {
  at: number;
  path: string;
  status: number;
  retryAfter: string | null;
}

export default {
  name: 'postgres-restart',
  title: 'PostgreSQL stopped and started again under load',
  engines: ['server'],
  mutations: [
    {
      title: 'the listener for connections that wait',
      file: 'build/server',
      find: /(?<!\.)pool\.on\("error", /,
      replace: '(() => undefined)(',
    },
    {
      title: 'the listener for connections between two statements',
      file: 'build/server',
      find: /(?<!\.)pool\.on\("connect", (?=\(client\))/,
      replace: '(() => undefined)(',
    },
    {
      title: '503 with Retry-After for a database that is away',
      file: 'build/server',
      find: /function isDatabaseUnavailable\(error\) \{/,
      replace: '$& return false;',
    },
  ],
  async run(stage) {
    const rounds = stage.quick ? 2 : 20;
    const postgres = await startOwnPostgres();
    if (!postgres) throw new Error('needs the programs of PostgreSQL');
    stage.onEnd(() => postgres.stop());
    // Kept answers would be given without asking the database.
    const settings = { ...PEOPLE_ENV, DATABASE_URL: postgres.url, ANSWER_CACHE: 'off' };
    const server = await stage.startServer({ ...settings, LOG_LEVEL: 'warn', WORKERS: '2' });

    const seen: Seen[] = [];
    const saved: string[] = [];
    let over = false;
    stage.onEnd(() => (over = true));
    let number = 1;
    const load = [
      ...PATHS.map(async (path) => {
        while (!over) seen.push(await look(server.url, path));
      }),
      (async () => {
        while (!over) {
          const person = newPerson(() => server.url, number++);
          const { done, ...answer } = await signUp(person, 'x');
          seen.push({ at: Date.now(), path: 'signup', ...answer });
          if (done) saved.push(person.email);
          else await wait(50);
        }
      })(),
    ];

    const comebacks: number[] = [];
    const outages: { from: number; to: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      await wait(300 + stage.random() * 500);
      if (over) break;
      const from = Date.now();
      await postgres.halt(round % 2 ? 'immediate' : 'fast');
      await wait(500 + stage.random() * 1_000);
      if (over) break;
      await postgres.start();
      outages.push({ from, to: Date.now() });
      comebacks.push(
        await until('ready again', async () => (await look(server.url, '/readyz')).status === 200),
      );
    }
    // The last ones are asked when everything is well again.
    await wait(500);
    over = true;
    await Promise.all(load);

    const failures = seen.filter(({ status }) => status === 0 || status >= 500);
    const unclear = failures.filter(
      ({ status, retryAfter }) => status !== 503 || !Number(retryAfter),
    );
    const late = failures.filter(({ at }) =>
      outages.every(({ from, to }) => at < from || at > to + HEALTHY_WITHIN_S * 1000),
    );
    const rows = await server.sql<{ email: string }>('select email from accounts');
    const kept = new Set(rows.map(({ email }) => email));
    return [
      atLeast(`requests during ${outages.length} stops and starts`, rounds * 10, seen.length),
      atLeast('of them told to come back (503 with Retry-After)', rounds, failures.length),
      same('failures that are anything else', 0, unclear.length),
      same(
        `failures later than ${HEALTHY_WITHIN_S} s after its return, or without an outage`,
        0,
        late.length,
      ),
      atMost(
        'longest time from its return to ready',
        HEALTHY_WITHIN_S,
        Math.max(...comebacks),
        ' s',
      ),
      atLeast('signups acknowledged', 1, saved.length),
      same(
        'acknowledged signups that are lost',
        0,
        saved.filter((email) => !kept.has(email)).length,
      ),
      same('halves', 0, (await findHalves(server)).length),
    ];
  },
} satisfies Scenario;

async function look(url: string, path: string): Promise<Seen> {
  try {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    const retryAfter = answer.headers.get('Retry-After');
    return { at: Date.now(), path, status: answer.status, retryAfter };
  } catch {
    await wait(50);
    return { at: Date.now(), path, status: 0, retryAfter: null };
  }
}
