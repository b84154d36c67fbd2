import { execFile } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { packageRoot } from '#platform/package-root.server.ts';
import { newPerson, PEOPLE_ENV, signUp } from '../support/people.ts';
import { newDataDir, startServer } from './server-process.ts';

/** A folder and everything in it. */
function all(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true }) as string[];
  return [folder, ...inside.map((name) => join(folder, name))];
}

/** What group or others may do anything with; a link has no mode of its own. */
function openToOthers(folder: string): string[] {
  const open = all(folder).filter((path) => {
    const found = lstatSync(path);
    return !found.isSymbolicLink() && (found.mode & 0o077) !== 0;
  });
  return open.slice(0, 10);
}

async function stopped(server: Awaited<ReturnType<typeof startServer>>): Promise<void> {
  server.kill('SIGTERM');
  expect(await server.exited).toBe(0);
}

it('writes nothing that others on the machine can read, and closes what older versions left open', async () => {
  // The most generous shell there is.
  const usual = process.umask(0);
  onTestFinished(() => void process.umask(usual));
  const place = newDataDir();
  const DATA_DIR = join(place, 'data');
  const server = await startServer({ ...PEOPLE_ENV, DATA_DIR });
  const person = newPerson(() => server.url, 1);
  expect(await signUp(person, 'x')).toMatchObject({ done: true });
  const page = await (await fetch(`${server.url}/specialists-results`)).text();
  const [picture] = /\/media\/[\w-]+\/\d+\.webp/.exec(page)!;
  expect((await fetch(server.url + picture)).status).toBe(200);
  await expect.poll(() => existsSync(join(DATA_DIR, 'outbox')), { timeout: 20_000 }).toBe(true);
  expect(openToOthers(DATA_DIR)).toEqual([]);

  const program = ['--disable-warning=ExperimentalWarning', 'scripts/backup.ts'];
  const backup = join(place, 'backups', 'one');
  await promisify(execFile)(process.execPath, [...program, '--to', backup], {
    cwd: packageRoot,
    env: { PATH: process.env.PATH, DATA_DIR },
  });
  expect(all(backup).length).toBeGreaterThan(5);
  expect(openToOthers(join(place, 'backups'))).toEqual([]);

  await stopped(server);
  expect(all(DATA_DIR).length).toBeGreaterThan(900);
  expect(openToOthers(DATA_DIR)).toEqual([]);

  // As versions before this one have left it.
  for (const path of all(DATA_DIR)) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666);
  const elsewhere = join(place, 'elsewhere');
  writeFileSync(elsewhere, '');
  chmodSync(elsewhere, 0o644);
  symlinkSync(elsewhere, join(DATA_DIR, 'link'));
  const again = await startServer({ ...PEOPLE_ENV, DATA_DIR });
  expect((await fetch(`${again.url}${picture}`)).status).toBe(200);
  expect(openToOthers(DATA_DIR)).toEqual([]);
  expect(lstatSync(elsewhere).mode & 0o777).toBe(0o644);
});
