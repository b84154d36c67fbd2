import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WINDOW } from './tests/support/bundle-window.ts';
import { SHORT_LIVED } from './tests/support/server-process.ts';

const database = ['src/**/*.db.test.ts', 'tests/{api,search}/**/*.test.ts'];
/** What the embedded engine does by itself, and a walk through what it shares with the other one. */
const embeddedOwn = [
  'src/platform/**/*.db.test.ts',
  'src/features/backup/**/*.db.test.ts',
  'tests/api/{accounts,editor,search}.test.ts',
];
/** Files share the program that they have read: to read it anew for each takes half of the time. */
const together = { isolate: false, restoreMocks: true, unstubGlobals: true };
const lightPasswords = join(import.meta.dirname, 'tests/support/light-argon2.ts');
/** Who asks a database or a server waits while that one works: one more than there are cores for. */
const WORKERS = Math.max(2, availableParallelism() - 1) + 1;
/** How long a busy machine may take for what others do at once. */
const PATIENCE_MS = 20_000;
const engine = (name: string, include = database) => ({
  // Every invented person has a password, and in earnest one takes a core for 30 ms.
  resolve: { alias: { '@node-rs/argon2': lightPasswords } },
  // Pages are drawn as visitors get them: what React checks besides takes half of the time.
  oxc: { jsx: { development: false } },
  test: {
    name,
    include,
    env: {
      TEST_ENGINE: name === 'server' ? 'server' : 'embedded',
      TEST_OWN: name === 'embedded-own' ? 'yes' : '',
      NODE_ENV: 'production',
    },
    maxWorkers: WORKERS,
    execArgv: name === 'server' ? [] : SHORT_LIVED,
    ...together,
    // What is waited for is mostly a mail, which takes a few milliseconds.
    expect: { poll: { interval: 10, timeout: PATIENCE_MS } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/** In one group with the others, so that no core is idle until the last of those is done. */
const short = { maxWorkers: WORKERS, testTimeout: 30_000 };

export default defineConfig({
  test: {
    globalSetup: 'tests/support/prepare-engine.ts',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/*.test.ts', 'proof/reliability.test.ts'],
          exclude: database,
          ...together,
          ...short,
        },
      },
      {
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          environment: './tests/support/window-environment.ts',
          environmentOptions: { bundle: WINDOW },
          unstubGlobals: true,
          ...short,
        },
      },
      engine('embedded'),
      engine('embedded-own', embeddedOwn),
      engine('server'),
      {
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts', 'proof/proof.test.ts'],
          execArgv: SHORT_LIVED,
          ...together,
          maxWorkers: WORKERS,
          expect: { poll: { timeout: PATIENCE_MS } },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
