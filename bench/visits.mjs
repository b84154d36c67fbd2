import { chromium, devices } from 'playwright-core';
import { isRoot, step } from '../scripts/steps.mjs';
import { findBrowser } from '../scripts/test-browser.mjs';
import { startCaddy } from './caddy.mjs';
import { fillDirectory } from './kanek.mjs';
import { count, median, table } from './table.mjs';

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const CPU_SLOWER = 4;
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Pixel 7'].userAgent,
};
const VISITS = 3;
/** What comes later is no longer the first visit. */
const WATCHED_MS = 3_000;

/** What a phone on slow 4G sees of the demo, and when: directly, and over HTTP/2 by the Caddy that we ship. */
export async function answer({ postgres }) {
  const directory = await fillDirectory(postgres, null);
  const rows = await visitAll('HTTP/1.1', await directory.start());
  const site = await startCaddy(directory);
  if (site) rows.push(...(await visitAll('Caddy, HTTP/2', site, rows)));
  directory.remove();
  const size = (bytes) => count(bytes / 1024);
  return table(
    `First visits of a phone (390 x 844 at 2x) with 150 ms, 1.6 Mbit/s and a processor ${CPU_SLOWER} times slower, medians of ${VISITS}`,
    {
      page: ({ page }) => page,
      by: ({ by }) => by,
      'FCP ms': ({ fcp }) => count(fcp),
      'LCP ms': ({ lcp }) => count(lcp),
      'TBT ms': ({ tbt }) => count(tbt),
      'with what blocks before FCP': ({ blocked }) => count(blocked),
      CLS: ({ cls }) => cls.toFixed(3),
      'scripts before FCP': ({ early }) => early,
      'scripts kB': ({ script }) => size(script),
      'all kB without video': ({ all }) => size(all),
    },
    rows,
  );
}

async function visitAll(by, site, known) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // It does not speak to certificates that nobody has signed.
      '--disable-quic',
    ],
    chromiumSandbox: !isRoot(),
  });
  try {
    const rows = [];
    for (const { page, path } of known ?? (await pagesOf(site.url))) {
      const work = () => medianVisit(browser, site.url + path);
      rows.push({ page, path, by, ...(await step(`${page}, ${by}`, work)) });
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function pagesOf(url) {
  const { results } = await (await fetch(`${url}/api/search/specialist.php?limit=1`)).json();
  return [
    { page: 'home', path: '/' },
    { page: 'results', path: '/specialists-results?keywords=plumber' },
    { page: 'profile', path: `/specialist/${results[0].id}` },
    { page: 'signup form', path: '/specialist-form' },
  ];
}

async function medianVisit(browser, url) {
  const visits = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push(await visitOnce(browser, url));
  const names = Object.keys(visits[0]);
  return Object.fromEntries(names.map((name) => [name, median(visits.map((seen) => seen[name]))]));
}

async function visitOnce(browser, url) {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    const types = new Map();
    const bytes = { Script: 0, Media: 0, all: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId);
      if (type in bytes) bytes[type] += encodedDataLength;
      bytes.all += encodedDataLength;
    });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(WATCHED_MS);
    const seen = await page.evaluate(() => {
      const { lcp, cls, tasks } = window.seen;
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      // As it is defined: from the first paint on, what a task takes beyond 50 ms.
      const blocked = (from) =>
        tasks.reduce((sum, { startTime, duration }) => {
          const lasts = startTime + duration - Math.max(startTime, from);
          return sum + Math.max(0, lasts - 50);
        }, 0);
      const isEarlyScript = ({ name, startTime }) => startTime < fcp && name.endsWith('.js');
      const early = performance.getEntriesByType('resource').filter(isEarlyScript).length;
      return { lcp, cls, fcp, early, tbt: blocked(fcp), blocked: blocked(0) };
    });
    return { ...seen, script: bytes.Script, all: bytes.all - bytes.Media };
  } finally {
    await context.close();
  }
}

/** In the page, before anything of it. */
function watch() {
  const seen = (window.seen = { lcp: 0, cls: 0, tasks: [] });
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
}
