import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { packageRoot } from '#platform/package-root.server.ts';

const NODE = join(packageRoot, 'node_modules/node/bin/node');

export interface ServerProcess {
  url: string;
  /** Everything it printed so far. */
  output(): string;
  /** Ends with its exit code once it has stopped by itself. */
  exited: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

/** Runs the built server, as `npm start` does after building. */
export async function spawnServer(settings: Record<string, string>): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(NODE, ['build/server/index.js'], {
    cwd: packageRoot,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      NODE_ENV: 'test',
      DEMO_DATA: 'off',
      ...settings,
      PORT: port,
    },
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => text,
    exited,
    kill: (signal) => child.kill(signal),
  };
}

export async function startServer(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await spawnServer(settings);
  const opened = new Promise<void>((resolve, reject) => {
    const timer = setInterval(() => {
      if (server.output().includes('is open at')) resolve();
    }, 50);
    void server.exited.then(() => reject(new Error(`did not start:\n${server.output()}`)));
    onTestFinished(() => clearInterval(timer));
  });
  await opened;
  return server;
}

export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kanek-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
