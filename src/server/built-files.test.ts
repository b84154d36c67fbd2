import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { RequestContext } from '#platform/request-context.server.ts';
import { readBuiltFiles, serveBuiltFiles } from './built-files.ts';

it('has the service worker looked for each time, and puts the one that ends it in its place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kanek-built-'));
  writeFileSync(join(folder, 'service-worker.js'), 'the worker');
  writeFileSync(join(folder, 'no-service-worker.js'), 'the end');
  for (const [SERVICE_WORKER, text] of [
    [true, 'the worker'],
    [false, 'the end'],
  ] as const) {
    const files = serveBuiltFiles(await readBuiltFiles(folder), { SERVICE_WORKER });
    const app = new Hono<RequestContext>().use(files);
    const answer = await app.request('/service-worker.js');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('Content-Type')).toContain('javascript');
    expect(await answer.text()).toBe(text);
  }
});
