import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { newDatabase, newFolder } from '../tests/support/test-database.ts';
import type { Engine } from './scenario.ts';
import {
  SHORT_LIVED,
  spawnServer,
  untilOpen,
  type ServerProcess,
} from '../tests/support/server-process.ts';
import { createSmtpServer, type TestSmtpServer } from '../tests/support/smtp-server.ts';

/** The settings that say where a server keeps its things. */
export interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

export interface Server extends ServerProcess {
  /** Asks its database, whichever engine it runs on. */
  sql<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** What a scenario plays on; whatever it starts or makes is gone when it is over. */
export interface Stage {
  engine: Engine;
  /** Small counts, for the tests of the frame and for the runs without a defence. */
  quick: boolean;
  /** An empty place of its own for data, on the engine of this run. */
  database: Place;
  newDatabase(): Promise<Place>;
  /** The built server as a process of its own, on `database` unless told otherwise; it may end only if it is killed. */
  startServer(env?: Record<string, string>): Promise<Server>;
  /** The same, for a server that is expected to refuse. */
  spawnServer(env?: Record<string, string>): Promise<Server>;
  startSmtp(): Promise<TestSmtpServer>;
  /** What chance was begun with: the same number gives the same run. */
  seed: number;
  /** From 0 to 1, the same row of numbers in each run. */
  random(): number;
  report: (line: string) => void;
  onEnd(cleanUp: () => unknown): void;
  /** Servers that ended although nobody had ended them. */
  crashed(): string[];
  /** Comes true with the first of them: there is nothing more to see then. */
  firstCrash: Promise<void>;
  end(): Promise<void>;
}

interface Options {
  engine: Engine;
  quick: boolean;
  /** The package whose build runs: a copy, where a defence was taken out. */
  root?: string;
  report: (line: string) => void;
  seed?: number;
}

const SEED = 20_251_115;
const open = new Set<Stage>();

/** For a run that is stopped: nothing of it goes on. */
export async function endAllStages(): Promise<void> {
  for (const stage of open) await stage.end();
}

export async function openStage({
  engine,
  quick,
  root,
  seed = SEED,
  report,
}: Options): Promise<Stage> {
  const cleanUps: (() => unknown)[] = [];
  const crashed: string[] = [];
  const firstCrash = Promise.withResolvers<void>();
  const make = async (): Promise<Place> => {
    const place = engine === 'server' ? await newDatabase() : await newFolder();
    cleanUps.push(() => place.remove());
    return place.env;
  };
  const database = await make();
  const spawn = async (env: Record<string, string> = {}): Promise<Server> => {
    // The embedded engine opens its socket there.
    const TMPDIR = mkdtempSync(join(tmpdir(), 'kanek-stage-'));
    cleanUps.push(() => rmSync(TMPDIR, { recursive: true, force: true }));
    const settings: Record<string, string> = {
      NODE_ENV: 'production',
      ...database,
      TMPDIR,
      ...env,
    };
    const server = await spawnServer(settings, { root, flags: quick ? SHORT_LIVED : [] });
    cleanUps.push(async () => {
      server.kill('SIGKILL');
      await server.exited;
    });
    const url = engine === 'server' ? settings.DATABASE_URL : undefined;
    return { ...server, sql: (text, values) => ask(url ?? socketIn(TMPDIR), text, values) };
  };
  const stage: Stage = {
    engine,
    quick,
    database,
    newDatabase: make,
    async startServer(env) {
      const server = await spawn(env);
      await untilOpen(server);
      let killed = false;
      void server.exited.then((code) => {
        if (killed) return;
        crashed.push(`ended with ${code}:\n${server.output().slice(-2000)}`);
        firstCrash.resolve();
      });
      return {
        ...server,
        kill(signal) {
          killed = true;
          server.kill(signal);
        },
      };
    },
    spawnServer: spawn,
    async startSmtp() {
      const smtp = createSmtpServer();
      await smtp.start();
      cleanUps.push(() => smtp.stop());
      return smtp;
    },
    seed,
    random: seeded(seed),
    report,
    onEnd: (cleanUp) => cleanUps.push(cleanUp),
    crashed: () => [...crashed],
    firstCrash: firstCrash.promise,
    async end() {
      // The last thing made goes first: servers before their data.
      for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
      open.delete(stage);
    },
  };
  open.add(stage);
  return stage;
}

function socketIn(folder: string) {
  const [host] = readdirSync(folder).filter((name) => name.startsWith('kanek-db-'));
  return { host: join(folder, host ?? ''), port: 5432, user: 'postgres', database: 'postgres' };
}

async function ask<Row extends QueryResultRow>(
  where: ConstructorParameters<typeof Client>[0],
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new Client(where);
  // The engine may go while we are connected; the query itself tells.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** mulberry32: small, and good enough to choose moments and bytes. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
