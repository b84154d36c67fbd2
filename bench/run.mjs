// npm run bench: what each kind of request costs, cold and from memory, beside the limit of a bare Node server that
// sends the same bytes on the same machine in the same minute. Ratios count, not seconds.
//   npm run bench -- --sizes 1000,10000 --engines embedded --seconds 2
//   npm run bench -- --sizes 1000 --signups 20 --soak 10     also signs people up with pictures for 20 seconds, and asks
//                                                            for everything for 10 minutes, to see whether memory grows
import { once } from 'node:events';
import { get } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { buildIfNeeded, installIfNeeded, node24, run, step } from '../scripts/steps.mjs';
import { startPostgres } from '../scripts/test-postgres.mjs';
import { databaseTime, processorTime } from './processor-time.mjs';

await installIfNeeded();
const { measure, startBareServer, startKanek } = await import('./measure.mjs');
const { soak } = await import('./soak.mjs');
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    engines: { type: 'string', default: 'embedded,server' },
    seconds: { type: 'string', default: '3' },
    signups: { type: 'string', default: '0' },
    soak: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const FILTERS = 20;

await buildIfNeeded();
const postgres = values.engines.includes('server') ? await startPostgres() : null;
const rows = [];
const notes = [];
try {
  for (const engine of values.engines.split(',')) {
    if (engine === 'server' && !postgres) continue;
    for (const size of values.sizes.split(',').map(Number))
      rows.push(...(await benchDirectory(engine, size)));
  }
} finally {
  await postgres?.stop();
}
const report = [asTable(rows), ...notes].join('\n\n');
console.log(`\n${report}`);
if (values.out) writeFileSync(values.out, `${report}\n`);

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
      notes.push(
        `${engine}, ${size}, cache ${cache}: first answer after ${server.firstAnswerMs} ms, ready after ${server.readyMs} ms`,
      );
      const used = () => ({
        server: processorTime(server.pid),
        database: engine === 'server' ? databaseTime(nameFor(size)) : 0,
      });
      try {
        const requests = await requestsOf(server.url);
        for (const [page, paths] of Object.entries(requests)) {
          const label = `${engine}, ${size}, ${page}, cache ${cache}`;
          const result = await step(label, () => measure(server.url, paths, seconds, used));
          const bare = await limitFor(server.url, paths);
          found.push({ engine, size, page, cache, ...result, limit: bare.perSecond });
        }
        const minutes = cache === 'on' ? Number(values.soak) : 0;
        if (minutes > 0) notes.push(await soakFor(`${engine}, ${size}`, server, requests, minutes));
      } finally {
        await server.stop();
      }
    }
    if (Number(values.signups) > 0) notes.push(await signUps(`${engine}, ${size}`, env));
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function soakFor(label, server, requests, minutes) {
  const paths = Object.values(requests).flat();
  const { first, last, perHour, ...all } = await step(`${label}, soak of ${minutes} minutes`, () =>
    soak(server, paths, minutes),
  );
  return `${label}: ${all.requests} requests in ${minutes} minutes, memory ${first?.toFixed(0)} to ${last?.toFixed(0)} MB, ${perHour.toFixed(1)} MB per hour`;
}

async function signUps(label, env) {
  const program = ['--disable-warning=ExperimentalWarning', 'bench/sign-up.ts', values.signups];
  const output = await step(`${label}, signing up`, () =>
    run(node24, program, {
      env: { DATABASE_URL: '', ...env, DEMO_DATA: 'off', LOG_LEVEL: 'fatal' },
    }),
  );
  const { saved, perSecond } = JSON.parse(output.trim().split('\n').at(-1));
  return `${label}: ${saved} people signed up with four pictures of two megapixels each, ${perSecond.toFixed(1)} a second`;
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

function nameFor(size) {
  return `bench_${size}`;
}

async function newDatabase(size) {
  const { Client } = (await import('pg')).default;
  const client = new Client(postgres.url);
  await client.connect();
  const name = nameFor(size);
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  return postgres.url.replace(/[^/]*$/, name);
}

function asTable(results) {
  const head =
    '| engine | profiles | request | cache | requests/s | p50 ms | p99 ms | server CPU ms | database CPU ms | bare server/s | of it |';
  const line = '| --- | ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |';
  const body = results.map((row) => {
    const cache = row.cache === 'on' ? 'warm' : 'cold';
    const figures = [Math.round(row.perSecond), row.p50, row.p99, row.serverMs, row.databaseMs];
    const cells = [row.engine, row.size, row.page, cache, ...figures, Math.round(row.limit)];
    return `| ${cells.join(' | ')} | ${shareOf(row)} |`;
  });
  return [head, line, ...body].join('\n');
}

function shareOf({ perSecond, limit }) {
  if (perSecond > limit / 10) return `${Math.round((100 * perSecond) / limit)} %`;
  return `1/${Math.round(limit / perSecond)}`;
}
