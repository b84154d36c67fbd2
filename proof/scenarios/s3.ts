import { createS3Storage } from '#platform/storage/s3-storage.server.ts';
import { readStorageUrl } from '#platform/storage/s3-place.server.ts';
import { edit, newPerson, PEOPLE_ENV, signUp, type Person } from '../../tests/support/people.ts';
import { atMost, same, type Finding, type Scenario } from '../scenario.ts';
import type { Server } from '../stage.ts';
import { startSwift } from '../swift-server.ts';
import { until } from '../until.ts';

/** What an object of the bucket is known by in the database. */
const keyOf = (file: string) => file.split('/')[2]!;

export default {
  name: 's3',
  title: 'pictures in a bucket of OpenStack Swift that goes away and comes back',
  engines: ['embedded', 'server'],
  mutations: [
    {
      title: 'the failure of an upload',
      file: 'build/server',
      find: /if \(tries === (TRIES[$\w]*)\) throw unavailable[$\w]*\(error\);/,
      replace: 'if (tries === $1) return null;',
    },
  ],
  async run(stage) {
    const people = stage.quick ? 3 : 10;
    const swift = await startSwift(stage);
    const env = { ...PEOPLE_ENV, STORAGE_URL: swift.url, LOG_LEVEL: 'error' };
    const server = await stage.startServer(env);
    const crowd = Array.from({ length: 2 * people }, (_, i) => newPerson(() => server.url, i + 1));
    const [first, later] = [crowd.slice(0, people), crowd.slice(people)];
    const signUpAll = (who: readonly Person[]) =>
      Promise.all(who.map((person) => signUp(person, 'Words.')));
    const done = (answers: readonly { done: boolean }[]) =>
      answers.filter((answer) => answer.done).length;
    const findings: Finding[] = [];

    findings.push(same('signups with a portrait', people, done(await signUpAll(first))));
    const shown = await pictures(server);
    findings.push(same('portraits shown', people, count(shown, 200)));

    stage.report('Swift goes away');
    await swift.stop();
    const started = performance.now();
    const refused = [
      ...(await signUpAll(later)),
      ...(await Promise.all(first.map((person) => edit(person, 1, 'Other words.')))),
    ];
    const clear = refused.filter(({ status, retryAfter }) => status === 503 && retryAfter);
    const seconds = (performance.now() - started) / 1000 / refused.length;
    const [{ accounts, changed } = { accounts: -1, changed: -1 }] = await server.sql<{
      accounts: number;
      changed: number;
    }>(`select (select count(*) from accounts)::int as accounts,
      (select count(*) from profiles where version > 1)::int as changed`);
    findings.push(
      same('signups and edits refused with 503 and Retry-After', 2 * people, clear.length),
      atMost('wait for a refusal, on average', 10, seconds, ' s'),
      same('accounts made meanwhile', 0, accounts - people),
      same('profiles changed meanwhile', 0, changed),
      same('portraits answered with 503', people, count(await pictures(server), 503)),
      same('the pages themselves', 200, (await fetch(`${server.url}/specialists-results`)).status),
      same('readiness', 200, (await fetch(`${server.url}/readyz`)).status),
    );

    stage.report('Swift comes back');
    await swift.start();
    await until(
      'pictures are shown again',
      async () => count(await pictures(server), 200) === people,
    );
    findings.push(
      same('the same signups', people, done(await signUpAll(later))),
      same(
        'the same edits',
        people,
        done(await Promise.all(first.map((person) => edit(person, 1, 'Other words.')))),
      ),
      same('portraits shown then', 2 * people, count(await pictures(server), 200)),
      ...(await compare(server, swift.url)),
    );
    return findings;
  },
} satisfies Scenario;

const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

async function pictures(server: Server): Promise<number[]> {
  const rows = await server.sql<{ key: string }>('select key from media');
  return Promise.all(
    rows.map(async ({ key }) => (await fetch(`${server.url}/media/${key}/480.webp`)).status),
  );
}

async function compare(server: Server, storageUrl: string): Promise<Finding[]> {
  const rows = await server.sql<{ key: string }>('select key from media');
  const known = new Set(rows.map(({ key }) => key));
  const there = new Set<string>();
  const storage = createS3Storage(readStorageUrl(storageUrl), 7);
  for await (const { key } of storage.list('pictures')) there.add(keyOf(key));
  return [
    same('pictures of the database that are missing in the bucket', 0, missing(known, there)),
    same('pictures in the bucket that nobody knows', 0, missing(there, known)),
  ];
}

const missing = (wanted: ReadonlySet<string>, there: ReadonlySet<string>) =>
  [...wanted].filter((key) => !there.has(key)).length;
