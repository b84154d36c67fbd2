import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { sessionContext } from '#platform/session-context.server.ts';
import { readsUntil } from '#platform/db/directory-reads.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { movedProfiles } from '#platform/db/tables/duplicates.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { documentContext } from '#platform/document.server.ts';
import { nonceContext } from '#platform/nonce.server.ts';
import { createPageCache } from '#server/page-cache.ts';
import { createApp } from '#server/app.ts';
import { fillDemo } from '../support/fill-demo.ts';
import { insertUnclaimed } from '../support/unclaimed.ts';
import { provideServices } from '../support/test-services.ts';
import { openSession } from './staff.ts';

const services = provideServices();
const FEATURED = '/api/search/get_featured_businesses.php';
/** With what somebody wrote, who would like it to count as the site's own. */
const pageWith = (nonce: string) =>
  `<html><style nonce="${nonce}">a{}</style><script nonce="${nonce}">let a = 1</script>` +
  `<script nonce="${nonce}" type="module">b()</script><p><script nonce="abc">c()</script></p></html>`;

beforeAll(async () => {
  await fillDemo(services());
});

/**
 * The server as it is put together at start, and how many requests reached behind the cache. Its page is ready once
 * `crowd` of them have.
 */
async function startServer(render?: Parameters<typeof createApp>[0]['renderPage'], crowd = 1) {
  await services().directoryVersion.look();
  const cache = createPageCache(services());
  let made = 0;
  let rendered = 0;
  const crowdIsThere = Promise.withResolvers<void>();
  const app = createApp({
    services: services(),
    cache,
    cachedPages: ['/', '/about'],
    renderPage: async (request, context) => {
      rendered += 1;
      if (render) return render(request, context);
      await crowdIsThere.promise;
      context.set(documentContext, { text: pageWith(context.get(nonceContext)), parts: [] });
      return new Response(null, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    },
  });
  const listener = getRequestListener((request, env) => {
    made += 1;
    if (made === crowd) crowdIsThere.resolve();
    return app.fetch(request, env);
  });
  const server = createServer((request, response) => {
    if (!cache.serve(request, response)) void listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    call: (path: string, init?: RequestInit) => fetch(base + path, init),
    made: () => made,
    rendered: () => rendered,
  };
}

it('answers a second time from memory, the same', async () => {
  const { call, made } = await startServer();
  const first = await call(FEATURED);
  const second = await call(FEATURED);
  expect(await second.text()).toBe(await first.text());
  expect(made()).toBe(1);
  expect(second.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const etag = second.headers.get('ETag')!;
  expect((await call(FEATURED, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

it('makes a page once for a crowd that asks at the same moment', async () => {
  const { call, rendered } = await startServer(undefined, 20);
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('/about')));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(rendered()).toBe(1);
});

it('compresses as the browser likes', async () => {
  const { call } = await startServer();
  const plain = await (await call(FEATURED)).text();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await call(FEATURED, { headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
    expect(await answer.text()).toBe(plain);
  }
});

it('compresses what has stood for a while and is asked for often once more, as well as can be', async () => {
  const { call } = await startServer();
  const asked = { headers: { 'Accept-Encoding': 'br' } };
  const read = async () => {
    const answer = await call(FEATURED, asked);
    return { text: await answer.text(), bytes: Number(answer.headers.get('Content-Length')) };
  };
  await read();
  const quick = await read();
  const later = performance.now() + 61_000;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  for (let times = 0; times < 50; times++) await read();
  await expect.poll(async () => (await read()).bytes).toBeLessThan(quick.bytes);
  expect((await read()).text).toBe(quick.text);
});

it('forgets what shows a profile that has changed', async () => {
  const { call, made } = await startServer();
  const before = await (await call(FEATURED)).json();
  const { db, directoryVersion } = services();
  await db.update(profiles).set({ location: 'Toledo' }).where(eq(profiles.slug, before[0].id));
  await directoryVersion.look();
  const after = await (await call(FEATURED)).json();
  expect(made()).toBe(2);
  expect(after).not.toEqual(before);
});

it('forgets that nobody has claimed a profile as soon as somebody has', async () => {
  const { call } = await startServer();
  const { db, directoryVersion } = services();
  const { accountId, slug } = await insertUnclaimed(db, { name: 'Blue Heron' });
  await directoryVersion.look();
  const path = `/api/search/get_business_profile.php?id=${slug}`;
  const unclaimed = async () =>
    ((await (await call(path)).json()) as { unclaimed?: true }).unclaimed;
  expect([await unclaimed(), await unclaimed()]).toEqual([true, true]);
  await db.update(profiles).set({ unclaimed: false }).where(eq(profiles.accountId, accountId));
  await directoryVersion.look();
  // A page that has changed is shown for a second at most while it is made anew.
  await expect.poll(unclaimed, { timeout: 1_000 }).toBeUndefined();
  await db.update(profiles).set({ listed: false }).where(eq(profiles.accountId, accountId));
  await directoryVersion.look();
  expect((await call(path)).status).toBe(404);
});

it('forgets that somebody is away who is asked for by the address of what became part of them', async () => {
  const { call } = await startServer();
  const { db, directoryVersion } = services();
  const { accountId, slug } = await insertUnclaimed(db, { name: 'White Ibis' });
  await db.insert(movedProfiles).values({ slug: 'ibis-234567', profileId: accountId });
  const listed = async (isListed: boolean) => {
    await db.update(profiles).set({ listed: isListed }).where(eq(profiles.accountId, accountId));
    await directoryVersion.look();
    const answer = await call('/api/search/cards?ids=ibis-234567');
    return ((await answer.json()) as { results: { id: string }[] }).results.map(({ id }) => id);
  };
  expect(await listed(true)).toEqual([slug]);
  expect(await listed(false)).toEqual([]);
  expect(await listed(true)).toEqual([slug]);
});

it('forgets what was true until a moment, when it comes', async () => {
  const closes = new Date('2026-11-16T23:00:00Z');
  const clock = vi.spyOn(services().clock, 'now');
  clock.mockReturnValue(new Date(closes.getTime() - 1_000));
  const { call, rendered } = await startServer(() => {
    readsUntil(new Date(closes.getTime() + 60_000));
    readsUntil(closes);
    return Promise.resolve(new Response('Open until 5 pm'));
  });
  await call('/about');
  await call('/about');
  expect(rendered()).toBe(1);
  clock.mockReturnValue(closes);
  await call('/about');
  expect(rendered()).toBe(2);
});

it('never answers the signed-in from memory, nor keeps what they saw', async () => {
  const { call, made } = await startServer();
  const signedIn = { headers: { Cookie: 'theme=dark; session=secret' } };
  await call('/', signedIn);
  await call('/', signedIn);
  await call('/');
  expect(made()).toBe(3);
});

it('names the inline scripts of a kept page by their hashes', async () => {
  const { call } = await startServer();
  await (await call('/')).text();
  const kept = await call('/');
  expect(await kept.text()).toBe(pageWith('x').replaceAll(' nonce="x"', ''));
  const policy = kept.headers.get('Content-Security-Policy');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toContain('nonce');
});

it('keeps nothing that may differ by visitor', async () => {
  const { call, made } = await startServer();
  for (const path of ['/login', '/profile1', '/business/x-234567/review', '/api/nothing']) {
    await call(path);
    await call(path);
  }
  expect(made()).toBe(8);
});

it('keeps nothing of whoever asked first, however a cookie is spelt and whatever else is sent', async () => {
  // The worst page there could be: it shows everything it can learn about who asks.
  const { call } = await startServer(async (request, context) =>
    Response.json({
      who: context.get(sessionContext)?.account.email ?? null,
      headers: [...request.headers].filter(([name]) => name !== 'host'),
    }),
  );
  const [owner] = await services().db.select().from(profiles).limit(1);
  const { token } = await openSession(services(), owner!.accountId);
  const spellings = [
    `session=${token}`,
    `session =${token}`,
    `session\t=${token}`,
    ` session=${token}`,
    `session= ${token}`,
    `session="${token}"`,
    `theme=dark;session=${token}`,
    `theme=dark ;\tsession = ${token}`,
    `;;session=${token}`,
    `session=;session=${token}`,
    `session=${token};session=x`,
    `session=x, session=${token}`,
    `%73ession=${token}`,
    `SESSION=${token}`,
    `__Host-session=${token}`,
    `__Host-session =${token}`,
    `fresh =1; session =${token}`,
    'fresh =1',
  ];
  const odd = {
    'X-Forwarded-Host': 'evil.example',
    'X-Original-URL': '/account',
    Forwarded: 'host=evil.example',
    'Accept-Language': 'xx',
    'User-Agent': 'evil',
  };
  for (const [index, spelling] of spellings.entries()) {
    const address = `/about?r=${index}`;
    await call(address, { headers: { ...odd, Cookie: spelling } });
    const stranger = await (await call(address)).json();
    expect([spelling, stranger.who]).toEqual([spelling, null]);
    expect(JSON.stringify(stranger)).not.toMatch(new RegExp(`${token}|evil`));
  }
});

it('keeps nothing that calls itself private', async () => {
  const { call, rendered } = await startServer(async () =>
    Promise.resolve(new Response('mine', { headers: { 'Cache-Control': 'private, max-age=60' } })),
  );
  await call('/about');
  await call('/about');
  expect(rendered()).toBe(2);
});

it('says of what is the same for everybody that browsers may keep it, and of nothing else', async () => {
  const { call } = await startServer();
  const controlOf = async (path: string, Cookie = '') =>
    (await call(path, { headers: Cookie ? { Cookie } : {} })).headers.get('Cache-Control');
  const [owner] = await services().db.select().from(profiles).limit(1);
  const { token } = await openSession(services(), owner!.accountId);
  expect(await controlOf('/')).toBe('public, no-cache');
  expect(await controlOf('/', `session=${token}`)).toBe('private, no-store');
  expect(await controlOf('/', 'fresh=yes')).toBeNull();
  expect(await controlOf('/contact')).toBeNull();
});

it('lets nobody else keep what a call tells one person', async () => {
  const { call } = await startServer();
  const { db } = services();
  const [owner] = await db.select().from(profiles).where(eq(profiles.kind, 'specialist')).limit(1);
  const { accountId, slug } = owner!;
  await db.update(accounts).set({ isDemo: false }).where(eq(accounts.id, accountId));
  const { token } = await openSession(services(), accountId);
  await db.update(profiles).set({ listed: false }).where(eq(profiles.accountId, accountId));
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: told } = await call(`/api/search/${path}`, { headers });
    return [status, told.get('Cache-Control')];
  };
  const own = `get_specialist_profile.php?id=${slug}`;
  const Cookie = `session=${token}`;
  expect(await ask(own)).toEqual([404, null]);
  expect(await ask(own, { Cookie })).toEqual([200, 'private, no-store']);
  const list = 'specialist.php?limit=1';
  expect(await ask(list, { Cookie })).toEqual([200, 'private, no-store']);
  expect(await ask(list)).toEqual([200, 'public, max-age=0, must-revalidate']);
  await db.update(profiles).set({ listed: true }).where(eq(profiles.accountId, accountId));
});
