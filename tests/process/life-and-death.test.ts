import { createConnection } from 'node:net';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { newDatabase } from '../support/test-database.ts';
import { databaseProxy } from '../support/database-proxy.ts';
import { startServer, usedDatabase } from './server-process.ts';

const status = (url: string) =>
  fetch(url).then(
    (response) => response.status,
    () => 0,
  );

describe('a running Kanek', () => {
  it('answers what is under way before SIGTERM ends it', async () => {
    const server = await startServer(await usedDatabase());
    const socket = createConnection(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    // It may be answered and closed before all of it is told: what counts is the answer.
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('POST /healthz HTTP/1.1\r\nHost: kanek\r\nConnection: close\r\n');
    socket.write('Sec-Fetch-Site: same-origin\r\nContent-Length: 5\r\n\r\nab');
    await expect.poll(() => status(`${server.url}/healthz`)).toBe(200);
    server.kill('SIGTERM');
    await expect.poll(() => status(`${server.url}/healthz`), { timeout: 10_000 }).toBe(0);
    socket.write('cde');
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 \d{3}/);
    expect(await server.exited).toBe(0);
  });

  it('tells the balancer before it stops, and answers until then', async () => {
    const server = await startServer({ ...(await usedDatabase()), STOP_NOTICE_SECONDS: '2' });
    // Checks in HTTP/1.0 name no host.
    const check = () =>
      new Promise<string>((resolve) => {
        let answer = '';
        const socket = createConnection(Number(new URL(server.url).port), '127.0.0.1');
        socket.on('data', (chunk) => (answer += chunk));
        socket.once('close', () => resolve(answer.slice(0, 'HTTP/1.1 200'.length)));
        socket.write('GET /readyz HTTP/1.0\r\n\r\n');
      });
    expect(await check()).toBe('HTTP/1.1 200');
    expect((await fetch(`${server.url}/about`)).headers.get('Connection')).toBe('keep-alive');
    server.kill('SIGTERM');
    await expect.poll(check).toBe('HTTP/1.1 503');
    const page = await fetch(`${server.url}/about`);
    expect([page.status, page.headers.get('Connection')]).toEqual([200, 'close']);
    expect(await server.exited).toBe(0);
  });

  it('survives readers of every encoding who leave mid-page', async () => {
    const server = await startServer(await usedDatabase());
    const port = Number(new URL(server.url).port);
    const leave = (encoding: string) =>
      new Promise<void>((resolve) => {
        const socket = createConnection(port, '127.0.0.1', () => {
          socket.write(`GET / HTTP/1.1\r\nHost: kanek\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
          socket.once('data', () => socket.destroy());
        });
        socket.once('close', () => resolve());
      });
    for (const encoding of ['identity', 'br', 'gzip']) {
      for (let round = 0; round < 10; round++)
        await Promise.all(Array.from({ length: 20 }, () => leave(encoding)));
      expect(await status(`${server.url}/`)).toBe(200);
      expect(server.output()).not.toContain('"level":"error"');
    }
  });

  it('comes back by itself after kill -9, on the same data', async () => {
    const { DATA_DIR } = await usedDatabase('embedded');
    const ends = [];
    // The last one is stopped with Ctrl-C.
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const server = await startServer({ DATA_DIR });
      expect(await status(`${server.url}/readyz`)).toBe(200);
      server.kill(signal);
      ends.push(await server.exited);
    }
    expect(ends).toEqual([null, 0]);
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    'outlives PostgreSQL: 503 while it is away, ready again when it is back',
    async () => {
      const place = await newDatabase(inject('serverTemplate'));
      onTestFinished(() => place.remove());
      const proxy = await databaseProxy(place.env.DATABASE_URL);
      onTestFinished(proxy.stop);
      const server = await startServer({ ...place.env, DATABASE_URL: proxy.url });
      const load = setInterval(() => void status(`${server.url}/readyz`), 5);
      onTestFinished(() => clearInterval(load));
      for (let round = 0; round < 3; round++) {
        proxy.stop();
        await expect.poll(() => status(`${server.url}/readyz`), { timeout: 20_000 }).toBe(503);
        expect(await status(`${server.url}/healthz`)).toBe(200);
        await proxy.start();
        await expect.poll(() => status(`${server.url}/readyz`), { timeout: 20_000 }).toBe(200);
      }
      const answer = await fetch(`${server.url}/readyz`);
      expect(await answer.json()).toEqual({ status: 'ready' });
    },
  );
});
