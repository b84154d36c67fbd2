import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLog } from '#platform/log.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import type { Services } from '#platform/services.server.ts';
import { requestLog } from './request-log.ts';

/** What the log says about a request that ends with 503, `left` by the client or not. */
async function lineOf({ left }: { left: boolean }) {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const client = new AbortController();
  const app = new Hono<RequestContext>().use(requestLog({ log } as Services)).get('/', (c) => {
    if (left) client.abort();
    return c.text('Away.', 503);
  });
  await app.request('/', { signal: client.signal });
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0]!) as { level: string; status: number };
}

it('an answer that failed is an error', async () => {
  expect(await lineOf({ left: false })).toMatchObject({ level: 'error', status: 503 });
});

it('a client that hung up is not a failure of ours', async () => {
  expect(await lineOf({ left: true })).toMatchObject({ level: 'info', status: 499 });
});
