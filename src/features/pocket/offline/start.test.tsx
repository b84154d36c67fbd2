import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWERED } from '#platform/kept-caches.ts';
import type { Site } from '#platform/site.ts';
import { createMemoryCaches } from '../../../../tests/support/memory-caches.ts';
import type { FindWords } from '#features/find/find-words.ts';
import { packPocket, type PocketProvider } from '../pack-pocket.ts';
import { addressOf } from '../pocket.rules.ts';
import { OfflinePage } from './offline-page.tsx';

const HOUR_MS = 60 * 60_000;
const kept = createMemoryCaches(location.origin);
const messages = new EventTarget();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('caches', kept.caches);
  const serviceWorker = Object.assign(messages, { startMessages: () => {} });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
afterEach(async () => {
  localStorage.clear();
  await kept.caches.delete('kanek-directory');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** The document as the server makes it, with its script. */
async function stand(at: string, storm?: Site['storm']) {
  history.replaceState(null, '', at);
  const site = { name: 'Kanek', ...(storm && { storm }) } as Site;
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/offline']}>
      <OfflinePage site={site} script="/start.js" />
    </MemoryRouter>,
  );
  document.body.innerHTML = html.replace(/<script.*/, '');
  await import('./start.ts');
}

const linksIn = (name: string) => () =>
  Array.from(document.querySelectorAll(`[data-slot="${name}"] ul a`), (link) => link.textContent);
const textOf = (selector: string) => document.querySelector(selector)?.textContent;
const titled = (title: string) => new Response(`<html><title>${title} · Kanek</title>`);

it('lists the pages that are kept in this language, the newest first, and who was saved', async () => {
  await kept.put('kanek-pages', '/faq', titled('Questions &amp; answers'));
  await kept.put('kanek-pages', '/es/faq', titled('Preguntas'));
  await kept.put('kanek-pages', '/specialist/rosa-1', titled('Rosa · Plumber'));
  const rosa = { kind: 'specialist', id: 'rosa-1', name: 'Rosa', headline: 'Plumber' };
  localStorage.setItem('saved', JSON.stringify([{ ...rosa, location: 'San Pedro' }]));
  await stand('/dashboard');
  await expect.poll(linksIn('pages')).toEqual(['Rosa · Plumber', 'Questions & answers']);
  await expect.poll(linksIn('saved')).toEqual(['RosaPlumber · San Pedro']);
  await expect.poll(() => textOf('[data-slot="heading"]')).toBe('This page needs a connection.');
});

const WORDS: FindWords = {
  trades: {},
  dictionaries: [],
  synonyms: [],
  places: { names: {}, areas: {}, common: '', around: '' },
  wishes: {
    languages: {},
    when: {},
    emergency: '',
    price: '',
    except: '',
    upTo: '',
    money: '',
    counted: '',
    fillers: '',
    joining: '',
    beside: '',
    doing: '',
    soft: '',
  },
};
const rosa: PocketProvider = {
  kind: 'specialist',
  id: 'rosa-chi-7f3k9q',
  formerIds: ['chi-plumbing-1'],
  name: 'Rosa Chi',
  headline: 'Plumber',
  category: 'Home Services',
  location: 'San Pedro',
  phone: '+5016000001',
  whatsapp: true,
  demo: false,
  facts: {},
  offers: '',
  words: [],
  quality: 1,
};
const ali: PocketProvider = {
  ...rosa,
  id: 'ali-1',
  formerIds: [],
  name: 'Ali Cal',
  facts: { emergency: true },
};
async function keepDirectory(providers: PocketProvider[], version = '123456789012') {
  await kept.put('kanek-directory', addressOf('all', version), sent(packPocket(providers)));
  await kept.put('kanek-directory', addressOf('words', version), sent(WORDS));
}
const sent = (content: unknown) => new Response(JSON.stringify(content));
const cards = () => Array.from(document.querySelectorAll('[data-slot="cards"] h3'), textIn);
const textIn = ({ textContent }: Element) => textContent;

it('knows who has another address now, also of those who were saved', async () => {
  await keepDirectory([rosa, ali]);
  const before = { kind: 'business', id: 'chi-plumbing-1', name: 'Chi Plumbing' };
  localStorage.setItem('saved', JSON.stringify([{ ...before, location: 'San Pedro' }]));
  await stand('/business/chi-plumbing-1');
  await expect.poll(cards).toEqual(['Rosa Chi']);
  await expect.poll(() => textOf('[data-slot="saved"] [data-slot="call"]')).toContain('600-0001');
});

it('shows nobody twice where a new version was not brought to an end', async () => {
  await keepDirectory([{ ...rosa, name: 'Rosa' }]);
  await keepDirectory([rosa], '123456789013');
  await stand('/specialists-results');
  await expect.poll(cards).toEqual(['Rosa Chi']);
});

it('says nothing of hours that have passed since the directory was brought', async () => {
  const hours = { days: {}, closedUntil: '2026-01-04' };
  await keepDirectory([{ ...rosa, facts: { hours } }]);
  await stand('/specialists-results');
  await expect.poll(cards).toEqual(['Rosa Chi']);
  expect(textOf('[data-slot="cards"] [data-open]')).toBeUndefined();
  expect(textOf('[data-slot="cards"]')).not.toContain('losed');
});

it('shows in a storm who takes emergency calls', async () => {
  await keepDirectory([rosa, ali]);
  await stand('/about', { text: 'Boil water.', lines: [], until: Date.now() + HOUR_MS });
  const heading = () => textOf('[data-slot="heading"]');
  await expect.poll(heading).toBe('This page needs a connection.');
  await expect.poll(() => textOf('[data-slot="kept"]')).toContain('still search');
  document.querySelector<HTMLElement>('.storm-notice a')!.click();
  await expect.poll(cards).toEqual(['Ali Cal']);
  expect(heading()).toBe('Who takes emergency calls: 1 found');
  expect(textOf('[data-slot="cards"] [data-emergency]')).toBe('Emergency calls');
  expect(location.search).toBe('?emergency=yes');
});

it.each([
  ['by hand', '/faq', 'Still no connection. Please try again in a moment.'],
  ['by the page that got no answer', '/about', 'No connection'],
])('loaded again %s', async (_, instead, words) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      type: 'reload',
      serverTiming: [{ name: 'kept', duration: 1 }],
    } as unknown as PerformanceEntry,
  ]);
  sessionStorage.setItem('document-instead', JSON.stringify(`${location.origin}${instead}`));
  await stand('/about');
  expect(textOf('h1')).toBe(words);
  sessionStorage.clear();
});

it('says that somebody answers after all', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { serverTiming: [{ name: 'kept', duration: 1 }] } as unknown as PerformanceEntry,
  ]);
  await stand('/about');
  expect(textOf('h1')).toBe('No connection');
  messages.dispatchEvent(Object.assign(new Event('message'), { data: ANSWERED }));
  expect(textOf('h1')).toBe('There is a connection again');
});

it.each([
  ['is shown with whom to call', HOUR_MS, 'Boil water.Call 911Who takes emergency calls'],
  ['goes when it is over', -HOUR_MS, undefined],
])('the notice of a storm %s', async (_, lasts, words) => {
  const lines = [{ name: '', number: '911' }];
  document.body.dataset.storm = '';
  await stand('/about', { text: 'Boil water.', lines, until: Date.now() + lasts });
  expect(textOf('.storm-notice')).toBe(words);
  expect(document.body.dataset.storm).toBe(words && '');
});
