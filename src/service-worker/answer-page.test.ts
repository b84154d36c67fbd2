import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '#platform/paths.ts';
import { arrived, startWorker, toAll } from '../../tests/support/worker.ts';

const SHELL = 'kanek-shell-x';
const noConnection = new TypeError('Failed to fetch');
const orNothing = (shown: Promise<string>) => Promise.race([shown, Promise.resolve('nothing yet')]);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Opens the page, whose answer from the network the test gives; other addresses have none. */
async function opening(more: { cache?: string } = {}) {
  const network = Promise.withResolvers<Response>();
  const worker = await startWorker((url) => {
    if (url.endsWith('/faq')) return network.promise;
    throw noConnection;
  });
  const open = () => {
    const { answer, over } = worker.ask('/faq', more);
    return { shown: answer!.then((each) => each.text()), over };
  };
  const keepPage = () => worker.keep('kanek-pages', '/faq', toAll('as it was'));
  const keepShell = (path = '/offline') => worker.keep(SHELL, path, toAll('no connection'));
  return { ...worker, network, open, keepPage, keepShell };
}

it('waits for the network for a moment, then shows what is kept', async () => {
  const { open, keepPage } = await opening();
  await keepPage();
  const { shown } = open();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await shown).toBe('as it was');
});

it('keeps an answer that comes too late for this page', async () => {
  const { open, keepPage, network, kept } = await opening();
  await keepPage();
  const { shown, over } = open();
  await vi.advanceTimersByTimeAsync(3_000);
  await shown;
  network.resolve(toAll('as it is'));
  await over();
  expect(kept('kanek-pages')).toEqual({ '/faq': 'as it is' });
});

it('waits as long as it takes for whoever has just changed something', async () => {
  const { open, keepPage, keepShell, network, send } = await opening();
  await keepPage();
  await keepShell();
  send();
  const { shown } = open();
  await vi.advanceTimersByTimeAsync(60_000);
  network.resolve(toAll('as it is'));
  expect(await shown).toBe('as it is');
});

it.each([paths.events, paths.contactNumber, `${paths.contactNumber}?language=es`])(
  'shows what is kept after a call to %s, which changes nothing',
  async (path) => {
    const { open, keepPage, send } = await opening();
    await keepPage();
    send(path);
    const { shown } = open();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await orNothing(shown)).toBe('as it was');
  },
);

it('waits on where there is nothing at all, and has a document for where nobody answers', async () => {
  const first = await opening();
  const { shown } = first.open();
  await vi.advanceTimersByTimeAsync(30_000);
  first.network.resolve(toAll('late'));
  expect(await shown).toBe('late');

  const second = await opening();
  await second.keepShell();
  second.network.reject(noConnection);
  expect(await second.open().shown).toBe('no connection');
});

it('waits longer for a page that was never seen, has the document then, and says when somebody answers', async () => {
  const { open, keepShell, network, told, kept } = await opening();
  await keepShell();
  const { shown, over } = open();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await orNothing(shown)).toBe('nothing yet');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await shown).toBe('no connection');
  expect(told).toEqual([]);
  network.resolve(toAll('late'));
  await over();
  expect(kept('kanek-pages')).toEqual({ '/faq': 'late' });
  expect(told).toEqual(['answered']);
});

it('leaves whoever tries again with what stands there, until somebody answers', async () => {
  const { open, keepShell, network } = await opening({ cache: 'no-cache' });
  await keepShell();
  const { shown } = open();
  await vi.advanceTimersByTimeAsync(60_000);
  network.resolve(toAll('as it is'));
  expect(await shown).toBe('as it is');
});

it('has the document in another language where there is none in this one', async () => {
  const { open, keepShell, network } = await opening();
  await keepShell('/es/offline');
  network.reject(noConnection);
  expect(await open().shown).toBe('no connection');
});

it('shows what is kept, or the document, in the place of a proxy without a server', async () => {
  const { open, keepShell, keepPage, network } = await opening();
  await keepShell();
  network.resolve(arrived('Bad gateway', {}, { status: 502 }));
  expect(await open().shown).toBe('no connection');
  await keepPage();
  expect(await open().shown).toBe('as it was');
});

it('tells scripts that nothing comes, once there is something to open instead', async () => {
  const silent = new Promise<Response>(() => {});
  const worker = await startWorker(() => silent);
  await worker.keep(SHELL, '/offline', toAll('no connection'));
  const { send, ask } = worker;
  const data = { mode: 'cors', destination: '' };
  const waits = async (path: string, ms: number) => {
    const answer = ask(path, data).answer!.then(({ type }) => type);
    await vi.advanceTimersByTimeAsync(ms);
    return orNothing(answer);
  };
  expect(await waits('/_.data', 9_000)).toBe('nothing yet');
  expect(await waits('/_.data', 11_000)).toBe('error');
  for (const [page, itsData] of [
    ['/es/faq?x=1', '/es/faq.data?x=1&_routes=pages%2Ffaq'],
    ['/', '/_.data?_routes=root'],
    ['/es', '/es.data'],
    ['/about/', '/about/_.data'],
  ] as const) {
    await worker.keep('kanek-pages', page, toAll(`as ${page} was`));
    expect(await waits(itsData, 4_000)).toBe('error');
    const opened = ask(page).answer!.then((answer) => answer.text());
    await vi.advanceTimersByTimeAsync(1);
    expect(await orNothing(opened)).toBe(`as ${page} was`);
  }
  send();
  expect(await waits('/es/faq.data?x=1', 60_000)).toBe('nothing yet');
});
