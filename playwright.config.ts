import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { packName } from './scripts/pack-name.mjs';

const PORT = 3999;
/** A server that runs already, while working on a journey. */
const running = process.env.BASE_URL;
/** What journeys read of the code is the country's too. */
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=${packName}`;
/** Journeys read their mails here. */
if (!running) process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'kanek-e2e-'));

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'build/test-results',
  // Node reads them as they are: to translate them first took one core eight seconds before the first journey.
  build: { external: ['**/*.ts'] },
  // A busy machine must not fail a journey; none of them asserts a time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A journey of one country alone is tagged with the name of its pack.
  grepInvert: new RegExp(`@(?!${packName}\\b)`),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: running ?? `http://localhost:${PORT}`,
    // Recording every step doubles the time: ask for it with --trace on.
    trace: 'off',
    // What moves is painted by the processor, again and again; journeys about motion ask for it.
    reducedMotion: 'reduce',
    // Journeys see what the server sends; those about the worker ask for it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME ?? '/usr/bin/chromium',
      args: [
        // A container's root cannot use the sandbox; the pages under test are our own.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters as wide as on phones, where nothing moves when a page's own fonts come late.
        '--font-render-hinting=none',
        // All pages are of one site: one renderer serves them, instead of a new one for each test.
        '--process-per-site',
        '--renderer-process-limit=1',
      ],
    },
  },
  webServer: running
    ? undefined
    : {
        command: 'node tests/e2e/serve.mjs',
        url: `http://localhost:${PORT}/readyz`,
        env: { PORT: String(PORT), HOST: '127.0.0.1', NODE_ENV: 'test' },
        timeout: 180_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      },
});
