import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  askForCode,
  edit,
  newPerson,
  PEOPLE_ENV,
  signUp,
  type Answer,
} from '../../tests/support/people.ts';
import { atLeast, same, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';
import { until } from '../until.ts';
import { compareFiles, findHalves, queueSweep, untilSwept } from '../wholeness.ts';

/** Room for an embedded database and some pictures. */
const DISK_MB = 160;
const FILL_BYTES = 64 * 1024;
const ROWS = 5;
const SEGMENTS = 4;
const LOG_GROWS =
  "select pg_switch_wal(), pg_logical_emit_message(true, 'full', repeat('x', 1000))";

export default {
  name: 'disk-full',
  title: 'a full disk below the data directory (a small tmpfs)',
  engines: ['embedded', 'server'],
  mutations: [
    {
      title: '507 for a disk that is full',
      file: 'build/server',
      find: /(["']ENOSPC["'],\s*["']EDQUOT["'],\s*)["']53100["']/,
      replace: '',
    },
    {
      title: 'a fresh engine after one that is stuck',
      file: 'build/server',
      find: /revival = startAgain\(\)\.finally\(\(\) => \{\s*revival = null;\s*\}\);/,
      replace: '',
      engines: ['embedded'],
    },
  ],
  async run(stage) {
    const rounds = stage.quick ? 1 : 5;
    const tries = stage.quick ? 10 : 30;
    const disk = mountSmallDisk(stage);
    const env = { ...PEOPLE_ENV, DATA_DIR: disk.folder, LOG_LEVEL: 'warn' };
    let server = await stage.startServer(env);
    let number = 1;
    const next = () => newPerson(() => server.url, number++);
    const saved = new Map<string, string>();
    const refused: Answer[] = [];
    const reads: number[] = [];
    let back = 0;

    const write = async () => {
      const person = next();
      const answer = await signUp(person, 'first');
      if (!answer.done) return refused.push(answer);
      saved.set(person.email, 'first');
      const edited = await edit(person, 1, 'second');
      if (edited.done) saved.set(person.email, 'second');
      else refused.push(edited);
    };
    /** Without a picture: what fails is the database, where that is on this disk. */
    const writeRow = async () => {
      const answer = await askForCode(next());
      if (!answer.done) refused.push(answer);
    };
    for (let round = 0; round < rounds; round++) {
      await write();
      disk.fill();
      for (let each = 0; each < tries; each++) {
        await write();
        for (let row = 0; row < ROWS; row++) await writeRow();
        // It would take long to write so much: the log of the database has to grow as well.
        if (stage.engine === 'embedded' && each === Math.floor(tries / 2))
          for (let segment = 0; segment < SEGMENTS; segment++)
            await server.sql(LOG_GROWS).catch(() => undefined);
        // What is left over from a write that failed is taken as well.
        disk.fill();
        reads.push(await read(`${server.url}/`));
      }
      disk.makeRoom();
      // What does not come in time shows in the figures.
      const again = async () => (await signUp(next(), 'after')).done;
      await until('people can sign up again', again).then(
        () => (back += 1),
        () => undefined,
      );
      stage.report(`round ${round + 1}: ${refused.length} refused, ${saved.size} saved`);
    }

    const clear = refused.filter(
      ({ status, retryAfter }) => (status === 507 || status === 503) && Number(retryAfter) > 0,
    );
    refused
      .filter((each) => !clear.includes(each))
      .forEach(({ status, text }) => stage.report(`${status} ${text}`));
    const rows = await server.sql<{ email: string; bio: string }>(
      'select email, bio from accounts a join specialist_profiles d on d.account_id = a.id',
    );
    const kept = new Map(rows.map(({ email, bio }) => [email, bio]));
    const lost = [...saved].filter(
      ([email, bio]) => !kept.has(email) || (bio === 'second' && kept.get(email) !== bio),
    );
    await queueSweep(server, disk.folder);
    server.kill('SIGTERM');
    await server.exited;
    server = await stage.startServer(env);
    await untilSwept(server);
    const { orphans, missing } = await compareFiles(server, disk.folder);
    const halves = await findHalves(server);
    server.kill('SIGTERM');
    await server.exited;
    return [
      atLeast(`writes refused, the disk full ${rounds} times`, rounds, refused.length),
      same('of them with 507 or 503, and Retry-After', refused.length, clear.length),
      same(
        'pages answered meanwhile',
        reads.length,
        reads.filter((status) => status === 200).length,
      ),
      same('people can sign up once there is room', rounds, back),
      same('acknowledged signups or edits that are lost', 0, lost.length),
      same('halves', 0, halves.length),
      same('files that belong to nobody after the sweep', 0, orphans.length),
      same('pictures whose file is missing', 0, missing.length),
    ];
  },
} satisfies Scenario;

const read = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

function mountSmallDisk(stage: Stage) {
  const folder = mkdtempSync(join(tmpdir(), 'kanek-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'none', folder]);
  stage.onEnd(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });
  const filler = join(folder, 'filler');
  return {
    folder,
    /** Writes until nothing more can be written. */
    fill() {
      const file = openSync(filler, 'a');
      try {
        for (let size = FILL_BYTES; size >= 1;) {
          const { bavail, bsize } = statfsSync(folder);
          if (bavail * bsize === 0) break;
          try {
            writeSync(file, Buffer.alloc(Math.min(size, 4096 * bavail)));
          } catch {
            size = Math.floor(size / 2);
          }
        }
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
  };
}
