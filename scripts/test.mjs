// The whole proof on any machine: sets up what it needs, runs everything, ends with one line of totals.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildIfNeeded, installIfNeeded, root, run } from './steps.mjs';
import { findBrowser } from './test-browser.mjs';
import { haveCaddy } from './test-caddy.mjs';
import { startPostgres } from './test-postgres.mjs';

const quick = process.argv.includes('--quick');
const reports = join(root, 'build', 'test-reports');
const total = { passed: 0, failed: 0 };

try {
  await installIfNeeded();
  await check('Format', 'prettier', ['--check', '--log-level=warn', '.']);
  await check('Route types', 'react-router', ['typegen']);
  await check('Types', 'tsc', ['--noEmit']);
  await check('Lint', 'oxlint', ['--type-aware', '--deny-warnings']);
  if (quick) await vitest('Unit tests', ['unit']);
  else await everything();
} catch (error) {
  total.failed += 1;
  console.error(error instanceof Error ? error.message : error);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function everything() {
  await buildIfNeeded();
  await vitest('Unit tests', ['unit']);
  const postgres = await startPostgres();
  const env = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
  try {
    await vitest('Database and API tests, embedded engine', ['embedded'], env);
    if (postgres) await vitest('Database and API tests, PostgreSQL', ['server'], env);
    else skipLoudly('the PostgreSQL suites. Set TEST_DATABASE_URL or install PostgreSQL.');
    await vitest('Process tests', ['process'], env);
    if (!(await haveCaddy())) skipLoudly('the journeys behind the proxy. Install Caddy.');
    await playwright({ ...env, CHROME: await findBrowser() });
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
  const file = join(reports, `${projects.join('-')}.json`);
  const args = ['run', ...projects.flatMap((name) => ['--project', name])];
  await report(
    label,
    () =>
      run(
        'vitest',
        [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        { env },
      ),
    () => {
      const { numPassedTests, numFailedTests } = readReport(file);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  );
}

async function playwright(env) {
  const file = join(reports, 'browser.json');
  await report(
    'Browser journeys',
    async () => {
      try {
        await run('playwright', ['test'], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
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
  }
  total.passed += counted.passed;
  total.failed += counted.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${ok ? '✓' : '✗'} ${label}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`,
  );
}
