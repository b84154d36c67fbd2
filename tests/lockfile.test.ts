import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

it('knows the builds for every system, so that npm ci takes it anywhere', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing, 'node scripts/complete-lockfile.mjs adds them').toEqual([]);
});

it('names no registry', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
});
