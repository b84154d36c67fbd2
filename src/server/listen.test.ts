import { connect, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parseEnv } from '#platform/env.server.ts';
import { takePort } from './listen.ts';

async function addressWith(settings: Record<string, string>): Promise<string> {
  const { server } = await takePort(parseEnv({ PORT: '0', ...settings }));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).address;
}

it.each([
  ['the demo', {}],
  ['a proxy in front', { SITE_URL: 'https://kanek.bz', TRUSTED_PROXY_HOPS: '1' }],
  ['a proxy in front of PostgreSQL', { DATABASE_URL: 'postgres://a/b', TRUSTED_PROXY_HOPS: '2' }],
])('with %s, nobody but this machine can connect', async (_what, settings) => {
  expect(await addressWith(settings)).toBe('127.0.0.1');
});

it('listens where HOST says, and without demo and proxy everywhere', async () => {
  expect(await addressWith({ HOST: '0.0.0.0' })).toBe('0.0.0.0');
  expect(['::', '0.0.0.0']).toContain(await addressWith({ SITE_URL: 'https://kanek.bz' }));
});

it('lets go of whoever goes on sending what was answered long ago', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const door = await takePort(parseEnv({ PORT: '0' }));
  onTestFinished(() => void door.server.close());
  door.open((_request, response) => response.end('No.'));
  const socket = connect((door.server.address() as AddressInfo).port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('POST / HTTP/1.1\r\nHost: kanek\r\nContent-Length: 1000\r\n\r\nx');
  await new Promise((resolve) => socket.once('data', resolve));
  await vi.advanceTimersByTimeAsync(119_000);
  socket.write('y');
  expect(socket.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  await closed;
});
