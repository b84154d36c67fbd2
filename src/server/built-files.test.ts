import { mkdtempSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { openBuiltFiles } from '#platform/built-files.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import { serveBuiltFiles } from './built-files.ts';

function pack(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kanek-built-'));
  const type = 'text/javascript';
  const list = {
    '/service-worker.js': { type, etag: '"1"', identity: [0, 10] },
    '/no-service-worker.js': { type, etag: '"2"', identity: [10, 7] },
  };
  writeFileSync(join(folder, 'files.json'), JSON.stringify(list));
  writeFileSync(join(folder, 'files.pack'), 'the workerthe end');
  return folder;
}

it('has the service worker looked for each time, and puts the one that ends it in its place', async () => {
  const folder = pack();
  for (const [SERVICE_WORKER, text] of [
    [true, 'the worker'],
    [false, 'the end'],
  ] as const) {
    const files = serveBuiltFiles(openBuiltFiles(folder), { SERVICE_WORKER });
    const app = new Hono<RequestContext>().use(files);
    const answer = await app.request('/service-worker.js');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('Content-Type')).toContain('javascript');
    expect(await answer.text()).toBe(text);
  }
});

it.each([
  ['written over', (file: string) => utimesSync(file, 1, 1)],
  ['cut off', (file: string) => truncateSync(file, 5)],
])('gives nothing, for nobody to keep, out of a pack that was %s', async (_how, change) => {
  const folder = pack();
  const files = serveBuiltFiles(openBuiltFiles(folder), { SERVICE_WORKER: true });
  const app = new Hono<RequestContext>().use(files).onError((_error, c) => c.text('', 500));
  change(join(folder, 'files.pack'));
  const answer = await app.request('/service-worker.js');
  expect(answer.status).toBe(500);
  expect(answer.headers.has('Cache-Control')).toBe(false);
});
