import { expect, it } from 'vitest';
import {
  arrived,
  redirect,
  startWorker,
  toAll,
  toOne,
  type Network,
} from '../../tests/support/worker.ts';

const noConnection = new TypeError('Failed to fetch');
const SHELL = 'kanek-shell-x';
const part = { mode: 'no-cors', destination: 'style', referrer: 'https://kanek.example/admin' };
const textOf = async ({ answer }: { answer: Promise<Response> | null }) => (await answer)!.text();

/** A server that knows who asks, unless nobody is to be known; and the line to it, which can be cut. */
function server() {
  const state = { isCut: false, isSignedIn: true };
  const network: Network = (url, { credentials }) => {
    if (state.isCut) throw noConnection;
    const { pathname } = new URL(url);
    if (pathname.startsWith('/assets/')) return toAll('its style');
    const isKnown = state.isSignedIn && credentials !== 'omit';
    const html = `<link rel="stylesheet" href="/assets/all-1.css"> ${pathname}`;
    return isKnown ? toOne(`${html} of Rosa`) : toAll(`${html} of nobody`);
  };
  return { state, network };
}

it('has a document for staff without a connection, and keeps nothing of theirs', async () => {
  const { state, network } = server();
  const worker = await startWorker(network);
  for (const asked of [worker.ask('/admin'), worker.ask('/assets/desk-1.css', part)]) {
    await asked.answer;
    await asked.over();
  }
  expect([worker.kept('kanek-pages'), worker.kept('kanek-files')]).toEqual([{}, {}]);
  state.isCut = true;
  expect(await textOf(worker.ask('/admin'))).toContain('/offline of nobody');
  expect(await textOf(worker.ask('/assets/all-1.css', part))).toBe('its style');
});

it('has nothing of who was signed in, whose other tab is answered after logging out', async () => {
  const { state, network } = server();
  const gate = Promise.withResolvers<void>();
  const worker = await startWorker(async (url, asked) => {
    const answer = await network(url, asked);
    if (url.endsWith('/dashboard')) await gate.promise;
    return answer;
  });
  await worker.install('/', '/es/saved');
  const other = worker.ask('/dashboard');
  const first = worker.ask('/');
  expect(await textOf(first)).toContain('of Rosa');
  const keep = ['/', '/saved', '/specialist/x-1'].map((path) => `https://kanek.example${path}`);
  expect(await worker.say({ keep, whole: true })).toBe('done');
  worker.send();
  state.isSignedIn = false;
  gate.resolve();
  expect(await textOf(other)).toContain('of Rosa');
  await Promise.all([first.over(), other.over()]);
  const caches = ['kanek-pages', 'kanek-files', SHELL].map(worker.kept);
  expect(caches.map((kept) => Object.keys(kept).sort())).toEqual([
    ['/', '/saved', '/specialist/x-1'],
    ['/assets/all-1.css'],
    ['/assets/all-1.css', '/es/offline', '/offline'],
  ]);
  expect(JSON.stringify(caches)).not.toContain('of Rosa');
});

it('says without a connection what a new worker was told last, while that waits for its place', async () => {
  const { state, network } = server();
  const worker = await startWorker(network);
  await worker.keep('kanek-shell-before', '/offline', toAll('of the build before'));
  await worker.install('/');
  state.isCut = true;
  expect(await textOf(worker.ask('/find'))).toContain('/offline of nobody');
  await worker.keep('kanek-shell-newer', '/offline', toAll('a storm comes'));
  expect(await textOf(worker.ask('/find'))).toBe('a storm comes');
});

it('keeps the files of a page for longer than the build whose document has them too', async () => {
  const worker = await startWorker(server().network);
  await worker.keep('kanek-shell-before', '/offline', toAll('its document'));
  await worker.keep('kanek-shell-before', '/assets/all-0.css', toAll('its style'));
  await worker.install('/');
  await worker.activate();
  expect(worker.kept('kanek-shell-before')).toEqual({});
  expect(worker.kept('kanek-files')).toEqual({ '/assets/all-0.css': 'its style' });
});

it('forgets the old address of who has a new one, and keeps the saved page there', async () => {
  const [before, now] = ['/specialist/rosa-1', '/specialist/rosa-chi-2'];
  const worker = await startWorker((url, { credentials }) => {
    if (!url.endsWith(before)) return toAll('Rosa Chi');
    // Scripts follow; of a page the browser is told, and the worker is not.
    const isFollowed = credentials === 'omit';
    const url2 = `https://kanek.example${now}`;
    return isFollowed ? arrived('Rosa Chi', {}, { redirected: true, url: url2 }) : redirect();
  });
  await worker.keep('kanek-pages', before, toAll('Rosa'));
  const asked = worker.ask(before);
  expect((await asked.answer)!.type).toBe('opaqueredirect');
  await asked.over();
  expect(worker.kept('kanek-pages')).toEqual({});
  const keep = [`https://kanek.example${before}`];
  expect(await worker.say({ keep, whole: true })).toBe('done');
  expect(worker.kept('kanek-pages')).toEqual({ [now]: 'Rosa Chi' });
});

/** What a Wi-Fi that wants somebody to sign in says to everything: in our place, or by leading elsewhere. */
const foreign = (status: number) =>
  arrived(
    'Welcome to our Wi-Fi',
    { 'Content-Type': 'text/html', 'Cache-Control': 'public' },
    {
      isOurs: false,
      status,
    },
  );
it.each<[string, Network]>([
  ['answers 200', () => foreign(200)],
  ['answers 404', () => foreign(404)],
  ['answers 511', () => foreign(511)],
  [
    'leads elsewhere',
    (_url, { credentials }) => {
      // Where scripts follow, the other site lets them read nothing.
      if (credentials === 'omit') throw noConnection;
      return redirect();
    },
  ],
])('keeps nothing of a Wi-Fi that %s, and forgets nothing', async (_, network) => {
  const worker = await startWorker(network);
  await worker.keep('kanek-pages', '/faq', toAll('as it was'));
  const before = ['kanek-pages', 'kanek-files', SHELL].map(worker.kept);
  for (const asked of [
    worker.ask('/faq'),
    worker.ask('/never-seen'),
    worker.ask('/offline'),
    worker.ask('/assets/all-2.css', { ...part, referrer: '' }),
  ]) {
    await asked.answer;
    await asked.over();
  }
  const keep = ['https://kanek.example/faq'];
  expect(await worker.say({ keep, whole: false })).not.toBe('done');
  expect(['kanek-pages', 'kanek-files', SHELL].map(worker.kept)).toEqual(before);
});

const broken = () => new ReadableStream({ start: (body) => body.error(noConnection) });

it('loses nothing to a line that breaks in the middle of a page, and tries a saved one again', async () => {
  const worker = await startWorker((url) => toAll(url.endsWith('/faq') ? 'whole' : broken()));
  for (const path of ['/faq', '/about']) {
    const asked = worker.ask(path);
    await asked.answer;
    await asked.over();
  }
  const keep = ['https://kanek.example/specialist/x-1'];
  expect(await worker.say({ keep, whole: true })).toBe('later');
  expect(worker.kept('kanek-pages')).toEqual({ '/faq': 'whole' });
});

it('follows no redirect that the browser remembers of a Wi-Fi which is far away', async () => {
  const worker = await startWorker((_url, { cache }) => {
    if (cache === 'reload') throw noConnection;
    return redirect();
  });
  await worker.keep('kanek-pages', '/faq', toAll('as it was'));
  await worker.keep(SHELL, '/offline', toAll('no connection'));
  expect(await textOf(worker.ask('/faq'))).toBe('as it was');
  expect(await textOf(worker.ask('/never-seen'))).toBe('no connection');
});
