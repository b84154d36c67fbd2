import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWERED } from '#platform/kept-caches.ts';
import type { Site } from '#platform/site.ts';
import { createMemoryCaches } from '../../../../tests/support/memory-caches.ts';
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
afterEach(() => {
  localStorage.clear();
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
  ['is shown with the lines to call', HOUR_MS, 'Boil water.Call 911'],
  ['goes when it is over', -HOUR_MS, undefined],
])('the notice of a storm %s', async (_, lasts, words) => {
  const lines = [{ name: '', number: '911' }];
  await stand('/about', { text: 'Boil water.', lines, until: Date.now() + lasts });
  expect(textOf('.storm-notice')).toBe(words);
});
