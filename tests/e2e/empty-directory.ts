import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/server-process.ts';
import { endProcess, startProcess } from './demo-server.ts';
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
      const server = startProcess(process.execPath, ['tests/e2e/serve.mjs'], {
        DEMO_DATA: 'off',
        HOST: '127.0.0.1',
        NODE_ENV: 'test',
        PORT: String(port),
        E2E_DATA_DIR: folder,
      });
      const url = `http://localhost:${port}`;
      const ready = () => fetch(`${url}/readyz`).then(({ status }) => status, String);
      await expect.poll(ready, { timeout: 90_000 }).toBe(200);
      await begin({ url, folder });
      await endProcess(server);
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ directory }, begin) => begin(directory.url),
});
