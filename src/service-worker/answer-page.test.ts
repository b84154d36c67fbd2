import { beforeEach, expect, it, vi } from 'vitest';
import type { FetchEvent } from './scope.ts';

const PAGE = 'https://kanek.example/faq';
const OURS = { 'Cross-Origin-Opener-Policy': 'same-origin' };
const answer = (text: string, init?: ResponseInit) =>
  new Response(text, { headers: OURS, ...init });
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  kept.clear();
  const match = (url: string) =>
    Promise.resolve(kept.has(url) ? answer(kept.get(url)!) : undefined);
  vi.stubGlobal('caches', { match });
  vi.stubGlobal('location', new URL(PAGE));
  vi.stubGlobal('BUILD', 'x');
  return () => vi.useRealTimers();
});

/** Asks for the page, whose answer from the network the test gives. */
async function open() {
  const network = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => network.promise);
  const { answerPage, noteChange } = await import('./answer-page.ts');
  const event = { request: { url: PAGE }, waitUntil: () => {} } as unknown as FetchEvent;
  const textOf = async () => (await answerPage(event)).text();
  return { network, noteChange, textOf };
}

it('waits for the network for a moment, then shows what is kept', async () => {
  kept.set(PAGE, 'as it was');
  const { textOf } = await open();
  const shown = textOf();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await shown).toBe('as it was');
});

it('waits as long as it takes for whoever has just changed something', async () => {
  kept.set(PAGE, 'as it was');
  const { textOf, noteChange, network } = await open();
  noteChange();
  const shown = textOf();
  await vi.advanceTimersByTimeAsync(60_000);
  network.resolve(answer('as it is'));
  expect(await shown).toBe('as it is');
});

it('waits on where nothing is kept, and has a document for where nobody answers', async () => {
  const first = await open();
  const shown = first.textOf();
  await vi.advanceTimersByTimeAsync(30_000);
  first.network.resolve(answer('late'));
  expect(await shown).toBe('late');

  kept.set('https://kanek.example/offline', 'no connection');
  const second = await open();
  second.network.reject(new TypeError('Failed to fetch'));
  expect(await second.textOf()).toBe('no connection');
});

it('has the document in another language where there is none in this one', async () => {
  kept.set('https://kanek.example/es/offline', 'sin conexión');
  const { textOf, network } = await open();
  network.reject(new TypeError('Failed to fetch'));
  expect(await textOf()).toBe('sin conexión');
});

it('shows what is kept, or the document, in the place of a proxy without a server', async () => {
  kept.set('https://kanek.example/offline', 'no connection');
  const bare = await open();
  bare.network.resolve(answer('Bad gateway', { status: 502 }));
  expect(await bare.textOf()).toBe('no connection');
  kept.set(PAGE, 'as it was');
  const seen = await open();
  seen.network.resolve(answer('on our side', { status: 503 }));
  expect(await seen.textOf()).toBe('as it was');
});
