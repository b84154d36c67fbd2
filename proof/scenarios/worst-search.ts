import { drizzle } from 'drizzle-orm/node-postgres';
import { fillLargeDirectory } from '../../scripts/fill-directory.ts';
import { openDatabase } from '#platform/db/database.server.ts';
import { migrateDatabase } from '#platform/db/migrate.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { atMost, same, type Scenario } from '../scenario.ts';

/** Searches that make an index work hardest: letters everybody has, typos, wildcards, far pages, all fields at once. */
const WORST = [
  'keywords=a',
  'keywords=e%20i%20o',
  `keywords=${'%25'.repeat(100)}`,
  `keywords=${'_'.repeat(100)}`,
  'keywords=serv%20rep%20inst%20home%20work%20belize',
  'keywords=elektricain%20plumerr%20techncian',
  `keywords=${'ab%20'.repeat(33)}`,
  'keywords=service&location=Belize%20City&sort=rating&page=500',
  'skills=a&first_name=a&last_name=a&occupation=a&page=500&limit=50',
  'page=500&limit=50',
];

export default {
  name: 'worst-search',
  title: 'the most expensive searches there are, without kept answers',
  engines: ['server'],
  minutes: 20,
  async run(stage) {
    const profiles = stage.quick ? 2_000 : 100_000;
    const rounds = stage.quick ? 5 : 30;
    const database = await openDatabase(parseEnv({ ...stage.database }), createLog('warn'));
    await migrateDatabase(database);
    await database.withMaintenanceClient(async (client) => {
      const db = drizzle(client, { casing: 'snake_case' });
      const onProgress = () => undefined;
      await fillLargeDirectory(db, { count: profiles, now: new Date(), onProgress });
      await client.query('vacuum analyze');
    });
    await database.close();

    const server = await stage.startServer({ ANSWER_CACHE: 'off', LOG_LEVEL: 'warn' });
    const [filled] = await server.sql<{ count: number }>(
      'select count(*)::int as count from profiles',
    );
    const times: { ms: number; query: string; status: number }[] = [];
    for (let round = 0; round < rounds; round++)
      for (const query of WORST) {
        const started = performance.now();
        const answer = await fetch(`${server.url}/api/search/specialist.php?${query}`);
        await answer.arrayBuffer();
        times.push({ ms: performance.now() - started, query, status: answer.status });
      }
    const sorted = times.toSorted((a, b) => a.ms - b.ms);
    const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1]!;
    stage.report(`slowest: ${sorted.at(-1)!.query}`);
    return [
      same('profiles', profiles, filled!.count),
      same('searches that failed', 0, times.filter(({ status }) => status !== 200).length),
      atMost(`99 of 100 of ${times.length} searches take`, 500, p99.ms, ' ms'),
    ];
  },
} satisfies Scenario;
