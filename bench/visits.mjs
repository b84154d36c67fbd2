import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices } from 'playwright-core';
import { isRoot, root, step } from '../scripts/steps.mjs';
import { findBrowser } from '../scripts/test-browser.mjs';
import { fillDirectory, freePort, stopProgram } from './kanek.mjs';
import { findProgram } from './measure.mjs';
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
  const rows = [];
  for (const door of [openDirectly, openByCaddy]) {
    const site = await door(directory);
    if (!site) continue;
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      chromiumSandbox: !isRoot(),
    });
    try {
      for (const [page, path] of Object.entries(await pagesOf(site.inside)))
        rows.push({
          page,
          by: site.name,
          ...(await step(`${page}, ${site.name}`, () => medianVisit(browser, site.url + path))),
        });
    } finally {
      await browser.close();
      await site.stop();
    }
  }
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
      CLS: ({ cls }) => cls.toFixed(3),
      'scripts before FCP': ({ early }) => early,
      'scripts kB': ({ script }) => size(script),
      'all kB without video': ({ all }) => size(all),
    },
    rows,
  );
}

async function pagesOf(url) {
  const { results } = await (await fetch(`${url}/api/search/specialist.php?limit=1`)).json();
  return {
    home: '/',
    results: '/specialists-results?keywords=plumber',
    profile: `/specialist/${results[0].id}`,
    'signup form': '/specialist-sign-up',
  };
}

async function openDirectly(directory) {
  const server = await directory.start();
  return { name: 'HTTP/1.1', url: server.url, inside: server.url, stop: server.stop };
}

async function openByCaddy(directory) {
  const caddy = findProgram('caddy');
  if (!caddy) return null;
  const url = `https://localhost:${await freePort()}`;
  const server = await directory.start({ SITE_URL: url, TRUSTED_PROXY_HOPS: '1' });
  const folder = mkdtempSync(join(tmpdir(), 'kanek-caddy-'));
  const child = spawn(caddy, ['run', '--config', join(root, 'deploy/Caddyfile')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_URL: url,
      UPSTREAM: new URL(server.url).host,
      CADDY_GLOBAL_OPTIONS: 'skip_install_trust\nauto_https disable_redirects',
      CADDY_SITE_OPTIONS: 'tls internal',
    },
  });
  return {
    name: 'Caddy, HTTP/2',
    url,
    inside: server.url,
    async stop() {
      await stopProgram(child);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
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
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const isEarlyScript = ({ name, startTime }) => startTime < fcp && name.endsWith('.js');
      const early = performance.getEntriesByType('resource').filter(isEarlyScript).length;
      return { ...window.seen, fcp, early };
    });
    return { ...seen, script: bytes.Script, all: bytes.all - bytes.Media };
  } finally {
    await context.close();
  }
}

/** In the page, before anything of it. */
function watch() {
  const seen = (window.seen = { lcp: 0, cls: 0, tbt: 0 });
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
  observe('longtask', (entry) => (seen.tbt += Math.max(0, entry.duration - 50)));
}
