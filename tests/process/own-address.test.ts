import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { newEntry, signUp, siteOf } from '../support/input/people.ts';
import { until } from '../support/input/visitor.ts';
import { newPlace } from '../support/new-place.ts';
import { allPages, loadPage } from '../support/all-pages.ts';
import { ask, type Answered, type SentHeaders } from './ask.ts';
import { spawnServer, untilOpen, type ServerProcess } from '../support/server-process.ts';

const LOCAL = 'http://localhost:3000';
const TLS = 'https://k.example';
const EVIL = 'https://evil.example';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
/** As Caddy, HAProxy and nginx hand on what came by TLS. */
const BY_TLS = {
  Host: 'k.example',
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Proto': 'https',
};

let local: ServerProcess;
let tls: ServerProcess;
let localData: string;
const ends: (() => void | Promise<void>)[] = [];

beforeAll(async () => {
  const start = async (SITE_URL: string) => {
    const { env, remove } = await newPlace();
    ends.unshift(remove);
    const settings = { ...env, SITE_URL, TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'warn' };
    const server = await spawnServer(settings);
    ends.unshift(() => server.kill('SIGKILL'));
    return { server: await untilOpen(server), dataDir: env.DATA_DIR };
  };
  const [first, second] = await Promise.all([start(LOCAL), start(TLS)]);
  [local, tls, localData] = [first.server, second.server, first.dataDir];
}, 120_000);
afterAll(async () => {
  for (const end of ends) await end();
});

/** A path that fits the route, for somebody there is not unless told otherwise. */
const pathOf = (route: string, id = 'nobody-aaaaaa') =>
  route
    .replace(/\/:(id|slug)/, `/${id}`)
    .replace(/\/:\w+\?/g, '')
    .replace('*', 'nowhere');

it('takes every form behind TLS, and from a phone in the same network, as it takes it on this machine', async () => {
  const pages = await Promise.all(
    allPages.map(async ({ path, file }) => ({ path, ...(await loadPage(file)) })),
  );
  const forms = pages.filter(({ action }) => action).map(({ path }) => pathOf(path));
  expect(forms.length).toBeGreaterThan(20);
  const send = (url: string, target: string, from: SentHeaders) =>
    ask(url, { method: 'POST', target, headers: { ...FORM, ...from }, body: 'intent=nothing' });
  const phone = 'http://192.168.1.20:3000';

  for (const target of forms.flatMap((path) => [path, `${path === '/' ? '/_' : path}.data`])) {
    const here = await send(local.url, target, { Host: 'localhost:3000', Origin: LOCAL });
    const others = {
      phone: await send(local.url, target, { Host: '192.168.1.20:3000', Origin: phone }),
      tls: await send(tls.url, target, { ...BY_TLS, Origin: TLS }),
    };
    for (const [who, answer] of Object.entries(others))
      expect([who, target, answer.status, answer.headers.location]).toEqual([
        who,
        target,
        here.status,
        here.headers.location,
      ]);
    expect([target, here.body]).not.toEqual([target, 'Bad Request']);
  }
});

describe('another site', () => {
  it.each<[string, string, SentHeaders]>([
    ['the same name without TLS', TLS, { Origin: 'http://k.example' }],
    ['another port', TLS, { Origin: 'https://k.example:8443' }],
    ['another name', TLS, { Origin: EVIL }],
    ['a name that a proxy claims', TLS, { 'X-Forwarded-Host': 'evil.example', Origin: EVIL }],
    [
      'another origin, whatever else it says',
      TLS,
      { 'Sec-Fetch-Site': 'same-origin', Origin: EVIL },
    ],
    ['another name', LOCAL, { Origin: 'http://evil.example' }],
    ['the same name with TLS', LOCAL, { Origin: 'https://localhost:3000' }],
    ['a name that a proxy claims', LOCAL, { 'X-Forwarded-Host': 'evil.example', Origin: EVIL }],
    [
      'a name without TLS that is not asked for',
      LOCAL,
      { Host: '192.168.1.20', Origin: 'http://0' },
    ],
  ])('%s sends no form to %s', async (_who, site, from) => {
    const [{ url }, base] = site === TLS ? [tls, BY_TLS] : [local, { Host: 'localhost:3000' }];
    for (const target of ['/login', '/login.data', '/api/verify/email_check.php']) {
      const headers = { ...FORM, ...base, ...from };
      const answer = await ask(url, { method: 'POST', target, headers, body: 'email=a@gmail.com' });
      expect([target, answer.status]).toEqual([target, 403]);
    }
  });
});

it('answers the same whatever Host is asked for and proxies claim', async () => {
  const site = siteOf(local.url, localData);
  const entry = newEntry('business');
  await signUp(site, 'business', entry);
  const found = await fetch(`${local.url}/api/search/business.php?limit=1`);
  const { results } = (await found.json()) as { results: [{ id: string }] };
  const [{ id }] = results;

  const pages = await Promise.all(
    allPages.map(async ({ path, file }) => ({ path, handle: (await loadPage(file)).handle! })),
  );
  const calls = endpoints.filter(({ method, access }) => method === 'GET' && access === 'public');
  const paths = [
    ...[...pages.map(({ path, handle }) => ({ path, access: handle.access })), ...calls]
      .filter(({ access }) => access === 'public')
      .map(({ path }) => pathOf(path, id)),
    `/share/${id}.jpg`,
    '/sitemaps/pages.xml',
    '/sitemaps/business-1.xml',
    `/api/search/get_business_profile.php?id=${id}`,
  ].filter((path) => !path.includes(':'));

  const evil = 'evil.example';
  const plain = { Host: 'localhost:3000' };
  const hosts = ['0', '127.1', 'LOCALHOST:80', evil].map((Host) => ({ Host }));
  const claims = {
    'X-Forwarded-Host': evil,
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Prefix': `//${evil}`,
    Forwarded: `for=1.2.3.4;host=${evil};proto=https`,
    'X-Original-URL': '/login',
  };
  const at = (path: string, r: number) => `${path}${path.includes('?') ? '&' : '?'}r=${r}`;
  const shown = (answer: Answered) => {
    const body = answer.body
      .replace(/ nonce="[^"]*"|(?:stamp|sealed)" value="[^"]*"|^Expires: .*/gm, '')
      .replace(/[?&]r=\d/g, '');
    const addresses = body.match(/(?:https?:)?\\?\/\\?\/[^\s"'<>\\]+/g) ?? [];
    const title = /<title>.*?<\/title>/.exec(body)?.[0];
    const { location, link } = answer.headers;
    const whole = /^(?:application|image|text\/plain)/.test(answer.headers['content-type'] ?? '');
    return [answer.status, title, location, link, whole ? body : addresses.sort()];
  };

  // Where an address is cut at the wrong place, one page becomes another one's.
  for (const page of ['/login', '/faq'])
    for (const headers of hosts) await ask(local.url, { target: `${page}/?r=1`, headers });
  for (const path of paths) {
    const strange = [...hosts, { ...plain, ...claims }].map((headers) => ({
      target: at(path, 1),
      headers,
    }));
    strange.push({ target: `http://${evil}${at(path, 1)}`, headers: plain });
    const answers = await Promise.all(strange.map((asked) => ask(local.url, asked)));
    const echoed = answers.map(({ headers, body }) => JSON.stringify(headers) + body);
    expect(echoed.filter((text) => text.includes(evil))).toEqual([]);
  }
  for (const path of paths) {
    const after = await ask(local.url, { target: at(path, 1), headers: plain });
    const untouched = await ask(local.url, { target: at(path, 2), headers: plain });
    expect([path, ...shown(after)]).toEqual([path, ...shown(untouched)]);
  }

  await ask(local.url, {
    method: 'POST',
    target: '/api/reset_password_request.php',
    headers: {
      ...claims,
      Host: evil,
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: JSON.stringify({ email: entry.email }),
  });
  const mail = await until('the mail with the code', async () => {
    const files = (await readdir(site.mailbox)).filter((file) => file.includes(entry.email)).sort();
    return files.length < 2 ? null : readFile(join(site.mailbox, files.at(-1)!), 'utf8');
  });
  const links = mail.replaceAll('=\r\n', '').match(/https?:\/\/[^/\s"<]+/g)!;
  expect(new Set(links)).toEqual(new Set([LOCAL]));
});

it('is there for its own name alone where that is public, for health checks by any', async () => {
  const { url } = tls;
  const get = async (target: string, ...hosts: string[]) =>
    (await ask(url, { target, headers: { Host: hosts } })).status;
  for (const host of ['k.example', 'K.EXAMPLE', 'k.example:443'])
    expect([host, await get('/', host)]).toEqual([host, 200]);
  const others =
    'evil.example www.k.example k.example.evil.example k.example:80 k.example:3000 k.example. 127.0.0.1 localhost 0'
      .split(' ')
      .concat('', 'k.example@evil.example', 'k.example, evil.example');
  for (const host of others)
    for (const target of ['/', '/about', '/favicon.ico', '/robots.txt', '/api/docs', '/login.data'])
      expect([host, target, await get(target, host)]).toEqual([host, target, 421]);
  for (const target of ['/healthz', '/readyz', '/metrics'])
    expect([target, await get(target, '10.0.0.7:3000')]).not.toEqual([target, 421]);
  expect(await get('/', 'k.example', 'k.example')).toBe(400);
  expect(await get('/', 'k.example', 'evil.example')).toBe(400);
  expect(await get('https://evil.example/', 'k.example')).toBe(421);
  expect(await get('https://k.example/', 'evil.example')).toBe(200);
  const refused = await ask(url, { target: '/', headers: { Host: 'evil.example' } });
  expect(refused.body).toContain(`This site is at ${TLS}`);
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
});
