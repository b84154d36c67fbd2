import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, isRoot, run, step } from './steps.mjs';

/** What a run's databases and their log may come to, with as much left for everything else. */
const MEMORY_BYTES = 8 * 1024 ** 3;

/** A PostgreSQL of our own for this run, or the one named by TEST_DATABASE_URL; null where none can be had. */
export async function startPostgres(settings, parent) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop() {} };
  return startOwnPostgres(settings, parent);
}

/** In memory where there is room: each test file has a copy of a database, which takes a disk ten times as long. */
export function quickFolder() {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return tmpdir();
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > MEMORY_BYTES ? folder : tmpdir();
}

/** A PostgreSQL of our own that can be stopped and started again; null where none can be had. */
export async function startOwnPostgres(settings, parent = tmpdir()) {
  const bin = await findBinaries();
  return bin ? step('Starting PostgreSQL', () => startServer(bin, settings, parent)) : null;
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

/** A streaming replica of a PostgreSQL that lets us in without a password, as ours does. */
export async function startReplica(primaryUrl) {
  const bin = await findBinaries();
  const { hostname, port, username } = new URL(primaryUrl);
  const place = await newPlace(bin, tmpdir());
  const from = ['-h', hostname, '-p', port, '-U', username];
  const how = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync'];
  await place.run('pg_basebackup', '-D', place.data, ...from, ...how);
  const replica = await place.serve();
  return { ...replica, url: primaryUrl.replace(/:\d+\//, `:${replica.port}/`) };
}

async function startServer(bin, settings, parent) {
  const place = await newPlace(bin, parent);
  // Letters of all scripts are letters, whatever language the machine speaks.
  const letters = process.platform === 'linux' ? ['--locale=C.UTF-8'] : [];
  const how = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...letters, '--no-sync'];
  await place.run('initdb', '-D', place.data, ...how);
  const server = await place.serve(settings);
  return { ...server, url: `postgres://postgres@127.0.0.1:${server.port}/postgres` };
}

/** A folder for a server of our own, and how to run its programs there. */
async function newPlace(bin, parent) {
  const folder = mkdtempSync(join(parent, 'kanek-postgres-'));
  // PostgreSQL refuses to run as root.
  const [asOwner, owner] = isRoot() ? await postgresUser() : [[], null];
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const program = (name, ...args) => [...asOwner, join(bin, name), ...args];
  const runProgram = (name, ...args) => {
    const [command, ...rest] = program(name, ...args);
    return run(command, rest, { cwd: folder });
  };
  const serve = async (further = []) => {
    const port = await freePort();
    const start = () => {
      const settings = [`listen_addresses=127.0.0.1`, `unix_socket_directories=${folder}`];
      // A replica that has lost its primary would else try again only after five seconds.
      const quick = ['fsync=off', 'max_connections=200', 'wal_retrieve_retry_interval=200ms'];
      // Each new database is a checkpoint, after which a replica that was away would not find what it missed.
      const kept = ['wal_keep_size=1GB'];
      const options = [...settings, ...quick, ...kept, ...further].flatMap((setting) => [
        '-c',
        setting,
      ]);
      const [command, ...args] = program('postgres', '-D', data, '-p', String(port), ...options);
      const child = spawn(command, args, { cwd: folder, stdio: 'ignore' });
      return untilReady(child, () =>
        runProgram('pg_isready', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'),
      );
    };
    await start();
    /** `fast` lets go of its clients first, `immediate` does not even do that. */
    const halt = (mode) => runProgram('pg_ctl', 'stop', '-D', data, '-m', mode);
    return {
      port,
      halt,
      start,
      async stop() {
        await halt('immediate').catch(() => undefined);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  };
  return { data, run: runProgram, serve };
}

async function untilReady(child, ask) {
  for (let tries = 0; ; tries++) {
    try {
      await ask();
      return;
    } catch (error) {
      if (tries === 120 || child.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
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
