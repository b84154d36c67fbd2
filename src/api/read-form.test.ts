import type { Context } from 'hono';
import { expect, it } from 'vitest';
import type { RequestContext } from '#platform/request-context.server.ts';
import { MAX_PARTS, readForm } from './read-form.ts';

const read = (body: string, type: string) =>
  readForm({
    req: { header: () => type },
    var: { body: Buffer.from(body) },
  } as unknown as Context<RequestContext>);

const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';

it.each(['boundary=b', 'boundary="b"', 'charset=utf-8; boundary=b'])(
  'reads a form with files whose %s',
  async (boundary) => {
    const form = await read(`${part}${part}--b--\r\n`, `multipart/form-data; ${boundary}`);
    expect(form.getAll('a')).toEqual(['x', 'x']);
  },
);

it('gives up on a form with more parts than any of ours has', async () => {
  const many = MAX_PARTS + 1;
  const refusal = 'The form has too many parts.';
  await expect(
    read(`${part.repeat(many)}--b--\r\n`, 'multipart/form-data; boundary=b'),
  ).rejects.toThrow(refusal);
  await expect(read('a=b&'.repeat(many), 'application/x-www-form-urlencoded')).rejects.toThrow(
    refusal,
  );
});

it.each([
  ['text/plain', 'Send a form.'],
  ['multipart/form-data', 'Send a form.'],
  ['multipart/form-data; boundary=c', 'The form could not be read.'],
])('refuses what is sent as %s', async (type, refusal) => {
  await expect(read(`${part}--b--\r\n`, type)).rejects.toThrow(refusal);
});
