// The whole proof on any machine: sets up what it needs, runs everything, ends with one line of totals. A part of it
// by name: `check`, `unit`, `api`, `e2e`, with what else its tool is told; `all` tries both database engines with
// everything.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { measureSources } from './measure.mjs';
import { buildIfNeeded, installIfNeeded, root, run } from './steps.mjs';
import { findBrowser } from './test-browser.mjs';
import { haveCaddy } from './test-caddy.mjs';
import { quickFolder, startPostgres } from './test-postgres.mjs';

const [part = 'test', ...wishes] = process.argv.slice(2);
const reports = join(root, 'build', 'test-reports');
/** Some hundred processes run the same code: one compiles it, the others read what it left. */
const NODE_COMPILE_CACHE = join(root, 'build', 'compiled');
const total = { passed: 0, failed: 0 };
/** How each part that failed ended, once more after everything: elsewhere only the last lines are kept. */
const failures = [];
const FAILURE_CHARS = 5_000;
/** Of several each learns most types anew, and other checks have the cores. */
const ONE_CHECKER = ['--checkers', '1'];
const PARTS = { test: everything, all: everything, check: quick, unit, api, e2e };

try {
  await installIfNeeded();
  await PARTS[part]();
} catch (error) {
  total.failed += 1;
  console.error(error instanceof Error ? error.message : error);
}
for (const failure of failures) console.error(`\n--- ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function everything() {
  // What is fetched waits for the network, what is built and tried for the cores.
  const ready = ahead(Promise.all([buildIfNeeded(), checks()]));
  await withPostgres(async (env) => {
    const browser = ahead(findBrowser());
    await ready;
    const own = part === 'all' || !env.TEST_DATABASE_URL ? 'embedded' : 'embedded-own';
    const server = env.TEST_DATABASE_URL ? ['server'] : [];
    const projects = ['unit', 'component', own, ...server, 'process'];
    await vitest('Unit, database, API and process tests', projects, env);
    const told = { ...env, CHROME: await browser };
    if (!(await haveCaddy())) skipLoudly('the journeys behind the proxy. Install Caddy.');
    await playwright('Browser journeys', told);
    if (part === 'all' && env.TEST_DATABASE_URL)
      await playwright('Browser journeys, embedded engine', { ...told, TEST_DATABASE_URL: '' });
  });
}

async function quick() {
  await checks();
  await unit();
  console.log(measureSources());
}

async function checks() {
  await check('Route types', 'react-router', ['typegen']);
  await Promise.all([
    check('Format', 'oxfmt', ['--check']),
    check('Types', 'tsc', ['--noEmit', ...ONE_CHECKER]),
    // Nobody who changes a line waits for it.
    part !== 'check' &&
      check('Types of the second pack', 'tsc', ['-p', 'tsconfig.pack.json', ...ONE_CHECKER]),
    check('Lint', 'oxlint', ['--type-aware', '--deny-warnings']),
    check('Dead code', 'knip', ['--no-progress']),
  ]);
}

async function unit() {
  await vitest('Unit tests', ['unit', 'component']);
}

async function api() {
  await withPostgres((env) =>
    vitest('Database and API tests', [env.TEST_DATABASE_URL ? 'server' : 'embedded'], env),
  );
}

async function e2e() {
  await buildIfNeeded();
  await withPostgres(async (env) =>
    playwright('Browser journeys', { ...env, CHROME: await findBrowser() }),
  );
}

/** Begun now and awaited later: what fails is told then. */
function ahead(work) {
  work.catch(() => undefined);
  return work;
}

/** With a PostgreSQL for as long as the work takes; where none can be had, without. */
async function withPostgres(work) {
  const postgres = await startPostgres(['full_page_writes=off'], quickFolder());
  if (!postgres) skipLoudly('the PostgreSQL suites. Set TEST_DATABASE_URL or install PostgreSQL.');
  try {
    await work(postgres ? { TEST_DATABASE_URL: postgres.url } : {});
  } finally {
    await postgres?.stop();
  }
}

function skipLoudly(what) {
  console.error(`\n  !! SKIPPED: ${what}\n`);
  if (process.env.CI) total.failed += 1;
}

async function check(label, command, args) {
  await report(
    label,
    () => run(command, args),
    () => ({ passed: 1, failed: 0 }),
  );
}

async function vitest(label, projects, env = {}) {
  const file = join(reports, 'vitest.json');
  const chosen = projects.flatMap((name) => ['--project', name]);
  const told = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  await report(
    label,
    () =>
      run('vitest', ['run', ...chosen, ...told, ...wishes], {
        env: { ...env, NODE_COMPILE_CACHE },
        ...shown(),
      }),
    () => {
      const { numPassedTests, numFailedTests } = readReport(file);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  );
}

async function playwright(label, env) {
  const file = join(reports, 'browser.json');
  await report(
    label,
    async () => {
      try {
        const told = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
        await run('playwright', ['test', ...wishes], { env: told, ...shown() });
      } catch (error) {
        showFailedPages();
        throw error;
      }
    },
    () => {
      const { expected, unexpected } = readReport(file).stats;
      return { passed: expected, failed: unexpected };
    },
  );
}

/** Whoever runs a part wants to watch it. */
function shown() {
  return ['test', 'all', 'check'].includes(part) ? {} : { stdio: 'inherit' };
}

/** What stood on the page when a journey failed: where only the output is kept, nothing else tells. */
function showFailedPages() {
  const results = join(root, 'build', 'test-results');
  for (const path of readdirSync(results, { recursive: true })) {
    if (basename(path) !== 'error-context.md') continue;
    console.error(`\n--- ${dirname(path)}\n${readFileSync(join(results, path), 'utf8')}`);
  }
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Runs one part and adds what it counted; a part that fails without counting is one failure. */
async function report(label, work, count) {
  mkdirSync(reports, { recursive: true });
  const started = Date.now();
  let output = '';
  let ok = true;
  try {
    await work();
  } catch (error) {
    ok = false;
    output = error.message;
  }
  let counted = { passed: 0, failed: 0 };
  try {
    counted = count();
  } catch (error) {
    output += `\n${error.message}`;
  }
  if (!ok) {
    if (counted.failed === 0) counted = { passed: Math.max(counted.passed - 1, 0), failed: 1 };
    console.error(output);
    failures.push(`${label}\n${output.slice(-FAILURE_CHARS)}`);
  }
  total.passed += counted.passed;
  total.failed += counted.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${ok ? '✓' : '✗'} ${label}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`,
  );
}
