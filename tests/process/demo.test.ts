import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { packageRoot } from '#platform/package-root.server.ts';
import { newDataDir, spawnServer, startServer, usedDatabase } from './server-process.ts';

/** As somebody starts it who has set nothing. */
const NOTHING_SET = { HOST: '', DEMO_DATA: '', NODE_ENV: 'production' };

const addresses = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

const said = (server: { output(): string }) => server.output().split(' is open at ')[1]!;

it('a first start shows the demo to this machine alone, and its logins once, also after one that was killed', async () => {
  const DATA_DIR = newDataDir();
  const file = join(DATA_DIR, 'demo-logins.txt');
  const killed = await spawnServer({ ...NOTHING_SET, DATA_DIR });
  await vi.waitUntil(() => killed.output().includes('Loading the demo'), { timeout: 60_000 });
  killed.kill('SIGKILL');
  await killed.exited;

  const first = await startServer({ ...NOTHING_SET, DATA_DIR });
  const logins = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(logins).toHaveLength(3);
  for (const row of logins) expect(said(first)).toContain(row);
  expect(said(first)).toContain('Demo logins, shown this once');
  expect(said(first)).toContain('from a phone on the same network: HOST=0.0.0.0 npm start');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  const found = await fetch(`${first.url}/api/search/specialist.php`);
  expect(await found.json()).toMatchObject({ totalCount: 150 });
  for (const address of addresses)
    await expect(fetch(`http://${address}:${new URL(first.url).port}/readyz`)).rejects.toThrow(
      'fetch failed',
    );
  first.kill('SIGTERM');
  expect(await first.exited).toBe(0);

  const second = await startServer({ ...NOTHING_SET, DATA_DIR });
  expect(said(second)).toContain(`Demo logins are in ${file}`);
  for (const row of logins) expect(second.output()).not.toContain(row.split(/\s+/).at(-1));
}, 240_000);

it('npm run demo fills no public site', async () => {
  const DATA_DIR = newDataDir();
  const program = ['--disable-warning=ExperimentalWarning', 'scripts/demo.ts', '--count', '1'];
  const env = { PATH: process.env.PATH, DATA_DIR, SITE_URL: 'https://kanek.example' };
  const demo = promisify(execFile)(process.execPath, program, { cwd: packageRoot, env });
  await expect(demo).rejects.toThrow('not for a public SITE_URL');
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

it('a public site begins empty', async () => {
  const { DATA_DIR } = await usedDatabase('embedded');
  const SITE_URL = 'https://kanek.example';
  const server = await startServer({ ...NOTHING_SET, HOST: '127.0.0.1', SITE_URL, DATA_DIR });
  expect(server.output()).not.toMatch(/demo/i);
  expect(existsSync(join(DATA_DIR, 'demo-logins.txt'))).toBe(false);
  const asked = get(`${server.url}/api/search/specialist.php`, {
    headers: { Host: 'kanek.example' },
  });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(await json(answer)).toMatchObject({ results: [] });
});
