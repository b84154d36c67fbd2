import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytesOf } from './answer-forms.ts';
import { answerKnown } from './answer-known.ts';
import { admitTo, ownHosts } from './own-address.ts';
import { createPageCache } from './page-cache.ts';

const SITE_URL = 'https://kanek.example';
const get = (target: string, ...lines: string[]) =>
  `GET ${target} HTTP/1.1\r\n${['Host: kanek.example', ...lines].join('\r\n')}\r\n\r\n`;
const post = (body: string, ...lines: string[]) =>
  `POST /made HTTP/1.1\r\n${['Host: kanek.example', ...lines].join('\r\n')}\r\n\r\n${body}`;
const KNOWN = get('/known', 'Accept-Encoding: br');
const MADE = get('/made');
const bare = (head: string) => `${head}\r\n\r\n`;

const cache = createPageCache({
  env: { PAGE_CACHE_MB: 1, SITE_URL },
  clock: { now: () => new Date() },
  directoryVersion: { onChange: () => {} },
  settings: { onChange: () => {} },
} as unknown as Parameters<typeof createPageCache>[0]);
const admit = admitTo(SITE_URL);
let recalled = 0;
const late: (() => void)[] = [];

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (!admit(request, response) || cache.serve(request, response)) return;
  if (request.url === '/early') return void response.end('without having read it');
  if (request.url === '/late') return void late.push(() => response.end('late'));
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => response.end(`made for ${request.method} ${request.url} ${body}\n`));
}

const alone = createServer({ keepAliveTimeout: 65_000 }, answer);
const helped = createServer({ keepAliveTimeout: 65_000 }, answer);
answerKnown(helped, (request) => {
  const isOwn = ownHosts(SITE_URL)(request.headers);
  const form = isOwn ? cache.recall(request) : null;
  recalled += form ? 1 : 0;
  return form && bytesOf(form);
});

beforeAll(async () => {
  const reads = { profiles: new Set<string>(), parts: [], lists: [], counts: new Set<never>() };
  const body = Buffer.from('This is known. '.repeat(200));
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-frame-options': 'DENY' };
  for (const url of ['/known', '/known?a=%20b'])
    await cache.keep(url, { body, headers, version: 1, reads: { ...reads, until: Infinity } });
  for (const server of [alone, helped])
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => void [alone.close(), helped.close()]);

/** Everything that is answered to these pieces, of which each is read before the next one comes, and to the end. */
async function converse(server: Server, pieces: readonly string[]): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const accepted = new Promise<Socket>((resolve) => void server.once('connection', resolve));
  const client = connect({ port, host: '127.0.0.1', noDelay: true });
  const closed = new Promise((resolve) => client.on('close', resolve).on('error', resolve));
  let said = '';
  client.on('data', (chunk) => (said += chunk.toString('latin1')));
  const there = await accepted;
  let sent = 0;
  for (const piece of pieces) {
    client.write(piece, 'latin1');
    sent += piece.length;
    while (there.bytesRead < sent && !there.destroyed) await turn();
    // Time for the answer to be sent, read, and done with.
    for (let turns = 0; turns < 5; turns++) await turn();
  }
  client.end();
  await closed;
  return said.replaceAll(/^Date: .*$/gm, 'Date');
}

async function differenceIn(pieces: readonly string[]): Promise<string | null> {
  const [said, expected] = await Promise.all([converse(helped, pieces), converse(alone, pieces)]);
  return said === expected ? null : `${said}\ninstead of\n${expected}`;
}

it('a known answer is the same to the byte, and node:http sees only the first of a connection', async () => {
  recalled = 0;
  const etag = /ETag: (.*)\r/.exec(await converse(alone, [KNOWN]))![1]!;
  const asked = [
    KNOWN,
    KNOWN,
    get('/known'),
    get('/known', 'Accept-Encoding: gzip, deflate'),
    get('/known', `If-None-Match: ${etag}`),
    get('/known?a=%20b', 'Connection: Keep-Alive'),
    get(
      '/known',
      'Cookie: notice=yes',
      'User-Agent: Firefox',
      'Sec-Fetch-Site: none',
      'Via: 1.1 x',
    ),
  ];
  expect(await differenceIn(asked)).toBeNull();
  expect(recalled).toBe(6);
  const said = await converse(helped, asked);
  expect(said.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(6);
  expect(said.match(/HTTP\/1\.1 304 Not Modified/g)).toHaveLength(1);
});

it('known and unknown ones take turns on one connection', async () => {
  recalled = 0;
  const form = post('a=b', 'Content-Length: 3', 'Origin: https://kanek.example');
  expect(
    await differenceIn([KNOWN, MADE, KNOWN, form, KNOWN, get('/made', 'Range: bytes=0-1'), KNOWN]),
  ).toBeNull();
  expect(recalled).toBe(3);
});

it.each([
  ['a session', get('/known', 'Cookie: __Host-session=abc')],
  ['another host', bare('GET /known HTTP/1.1\r\nHost: evil.example')],
  ['a method without a body', bare('HEAD /known HTTP/1.1\r\nHost: kanek.example')],
])('%s is answered by node:http, and the connection goes on', async (_what, request) => {
  recalled = 0;
  expect(await differenceIn([KNOWN, request, KNOWN])).toBeNull();
  expect(recalled).toBe(1);
});

const HOSTILE: Record<string, readonly string[]> = {
  'two in one piece': [KNOWN + KNOWN],
  'one and a half': [KNOWN + KNOWN.slice(0, 20), KNOWN.slice(20)],
  'the second half looks whole': ['GET /made HTTP/1.1\r\nHost: kanek.example\r\nX: ', KNOWN],
  'a body that looks like a request': [post(KNOWN, `Content-Length: ${KNOWN.length}`)],
  'the same, later': [post('', `Content-Length: ${KNOWN.length}`), KNOWN],
  'a length that is too short': [post(`abc${KNOWN}`, 'Content-Length: 3')],
  'a length that is too long': [post('abc', 'Content-Length: 200'), KNOWN],
  'two lengths': [post('abc', 'Content-Length: 3', 'Content-Length: 3')],
  'a length with a sign': [post('abc', 'Content-Length: +3')],
  'a length with a list': [post('abc', 'Content-Length: 3, 3')],
  'a body of a GET': [get('/known', `Content-Length: ${KNOWN.length}`), KNOWN],
  chunks: [post('3\r\nabc\r\n0\r\n\r\n', 'Transfer-Encoding: chunked')],
  'chunks, later': [post('', 'Transfer-Encoding: chunked'), `0\r\n\r\n${KNOWN}`],
  'chunks after an early answer': [
    bare('POST /early HTTP/1.1\r\nHost: kanek.example\r\nTransfer-Encoding: chunked'),
    KNOWN,
  ],
  'chunks and a length': [post('0\r\n\r\n', 'Content-Length: 5', 'Transfer-Encoding: chunked')],
  'chunks by another name': [get('/known', 'Transfer-Encoding: xchunked')],
  'two hosts': [get('/known', 'Host: kanek.example')],
  'no host': [bare('GET /known HTTP/1.1')],
  'an empty host': [bare('GET /known HTTP/1.1\r\nHost: ')],
  'a whole address': [get('http://kanek.example/known'), get('http://evil.example/known')],
  'no path': [get('*'), get('known'), get('//known'), get('/./known'), get('/known#a')],
  'small letters': [bare('get /known HTTP/1.1\r\nHost: kanek.example')],
  'HTTP/1.0': [bare('GET /known HTTP/1.0\r\nHost: kanek.example')],
  'HTTP/1.0 that goes on': [
    bare('GET /known HTTP/1.0\r\nHost: kanek.example\r\nConnection: keep-alive'),
  ],
  'HTTP/0.9': ['GET /known\r\n'],
  'HTTP/2': ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  'two spaces': [bare('GET  /known HTTP/1.1\r\nHost: kanek.example')],
  'a space at the end': [bare('GET /known HTTP/1.1 \r\nHost: kanek.example')],
  'a tab for a space': [bare('GET\t/known HTTP/1.1\r\nHost: kanek.example')],
  'a tab before a value': [bare('GET /known HTTP/1.1\r\nHost:\tkanek.example')],
  'no space before a value': [bare('GET /known HTTP/1.1\r\nHost:kanek.example')],
  'spaces around a value': [bare('GET /known HTTP/1.1\r\nHost:  kanek.example  ')],
  'a space after a name': [bare('GET /known HTTP/1.1\r\nHost : kanek.example')],
  'a line without a name': [get('/known', ': x')],
  'a line without a colon': [get('/known', 'Cookie')],
  'a folded line': [get('/known', 'Accept: a\r\n b')],
  'a line that ends with LF': [bare('GET /known HTTP/1.1\nHost: kanek.example')],
  'LF alone': ['GET /known HTTP/1.1\nHost: kanek.example\n\n'],
  'CR alone': [get('/known', 'Accept: a\rCookie: session=b')],
  'a NUL': [get('/known', 'Accept: a\0b'), get('/kn\0own')],
  'letters beyond ASCII': [get('/known', 'User-Agent: \xff\xe9'), get('/kn\xf6wn')],
  'line ends before it': [`\r\n\r\n${KNOWN}`],
  'bytes after it': [`${KNOWN}\0`],
  'a long head': [get('/known', `Cookie: ${'a'.repeat(8_000)}`)],
  'a head of 64 kB': [get('/known', `Cookie: ${'a'.repeat(64_000)}`)],
  'a long address': [get(`/known?${'a'.repeat(5_000)}`)],
  'the end of the connection': [get('/known', 'Connection: close')],
  'two wishes': [get('/known', 'Connection: keep-alive, close')],
  'a name of the connection': [get('/known', 'Connection: Cookie', 'Cookie: session=a')],
  'another protocol': [get('/known', 'Connection: Upgrade', 'Upgrade: websocket')],
  'h2c by its name alone': [get('/known', 'Upgrade: h2c')],
  'a question first': [post('abc', 'Content-Length: 3', 'Expect: 100-continue')],
  'an unknown wish': [get('/known', 'Expect: tea')],
  'other methods': [bare('OPTIONS /known HTTP/1.1\r\nHost: kanek.example'), KNOWN],
  'a tunnel': [bare('CONNECT kanek.example:443 HTTP/1.1\r\nHost: kanek.example'), KNOWN],
};

it.each(Object.entries(HOSTILE))('is answered as by node:http alone: %s', async (_what, pieces) => {
  expect(await differenceIn(pieces)).toBeNull();
  expect(await differenceIn([KNOWN, KNOWN, ...pieces, KNOWN])).toBeNull();
});

it('nothing overtakes an answer that takes time', async () => {
  const accepted = new Promise<Socket>((resolve) => void helped.once('connection', resolve));
  const { port } = helped.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', noDelay: true });
  let said = '';
  client.on('data', (chunk) => (said += chunk.toString('latin1')));
  const order = () => said.match(/made for|late|Not Modified/g);
  client.write(MADE);
  await expect.poll(order).toEqual(['made for']);
  client.write(get('/late'));
  await expect.poll(() => late.length).toBe(1);
  client.write(get('/late'));
  await expect.poll(() => late.length).toBe(2);
  late.shift()!();
  await expect.poll(order).toEqual(['made for', 'late']);
  const etag = /ETag: (.*)\r/.exec(await converse(alone, [KNOWN]))![1]!;
  const there = await accepted;
  const known = get('/known', `If-None-Match: ${etag}`);
  const readBefore = there.bytesRead;
  client.write(known);
  await expect.poll(() => there.bytesRead).toBe(readBefore + known.length);
  late.shift()!();
  client.write(get('/made', 'Connection: close'));
  await new Promise((resolve) => client.on('close', resolve));
  expect(order()).toEqual(['made for', 'late', 'late', 'Not Modified', 'made for']);
});

it('wherever a head is cut, and byte by byte', async () => {
  for (let at = 1; at < KNOWN.length; at++)
    expect(await differenceIn([KNOWN, KNOWN.slice(0, at), KNOWN.slice(at), KNOWN])).toBeNull();
  expect(await differenceIn([KNOWN, ...KNOWN.split(''), ...MADE.split(''), KNOWN])).toBeNull();
});

it('requests in any order, cut anywhere', async () => {
  const all = [KNOWN, MADE, KNOWN, ...Object.values(HOSTILE).flat()].filter(
    (each) => each.length < 2_000,
  );
  let seed = 20261116;
  const below = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * limit);
  };
  for (let round = 0; round < 150; round++) {
    const chosen = Array.from({ length: 4 }, () => all[below(below(3) ? 3 : all.length)]!);
    const pieces = chosen.flatMap((each) => {
      const at = below(2) ? 1 + below(each.length - 1) : each.length;
      return [each.slice(0, at), each.slice(at)].filter(Boolean);
    });
    expect(await differenceIn([KNOWN, ...pieces, KNOWN])).toBeNull();
  }
});
