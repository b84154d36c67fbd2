import { runInThisContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { LATE_TYPE, startLateScript } from './start-late.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
  document.head.innerHTML = '';
});

it.each([
  ['no', { saveData: true, effectiveType: '4g', rtt: 50, downlink: 10 }],
  ['no', { effectiveType: '3g', rtt: 400, downlink: 0.6 }],
  ['no', { effectiveType: 'slow-2g', rtt: 2000, downlink: 0.05 }],
  ['no', { effectiveType: '4g', rtt: 150, downlink: 1.5 }],
  ['every', { effectiveType: '4g', rtt: 100, downlink: 1.4 }],
  ['every', undefined],
])('%s script is fetched before a touch on the line %j', (which, connection) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback());
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  document.body.innerHTML = `
    <style data-below-fold-styles></style>
    <script type="${LATE_TYPE}" data-files="/assets/a.js /assets/b.js"></script>`;
  const asked = () => document.querySelectorAll('link[rel=modulepreload]').length;
  runInThisContext(startLateScript);
  window.dispatchEvent(new Event('load'));
  expect(asked()).toBe(which === 'no' ? 0 : 2);
  window.dispatchEvent(new Event('pointerdown'));
  expect(asked()).toBe(2);
});

it('a link that was pressed says so where it leads to another page, and nowhere else', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  document.body.innerHTML = `
    <style data-below-fold-styles></style><script type="${LATE_TYPE}" data-files=""></script>
    <a href="/faq">Questions</a>
    <a href="/business/pipes/contact.vcf" download>Save contact</a>
    <a href="/media/poster.jpg" download="poster.jpg">Poster</a>
    <a href="/terms" target="_blank">Terms</a>`;
  runInThisContext(startLateScript);
  const links = [...document.querySelectorAll('a')];
  for (const link of links) {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }
  expect(links.filter(({ ariaBusy }) => ariaBusy).map(({ text }) => text)).toEqual(['Questions']);
});
