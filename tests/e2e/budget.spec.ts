import type { Page, Request } from '@playwright/test';
import { SITE_LANGUAGES } from './country.ts';
import { expect, test, untilAlive } from './journey.ts';

const KB = 1024;
/** What a first visit may weigh, compressed, before the visitor scrolls. */
const BUDGET = { document: 24, stylesheet: 13, font: 45, script: 110, image: 70, all: 270 };
const MAX_SCRIPTS = 8;
/** In bytes, what other words may cost. */
const OTHER_LANGUAGE = 2_000;

/** What a phone keeps for when there is no connection, and how: none of it is needed to see a page. */
const FOR_LATER = /offline|pocket|service-worker|install/;

async function firstVisit(page: Page, path: string) {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(path);
  await untilAlive(page.locator('main'));
  await page.waitForLoadState('networkidle');
  const weights: Record<string, number> = {};
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    const type = request.resourceType();
    weights[type] = (weights[type] ?? 0) + responseBodySize / KB;
    weights.all = (weights.all ?? 0) + responseBodySize / KB;
  }
  const scripts = requests.filter((request) => request.resourceType() === 'script').length;
  return { weights, scripts, addresses: requests.map((request) => request.url()) };
}

const PAGES = [
  ['home', () => Promise.resolve('/')],
  ['results', () => Promise.resolve('/specialists-results?keywords=plumber')],
  [
    'a profile',
    async (page: Page) => {
      const answer = await page.request.get('/api/search/specialist.php?occupation=Plumber');
      return `/specialist/${(await answer.json()).results[0].id}`;
    },
  ],
] as const;

/** The document and its scripts, as they are sent: everything else is the same in all languages. */
async function weighWords(page: Page, path: string) {
  const document = await page.request.get(path);
  const listed = /data-files="([^"]+)"/.exec(await document.text())![1]!;
  const scripts = await Promise.all(listed.split(' ').map((file) => page.request.get(file)));
  const bytes = [document, ...scripts].map((sent) => Number(sent.headers()['content-length']));
  return { files: listed.split(' '), bytes: bytes.reduce((sum, each) => sum + each, 0) };
}

test.describe('a first visit on a phone', () => {
  test.use({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
  });

  for (const [name, find] of PAGES) {
    test(`${name} stays within its budget and does not jump`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const { weights, scripts, addresses } = await firstVisit(page, await find(page));
      expect(addresses.filter((address) => FOR_LATER.test(address))).toEqual([]);
      expect(scripts).toBeLessThanOrEqual(MAX_SCRIPTS);
      for (const [type, limit] of Object.entries(BUDGET)) {
        expect(weights[type] ?? 0, `${type} in kB`).toBeLessThanOrEqual(limit);
      }
      const shifted = await page.evaluate(
        () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
      );
      expect(shifted).toBeLessThanOrEqual(0.02);
    });

    test(`${name} weighs hardly more in other languages, and shares what has no words`, async ({
      page,
    }) => {
      const path = await find(page);
      const english = await weighWords(page, path);
      for (const language of SITE_LANGUAGES.slice(1)) {
        const { files, bytes } = await weighWords(page, `/${language}${path.replace(/^\/$/, '')}`);
        expect(bytes - english.bytes, language).toBeLessThanOrEqual(OTHER_LANGUAGE);
        const shared = files.filter((file) => english.files.includes(file));
        expect(shared.map((file) => /\/([a-z-]+)-/.exec(file)![1])).toEqual([
          'rolldown-runtime',
          'react',
        ]);
      }
    });
  }
});
