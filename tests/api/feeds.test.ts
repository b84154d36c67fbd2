import { Window, type Document } from 'happy-dom';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { createPageCache } from '#server/page-cache.ts';
import { fillDemo } from '../support/fill-demo.ts';
import { provideApp } from '../support/request.ts';
import { insertUnclaimed } from '../support/unclaimed.ts';

const { request, services } = provideApp();
const RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

beforeAll(async () => {
  await fillDemo(services());
});

async function feed(path: string): Promise<Document> {
  const answer = await request(path);
  expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([
    path,
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  const { DOMParser } = new Window();
  const document = new DOMParser().parseFromString(await answer.text(), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent);

describe('feeds of new profiles', () => {
  it.each([
    '/feeds/new.atom',
    '/feeds/specialists.atom',
    '/feeds/businesses/cayo.atom',
    '/feeds/specialists/trades-and-manual-labor.atom?language=es',
    '/feeds/specialists/trades-and-manual-labor/cayo.atom?language=bzj',
  ])('%s has what RFC 4287 asks for', async (path) => {
    const document = await feed(path);
    const root = document.documentElement;
    expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect(root.getAttribute('xml:lang')).toBe(/language=(\w+)/.exec(path)?.[1] ?? 'en');
    const own = [...root.children].map(({ localName }) => localName);
    for (const once of ['id', 'title', 'updated', 'author'])
      expect(own.filter((name) => name === once)).toEqual([once]);
    expect(root.querySelector('link[rel=self]')?.getAttribute('href')).toBe(
      `http://localhost:3000${path}`,
    );
    const entries = [...root.querySelectorAll('entry')];
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      const parts = [...entry.children].map(({ localName }) => localName);
      for (const once of ['id', 'title', 'updated', 'published', 'summary', 'link'])
        expect(parts.filter((name) => name === once)).toEqual([once]);
    }
    for (const date of texts(document, 'updated, published')) expect(date).toMatch(RFC3339);
    const ids = texts(document, 'entry > id');
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^http:\/\/localhost:3000\/(specialist|business)\//);
  });

  it('begin with the newest, whatever its name, until nobody sees it any more', async () => {
    const { db } = services();
    const name = 'Salt & <b>Pepper</b> "]]>" Café';
    const at = new Date(Date.now() + 60_000);
    const { accountId, slug } = await insertUnclaimed(db, { name, at });
    await db.execute(
      sql`update profiles set created_at = ${at}, location = 'San Ignacio', headline = 'Old\u0007 bell\uffff'
        where account_id = ${accountId}`,
    );
    for (const path of [
      '/feeds/new.atom',
      '/feeds/businesses.atom',
      '/feeds/businesses/cayo.atom',
    ]) {
      const document = await feed(path);
      expect(texts(document, 'entry > title')[0]).toBe(name);
      expect(texts(document, 'entry > summary')[0]).toBe('Old bell in San Ignacio');
      expect(texts(document, 'entry > id')[0]).toBe(`http://localhost:3000/business/${slug}`);
    }
    expect(texts(await feed('/feeds/businesses/toledo.atom'), 'entry > title')).not.toContain(name);
    await db.execute(sql`update profiles set listed = false where account_id = ${accountId}`);
    expect(texts(await feed('/feeds/new.atom'), 'entry > title')).not.toContain(name);
  });

  it.each([
    'nothing.atom',
    'new',
    'new.atom.atom',
    'specialists/nowhere.atom',
    'specialists/cayo/cayo.atom',
    'specialists/trades-and-manual-labor/cayo/more.atom',
    'constructor.atom',
    '%00.atom',
  ])('there is none at %s', async (address) => {
    expect((await request(`/feeds/${address}`)).status).toBe(404);
  });

  it('are not sent twice to whoever has them', async () => {
    const cache = createPageCache(services());
    const app = createApp({ services: services(), cache, renderPage: () => new Promise(() => 0) });
    const url = '/feeds/businesses.atom';
    const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const etag = (await app.request(url, {}, bindings)).headers.get('ETag')!;
    const again = { method: 'GET', url, headers: { 'if-none-match': etag } };
    expect(cache.recall(again)?.status).toBe(304);
  });
});

describe('what programs look for by themselves', () => {
  const text = async (path: string) => (await request(path)).text();

  it('tells assistants what is here, and nothing that is not', async () => {
    const told = await text('/llms.txt');
    const links = Array.from(
      told.matchAll(/\]\(http:\/\/localhost:3000([^)]+)\)/g),
      ([, to]) => to!,
    );
    expect(links.length).toBeGreaterThan(10);
    for (const path of links.filter((each) => each !== '/mcp'))
      expect([path, (await request(path)).status]).toEqual([path, 200]);
  });

  it('says to robots what they may read', async () => {
    const lines = (await text('/robots.txt')).split('\n');
    expect(lines.filter((line) => /^(Allow|Disallow): \/(api|$)/.test(line))).toEqual([
      'Allow: /api/search/',
      'Allow: /api/docs',
      'Allow: /api/openapi.json',
      'Disallow: /api/',
      'Allow: /',
    ]);
    // A record ends with an empty line: the rules are one.
    expect(lines.indexOf('')).toBe(lines.length - 3);
  });

  it('leads password managers to the account, and programs to the description', async () => {
    const change = await request('/.well-known/change-password');
    expect([change.status, change.headers.get('Location')]).toEqual([302, '/account']);
    const catalog = await request('/.well-known/api-catalog');
    expect(catalog.headers.get('Content-Type')).toMatch(/^application\/linkset\+json/);
    expect(await catalog.json()).toMatchObject({
      linkset: [{ 'service-desc': [{ href: 'http://localhost:3000/api/openapi.json' }] }],
    });
  });
});
