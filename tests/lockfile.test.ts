import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  version?: string;
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

/** The first versions without the holes that are known of. */
const FLOORS = {
  'react-router': '8.4.0',
  hono: '4.13.5',
  '@hono/node-server': '1.19.15',
  sharp: '0.35.4',
  nodemailer: '9.1.0',
  'drizzle-orm': '0.45.2',
};

it.each(Object.entries(FLOORS))('has no %s before %s', (name, floor) => {
  const copies = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
  expect(copies.length).toBeGreaterThan(0);
  for (const [path, { version }] of copies)
    expect(floor.localeCompare(version!, 'en', { numeric: true }), path).toBeLessThanOrEqual(0);
});

it('has no part of server components', () => {
  expect(Object.keys(packages).filter((path) => path.includes('react-server-dom'))).toEqual([]);
});
