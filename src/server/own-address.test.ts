import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { admitTo, answerAt } from './own-address.ts';

/** Says which address a request was answered under; the lines of its head are sent as they are. */
async function openSite(siteUrl: string) {
  const app = new Hono().all('*', (c) => c.text(`${c.req.method} ${c.req.url}`));
  const admit = admitTo(siteUrl);
  const answer = answerAt(siteUrl, app.fetch);
  const server = createServer((request, response) => {
    if (admit(request, response)) void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return async (...head: string[]) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    const answered = await text(socket);
    const status = Number(answered.split(' ')[1]);
    return status === 200 ? answered.split('\r\n\r\n')[1]! : status;
  };
}

describe('a request is answered under the address of the site', () => {
  it.each(['http://localhost:3000', 'https://k.example'])(
    '%s, however it is asked',
    async (site) => {
      const ask = await openSite(site);
      const host = `Host: ${new URL(site).host}`;
      const own = new URL(site).host;
      for (const [target, path] of [
        ['/', '/'],
        ['/a/?r=1', '/a/?r=1'],
        ['//evil.example/a', '//evil.example/a'],
        ['//evil.example', '//evil.example'],
        ['/@evil.example/', '/@evil.example/'],
        ['/:80/', '/:80/'],
        ['/a/../b', '/b'],
        ['/a/%2e%2e/b', '/b'],
        ['/?u=\\\\evil.example', '/?u=\\\\evil.example'],
        [`http://${own}`, '/'],
        [`HTTPS://${own.toUpperCase()}?a=b`, '/?a=b'],
        [`http://${own}//evil.example/a`, '//evil.example/a'],
      ])
        expect([target, await ask(`GET ${target} HTTP/1.1`, host)]).toEqual([
          target,
          expect.stringContaining(`GET ${site}${path}`),
        ]);
      for (const method of ['POST', 'PUT', 'OPTIONS'])
        expect(await ask(`${method} /a HTTP/1.1`, host)).toContain(`${method} ${site}/a`);
    },
  );

  it.each(['http://localhost:3000', 'https://k.example'])('%s, or not at all', async (site) => {
    const ask = await openSite(site);
    const host = `Host: ${new URL(site).host}`;
    for (const target of ['*', 'a', 'ftp://k.example/', 'mailto:a@k.example', '/\\evil.example/a'])
      expect([target, await ask(`OPTIONS ${target} HTTP/1.1`, host)]).toEqual([target, 400]);
    expect(await ask('GET / HTTP/1.1')).toBe(400);
    expect(await ask('GET / HTTP/1.1', host, host)).toBe(400);
    expect(await ask('GET / HTTP/1.1', host, 'hOST: evil.example')).toBe(400);
  });
});

it('is local: any name is answered', async () => {
  const ask = await openSite('http://localhost:3000');
  for (const host of ['192.168.1.20:3000', 'phone.local', '0', 'evil.example', '', '[', 'a b', '/'])
    expect(await ask('GET /a HTTP/1.1', `Host: ${host}`)).toBe('GET http://localhost:3000/a');
  expect(await ask('GET /a HTTP/1.0')).toBe('GET http://localhost:3000/a');
  expect(await ask('GET http://evil.example/a HTTP/1.1', 'Host: 0')).toBe(
    'GET http://localhost:3000/a',
  );
});

it('is public: no other name is answered, but for what is asked inside', async () => {
  const ask = await openSite('https://k.example');
  for (const host of ['k.example', 'K.Example', 'k.example:443'])
    expect(await ask('GET /a HTTP/1.1', `Host: ${host}`)).toBe('GET https://k.example/a');
  for (const host of [
    '192.168.1.20',
    'localhost',
    'evil.example',
    'k.example:80',
    'k.example.',
    '0',
    '',
  ])
    expect([host, await ask('GET /a HTTP/1.1', `Host: ${host}`)]).toEqual([host, 421]);
  expect(await ask('GET /a HTTP/1.0')).toBe(421);
  expect(await ask('GET http://evil.example/a HTTP/1.1', 'Host: k.example')).toBe(421);
  expect(await ask('GET http://a@k.example/a HTTP/1.1', 'Host: k.example')).toBe(421);
  expect(await ask('GET //k.example/a HTTP/1.1', 'Host: evil.example')).toBe(421);
  for (const path of ['/healthz', '/readyz', '/metrics', '/readyz?from=balancer'])
    for (const head of [`GET ${path} HTTP/1.0`, `GET ${path} HTTP/1.1`])
      expect(await ask(head, 'Host: 10.0.0.7:3000')).toBe(`GET https://k.example${path}`);
  expect(await ask('GET /readyz HTTP/1.0')).toBe('GET https://k.example/readyz');
  for (const path of ['/readyz/', '/x/../readyz', '/metricsx', '//readyz'])
    expect([path, await ask(`GET ${path} HTTP/1.1`, 'Host: 0')]).toEqual([path, 421]);
});

it('knows its own port where that is not the usual one', async () => {
  const ask = await openSite('https://k.example:8443');
  expect(await ask('GET /a HTTP/1.1', 'Host: k.example:8443')).toBe('GET https://k.example:8443/a');
  expect(await ask('GET /a HTTP/1.1', 'Host: k.example')).toBe(421);
});
