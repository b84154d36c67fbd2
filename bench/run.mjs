// npm run bench: what each kind of request costs, cold and from memory, beside the limit of a bare Node server that
// sends the same bytes on the same machine in the same minute. Ratios count, not seconds.
//   npm run bench -- --sizes 1000,10000 --engines embedded --seconds 2
import { once } from 'node:events';
import { get } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { buildIfNeeded, installIfNeeded, node24, run, step } from '../scripts/steps.mjs';
import { startPostgres } from '../scripts/test-postgres.mjs';

await installIfNeeded();
const { measure, startBareServer, startKanek } = await import('./measure.mjs');
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    engines: { type: 'string', default: 'embedded,server' },
    seconds: { type: 'string', default: '3' },
    out: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const FILTERS = 20;

await buildIfNeeded();
const postgres = values.engines.includes('server') ? await startPostgres() : null;
const rows = [];
try {
  for (const engine of values.engines.split(',')) {
    if (engine === 'server' && !postgres) continue;
    for (const size of values.sizes.split(',').map(Number))
      rows.push(...(await benchDirectory(engine, size)));
  }
} finally {
  await postgres?.stop();
}
const table = asTable(rows);
console.log(`\n${table}`);
if (values.out) writeFileSync(values.out, `${table}\n`);

async function benchDirectory(engine, size) {
  const folder = mkdtempSync(join(tmpdir(), 'kanek-bench-'));
  const env = {
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ...(engine === 'server' && { DATABASE_URL: await newDatabase(size) }),
  };
  try {
    await step(`${engine}: filling ${size} profiles`, () =>
      run(node24, ['scripts/demo.ts', '--count', String(size)], {
        env: { DATABASE_URL: '', ...env },
      }),
    );
    const found = [];
    for (const cache of ['off', 'on']) {
      const server = await startKanek({ ...env, DEMO_DATA: 'off', ANSWER_CACHE: cache });
      console.log(`  it answers ${server.startedAfter} ms after its start`);
      const pids = [server.pid, ...(engine === 'server' && postgres.pid ? [postgres.pid] : [])];
      try {
        for (const [page, paths] of Object.entries(await requestsOf(server.url))) {
          const label = `${engine}, ${size}, ${page}, cache ${cache}`;
          const result = await step(label, () => measure(server.url, paths, seconds, pids));
          const bare = await limitFor(server.url, paths);
          found.push({ engine, size, page, cache, ...result, limit: bare.perSecond });
        }
      } finally {
        await server.stop();
      }
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function requestsOf(url) {
  const read = async (path) => (await fetch(url + path)).json();
  const { results } = await read('/api/search/specialist.php?limit=50');
  const words = [
    'plumber',
    'electrician',
    'tutor',
    'taxi',
    'driver',
    'accountant',
    'design',
    'maria',
    'plumer',
    'repair',
  ];
  const places = ['Belize City', 'Cayo', 'San Pedro', 'Dangriga', 'Toledo'];
  const filters = Array.from({ length: FILTERS }, (_, i) => ({
    keywords: i % 2 ? words[i % words.length] : '',
    location: i % 4 < 2 ? places[i % places.length] : '',
    page: i % 5 === 0 ? '2' : '1',
  }));
  const query = (filter) =>
    new URLSearchParams(Object.entries(filter).filter(([, value]) => value));
  return {
    home: ['/'],
    results: filters.map((filter) => `/specialists-results?${query(filter)}`),
    profile: results.slice(0, FILTERS).map(({ id }) => `/specialist/${id}`),
    'search API': filters.map((filter) => `/api/search/specialist.php?${query(filter)}`),
  };
}

/** The same bytes, path by path, from a server that does nothing else. */
async function limitFor(url, paths) {
  const answers = await Promise.all(
    paths.map(async (path) => ({ path, ...(await readCompressed(url + path)) })),
  );
  const bare = await startBareServer(answers);
  try {
    return await measure(bare.url, paths, seconds);
  } finally {
    await bare.stop();
  }
}

/** As it travels; `fetch` would unpack it. */
async function readCompressed(url) {
  const [answer] = await once(get(url, { headers: { 'Accept-Encoding': 'br' } }), 'response');
  return { body: await buffer(answer), headers: answer.headers };
}

async function newDatabase(size) {
  const { Client } = (await import('pg')).default;
  const client = new Client(postgres.url);
  await client.connect();
  const name = `bench_${size}`;
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  return postgres.url.replace(/[^/]*$/, name);
}

function asTable(results) {
  const head =
    '| engine | profiles | request | cache | requests/s | p50 ms | p99 ms | CPU ms | bare server/s | of it |';
  const line = '| --- | ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |';
  const body = results.map(
    ({ engine, size, page, cache, perSecond, p50, p99, cpu, limit }) =>
      `| ${engine} | ${size} | ${page} | ${cache === 'on' ? 'warm' : 'cold'} | ${Math.round(perSecond)} | ${p50} | ${p99} | ${cpu?.toFixed(2) ?? ''} | ${Math.round(limit)} | ${perSecond > limit / 10 ? `${Math.round((100 * perSecond) / limit)} %` : `1/${Math.round(limit / perSecond)}`} |`,
  );
  return [head, line, ...body].join('\n');
}
