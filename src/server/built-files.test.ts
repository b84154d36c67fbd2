import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { openBuiltFiles } from '#platform/built-files.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import { serveBuiltFiles } from './built-files.ts';

it('has the service worker looked for each time, and puts the one that ends it in its place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kanek-built-'));
  const type = 'text/javascript';
  const list = {
    '/service-worker.js': { type, etag: '"1"', identity: [0, 10] },
    '/no-service-worker.js': { type, etag: '"2"', identity: [10, 7] },
  };
  writeFileSync(join(folder, 'files.json'), JSON.stringify(list));
  writeFileSync(join(folder, 'files.pack'), 'the workerthe end');
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
