import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#platform/errors.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import { readBody } from './read-body.ts';

const MEGABYTE = 1024 * 1024;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** So many bytes each second, for so long; what became of it, and after how many seconds. */
async function send(bytesEach: number, seconds: number, maxBytes?: number) {
  const piece = new Uint8Array(bytesEach);
  let [second, answered, refused] = [0, '', false];
  const body = new ReadableStream<Uint8Array>({
    pull: (sent) =>
      new Promise((resolve) => {
        setTimeout(() => {
          if (!refused && second++ < seconds) sent.enqueue(piece);
          else if (!refused) sent.close();
          resolve();
        }, 1000);
      }),
    cancel: () => void (refused = true),
  });
  const app = new Hono<RequestContext>()
    .use((c, next) => {
      c.set('client', '203.0.113.9');
      return next();
    })
    .onError((error, c) => c.text(error instanceof AppError ? error.code : String(error)))
    .post('/', readBody(maxBytes), (c) => c.text(String(c.var.body.length)));
  const upload = { method: 'POST', body, duplex: 'half' } as RequestInit;
  void Promise.resolve(app.request(new Request('http://kanek/', upload))).then(
    async (answer) => (answered = await answer.text()),
  );
  while (!answered && second <= seconds) await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(answered).not.toBe(''));
  return [answered, second];
}

it('waits for a large upload as long as a slow line brings it', async () => {
  const [read] = await send(70_000, 600, 50 * MEGABYTE);
  expect(read).toBe(String(70_000 * 600));
});

it('waits no longer than two minutes for one that hardly moves, nor for a form', async () => {
  const [upload, uploadEnd] = await send(1000, 300, 50 * MEGABYTE);
  expect([upload, Number(uploadEnd) <= 121]).toEqual(['too-slow', true]);
  const [form, formEnd] = await send(1000, 60);
  expect([form, Number(formEnd) <= 31]).toEqual(['too-slow', true]);
});
