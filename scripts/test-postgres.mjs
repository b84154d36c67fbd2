import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, isRoot, run, step } from './steps.mjs';

/** A PostgreSQL of our own for this run, or the one named by TEST_DATABASE_URL; null where none can be had. */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop() {} };
  return startOwnPostgres();
}

/** A PostgreSQL of our own that can be stopped and started again; null where none can be had. */
export async function startOwnPostgres() {
  const bin = await findBinaries();
  return bin ? step('Starting PostgreSQL', () => startServer(bin)) : null;
}

async function findBinaries() {
  const found = () => {
    const base = '/usr/lib/postgresql';
    const versions = existsSync(base)
      ? readdirSync(base).sort((a, b) => Number(b) - Number(a))
      : [];
    return versions
      .map((version) => join(base, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb')));
  };
  if (found() || !isRoot()) return found() ?? null;
  // Debian would start a server of its own on the default port.
  if (!existsSync('/etc/postgresql-common/createcluster.conf')) {
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  }
  await aptInstall('postgresql');
  return found() ?? null;
}

async function startServer(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'kanek-postgres-'));
  // PostgreSQL refuses to run as root.
  const [asOwner, owner] = isRoot() ? await postgresUser() : [[], null];
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const program = (name, ...args) => [...asOwner, join(bin, name), ...args];

  const initdb = program(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  );
  await run(initdb[0], initdb.slice(1), { cwd: folder });
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  const quick = ['-c', 'fsync=off', '-c', 'max_connections=200'];
  const server = program('postgres', '-D', data, '-p', String(port), ...settings, ...quick);
  const start = async () => {
    const child = spawn(server[0], server.slice(1), { cwd: folder, stdio: 'ignore' });
    await untilReady(child);
  };
  const ready = program(
    'pg_isready',
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'postgres',
    '-t',
    '30',
  );
  const untilReady = async (child) => {
    for (let tries = 0; ; tries++) {
      try {
        await run(ready[0], ready.slice(1), { cwd: folder });
        return;
      } catch (error) {
        if (tries === 60 || child.exitCode !== null) throw error;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  };
  /** `fast` lets go of its clients first, `immediate` does not even do that. */
  const halt = async (mode) => {
    const stop = program('pg_ctl', 'stop', '-D', data, '-m', mode);
    await run(stop[0], stop.slice(1), { cwd: folder });
  };
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    halt,
    async stop() {
      await halt('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function postgresUser() {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number(await run('id', [flag, 'postgres']))),
  );
  return [['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--init-groups'], { uid, gid }];
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
