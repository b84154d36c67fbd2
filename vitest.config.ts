import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const database = ['src/**/*.db.test.ts', 'tests/{api,search}/**/*.test.ts'];
const engine = (name: 'embedded' | 'server') => ({
  test: {
    name,
    include: database,
    env: { TEST_ENGINE: name, NODE_ENV: 'test' },
    globalSetup: 'tests/database/prepare.ts',
    // Each file has services and a database of its own; reading the whole program anew for each takes half of the time.
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // One core less is the default; on two cores that is one at a time, which mostly waits.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: database,
          testTimeout: 30_000,
        },
      },
      engine('embedded'),
      engine('server'),
      { test: { name: 'process', include: ['tests/process/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
