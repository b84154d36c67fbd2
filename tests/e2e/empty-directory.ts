import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/server-process.ts';
import { expect, test as base } from './journey.ts';

interface EmptyDirectory {
  url: string;
  /** Its mails are kept here. */
  folder: string;
}

/** A journey in a directory that nobody is in but the member of staff from its configuration. */
export const test = base.extend<{ directory: EmptyDirectory }>({
  directory: [
    // oxlint-disable-next-line no-empty-pattern -- the first parameter names what a fixture needs
    async ({}, begin) => {
      const port = await freePort();
      const folder = mkdtempSync(join(tmpdir(), 'kanek-empty-'));
      const settings = {
        DEMO_DATA: 'off',
        HOST: '127.0.0.1',
        NODE_ENV: 'test',
      };
      const server = spawn(process.execPath, ['tests/e2e/serve.mjs'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...settings, PORT: String(port), E2E_DATA_DIR: folder },
      });
      const url = `http://localhost:${port}`;
      const ready = () => fetch(`${url}/readyz`).then(({ status }) => status, String);
      await expect.poll(ready, { timeout: 90_000 }).toBe(200);
      await begin({ url, folder });
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ directory }, begin) => begin(directory.url),
});
