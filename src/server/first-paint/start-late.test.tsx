import { runInThisContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { ALIVE } from '#ui/frame/alive.ts';
import { LATE_TYPE, startLateScript } from './start-late.ts';

afterEach(() => {
  // The script of each test listens until then, and would wait for what comes after the last one.
  vi.stubGlobal('requestIdleCallback', () => 0);
  window.dispatchEvent(new Event(ALIVE));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
  document.head.innerHTML = '';
});

function stubPaint(entries: readonly unknown[]) {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe: () => void;
      constructor(tell: (shown: object) => void) {
        this.observe = () => tell({ getEntriesByName: () => entries });
      }
    },
  );
}

it.each([
  ['no', { saveData: true, effectiveType: '4g', rtt: 50, downlink: 10 }],
  ['no', { effectiveType: '3g', rtt: 400, downlink: 0.6 }],
  ['no', { effectiveType: 'slow-2g', rtt: 2000, downlink: 0.05 }],
  ['no', { effectiveType: '4g', rtt: 150, downlink: 1.5 }],
  ['every', { effectiveType: '4g', rtt: 100, downlink: 1.4 }],
  ['every', undefined],
])('%s script is fetched before a touch on the line %j', (which, connection) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  stubPaint(['first-contentful-paint']);
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

const BELOW_FOLD = `
  <style data-below-fold-styles></style><script type="${LATE_TYPE}" data-files=""></script>
  <section data-below-fold="true"></section><section data-below-fold="true"></section>
  <footer data-below-fold="true"></footer>`;
const notLaidOut = () =>
  document.querySelectorAll('[data-below-fold], [data-below-fold-styles]').length;

const notNear = () => document.querySelectorAll('[data-below-fold=true]').length;

it.each([
  ['laid out', ALIVE, notLaidOut, [4, 3, 2, 1, 0]],
  ['let in', 'load', notNear, [3, 2, 1]],
] as const)(
  'what is below the first screen is %s part by part after %s',
  (_what, moment, left, expected) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as never]);
    stubPaint([]);
    const idle: (() => void)[] = [];
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
    document.body.innerHTML = BELOW_FOLD;
    runInThisContext(startLateScript);
    window.dispatchEvent(new Event(moment));
    const parts = document.querySelectorAll('[data-below-fold]').length;
    const counts = new Set([left()]);
    let framesShown = 0;
    for (let next = idle.shift(); next; next = idle.shift()) {
      next();
      counts.add(left());
      const frame = frames.shift();
      if (frame) framesShown++;
      frame?.();
    }
    expect([...counts]).toEqual(expected);
    expect(framesShown).toBe(moment === ALIVE ? parts : 0);
  },
);

it.each(['pointerdown', 'keydown', 'focusin', 'scroll'])(
  'what is below the first screen is laid out at once at %s',
  (sign) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as never]);
    document.body.innerHTML = BELOW_FOLD;
    runInThisContext(startLateScript);
    expect(document.querySelector('[data-below-fold-styles]')).not.toBeNull();
    window.dispatchEvent(new Event(sign));
    expect(document.querySelector('[data-below-fold-styles]')).toBeNull();
  },
);

it('stylesheets come one after the other, in the order of the page', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  document.body.innerHTML = `${BELOW_FOLD}<link data-href="/a.css"><link data-href="/b.css">`;
  runInThisContext(startLateScript);
  const [first, second] = document.querySelectorAll('link');
  window.dispatchEvent(new Event('keydown'));
  await vi.waitFor(() => expect(first!.getAttribute('href')).toBe('/a.css'));
  expect(second!.getAttribute('href')).toBeNull();
  first!.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(second!.getAttribute('href')).toBe('/b.css'));
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
