import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { RequestContext } from '#platform/request-context.server.ts';
import { compression } from './compression.ts';

const ask = (body: string | ReadableStream, headers: Record<string, string>) =>
  new Hono<RequestContext>()
    .use(compression)
    .get('/', (c) => c.body(body, 200, { 'Content-Type': 'text/csv', ...headers }))
    .request('/', { headers: { 'Accept-Encoding': 'br' } });

it('compresses what is made per request', async () => {
  const { headers } = await ask('row\n'.repeat(1000), {});
  expect(headers.get('Content-Encoding')).toBe('br');
});

it('sends a file as it is written, without waiting for its end', async () => {
  const endless = new ReadableStream({ pull: (file) => file.enqueue(Buffer.from('row\n')) });
  const { headers, body } = await ask(endless, { 'Content-Disposition': 'attachment' });
  expect(headers.get('Content-Encoding')).toBeNull();
  const reader = body!.getReader();
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('row\n');
  await reader.cancel();
});
