import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
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

it('holds nothing of whoever hangs up or has sent it all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const door = await takePort(parseEnv({ PORT: '0' }));
  onTestFinished(() => void door.server.close());
  door.open((_request, response) => response.end('No.'));
  const timers = vi.getTimerCount();
  for (const leave of [
    (socket: Socket) => socket.destroy(),
    (socket: Socket) => socket.write('y'),
  ]) {
    const socket = connect((door.server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write('POST / HTTP/1.1\r\nHost: kanek\r\nContent-Length: 2\r\n\r\nx');
    await once(socket, 'data');
    expect(vi.getTimerCount()).toBe(timers + 1);
    leave(socket);
    await vi.waitUntil(() => vi.getTimerCount() === timers);
  }
});

it('ends a connection, once its port is closed, with the last answer that is under way', async () => {
  const door = await takePort(parseEnv({ PORT: '0', STOP_NOTICE_SECONDS: '1' }));
  const answers: (() => void)[] = [];
  door.open((request, response) => answers.push(() => response.end(`To ${request.url}.`)));
  const socket = connect((door.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: kanek\r\n\r\n`;
  socket.write(ask('/one') + ask('/two'));
  await vi.waitUntil(() => answers.length === 2);
  expect(door.answering.size).toBe(1);
  const closed = door.close();
  await vi.waitUntil(() => !door.server.listening, { timeout: 5_000 });
  answers[0]!();
  await vi.waitUntil(() => text.includes('To /one.'));
  expect(socket.destroyed).toBe(false);
  expect(door.answering.size).toBe(1);
  answers[1]!();
  await once(socket, 'close');
  expect(door.answering.size).toBe(0);
  expect(text).toContain('To /two.');
  await closed;
});

it('counts no connection that was broken off with answers under way', async () => {
  const door = await takePort(parseEnv({ PORT: '0' }));
  onTestFinished(() => void door.server.close());
  let asked = 0;
  door.open((request, response) => {
    asked += 1;
    if (request.url === '/two') response.end();
  });
  const socket = connect((door.server.address() as AddressInfo).port, '127.0.0.1');
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: kanek\r\n\r\n`;
  socket.write(ask('/one') + ask('/two'));
  await vi.waitUntil(() => asked === 2);
  socket.destroy();
  await vi.waitFor(() => expect(door.answering.size).toBe(0));
});

it('lets a slow line take the whole answer, and ends idle connections, once its port is closed', async () => {
  const door = await takePort(parseEnv({ PORT: '0', STOP_NOTICE_SECONDS: '0' }));
  const size = 32 * 1024 * 1024;
  door.open((request, response) =>
    response.end(request.url === '/large' ? Buffer.alloc(size) : ''),
  );
  const { port } = door.server.address() as AddressInfo;
  const [idle, slow] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  idle.write('GET /small HTTP/1.1\r\nHost: kanek\r\n\r\n');
  await once(idle, 'data');
  slow.write('GET /large HTTP/1.1\r\nHost: kanek\r\n\r\n');
  await once(slow, 'readable');
  const closed = door.close();
  await once(idle, 'close');
  let taken = 0;
  slow.on('data', (chunk: Buffer) => (taken += chunk.length));
  await once(slow, 'close');
  expect(taken).toBeGreaterThan(size);
  await closed;
});
