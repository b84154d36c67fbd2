import type { BrowserContext, Page } from '@playwright/test';
import { anotherClient, demoLogin } from './demo-server.ts';
import { expect, test } from './front.ts';
import { openPage, untilAlive } from './journey.ts';
import { signInAs } from './people.ts';

test.use({
  extraHTTPHeaders: anotherClient(),
  expectedErrors: [/Failed to load resource|Failed to fetch|ERR_|net::|Refused to apply style/],
});

/** Every address that is kept, by cache, and whether a text stands in any of it. */
const readCaches = (page: Page, text = '') =>
  page.evaluate(async (sought) => {
    const kept: Record<string, string[]> = {};
    const having: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      kept[name] = requests.map(({ url }) => url.replace(location.origin, ''));
      for (const request of requests) {
        const body = await (await cache.match(request))!.text();
        if (sought && body.includes(sought)) having.push(request.url);
      }
    }
    return { kept, having };
  }, text);

const keptPages = async (page: Page) => (await readCaches(page)).kept['kanek-pages'] ?? [];

/** As somebody who does something here: without that, scripts start when the browser has nothing left to do. */
async function touch(page: Page) {
  await page.locator('main').dispatchEvent('pointerdown');
  await untilAlive(page.locator('main'));
}

/** Opens a page as a visitor who stays until the worker has taken over and has kept it. */
async function stayOn(page: Page, address: string) {
  await page.goto(address);
  await touch(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { pathname, search } = new URL(page.url());
  await expect.poll(() => keptPages(page)).toContain(pathname + search);
}

/**
 * While a worker takes over, the test library loses one reload of about forty for ever, and one more brings the page.
 * Chromium by itself lost none of 148.
 */
async function reloadWhileTaken(page: Page) {
  await page.reload({ timeout: 30_000 }).catch(() => page.reload());
}

const line = (page: Page) => page.locator('.offline').getByText(/offline|answer/);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const offlineDocument = (page: Page) => page.getByRole('heading', { name: 'No connection' });
const results = (page: Page) => page.getByRole('region', { name: 'Results' });

for (const way of ['browser', 'server'] as const) {
  test(`what was seen and saved opens without a connection, cut at the ${way}`, async ({
    page,
    context,
    front,
  }) => {
    const cut = () => (way === 'browser' ? context.setOffline(true) : front.stop());
    const mend = () => (way === 'browser' ? context.setOffline(false) : front.start());
    await stayOn(page, `${front.origin}/specialists-results?keywords=plumber`);
    const cards = results(page).getByRole('heading');
    const [seen, saved] = [await cards.nth(0).innerText(), await cards.nth(1).innerText()];
    const savedPath = await cards.nth(1).getByRole('link').getAttribute('href');
    await page.getByRole('button', { name: `Save ${saved}` }).click();
    await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(['/saved', savedPath]));
    // A page that scripts have shown.
    await cards.nth(0).getByRole('link').click();
    await expect(heading(page)).toContainText(seen);
    const seenPath = new URL(page.url()).pathname;
    await expect.poll(() => keptPages(page)).toContain(seenPath);

    await cut();
    await page.reload();
    await expect(heading(page)).toContainText(seen);
    await expect(line(page)).toContainText('This page is from');
    await page.goto(`${front.origin}/saved`);
    await page.getByRole('link', { name: saved }).first().click();
    await expect(heading(page)).toContainText(saved);
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    const picture = page.locator('main img[src^="/media/"]').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.goto(`${front.origin}/specialists-results?keywords=plumber`);
    await expect(heading(page)).toContainText('plumber');
    // Never seen.
    await page.goto(`${front.origin}/find?q=a+roof+that+leaks`);
    await expect(offlineDocument(page)).toBeVisible();
    await expect(page).toHaveURL(/find\?q=a\+roof/);

    await mend();
    await page.goto(`${front.origin}${seenPath}`);
    await expect(heading(page)).toContainText(seen);
    await expect(line(page)).toHaveCount(0);
  });
}

const isWaiting = (page: Page) =>
  page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting);

const askForNewWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** How many pages each worker that is awake knows, the one that waits too. */
const pagesOf = (context: BrowserContext) =>
  Promise.all(
    context.serviceWorkers().map((worker) =>
      worker.evaluate(async () => {
        const { clients } = globalThis as unknown as {
          clients: { matchAll: (of: object) => Promise<unknown[]> };
        };
        return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
      }),
    ),
  );

test('a new build is taken at the next visit, and disturbs nobody', async ({ page, front }) => {
  await stayOn(page, `${front.origin}/faq`);
  const before = Object.keys((await readCaches(page)).kept).find((name) => /shell/.test(name))!;
  const other = await page.context().newPage();
  await stayOn(other, `${front.origin}/terms`);
  front.rebuild(before.slice('kanek-shell-'.length));

  // Its script is gone: the page loads itself as a document, once.
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page.locator('link[href*="/assets/new-"]').first()).toBeAttached();
  await expect(heading(page)).toBeVisible();
  expect(documents).toEqual(['/contact']);

  await touch(page);
  await askForNewWorker(page);
  await expect.poll(() => isWaiting(page)).toBe(true);
  // Two pages of the old one are open.
  await reloadWhileTaken(page);
  await touch(page);
  await expect.poll(() => isWaiting(page)).toBe(true);
  await other.close();
  // A worker that rests is listed no more, and counts anew when it is started; one may end while it is asked.
  const knowsOther = (pages: number) => pages !== 1;
  await expect(async () =>
    expect((await pagesOf(page.context())).filter(knowsOther)).toEqual([]),
  ).toPass();
  await reloadWhileTaken(page);
  await touch(page);
  // By name alone: to open one that is being deleted would make it anew.
  const shells = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => /shell/.test(name)));
  await expect.poll(shells).toEqual(['kanek-shell-newer']);

  // What was kept of the old build opens with the files of that one.
  await front.stop();
  await page.goto(`${front.origin}/terms`);
  await expect(line(page)).toContainText('This page is from');
  const missing = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
        .filter(({ sheet }) => !sheet)
        .map(({ href }) => href),
    );
  expect(await missing()).toEqual([]);
});

test('switched off, it goes and leaves nothing behind', async ({ page, front }) => {
  await stayOn(page, `${front.origin}/faq`);
  const end = await (await page.request.get('/no-service-worker.js')).text();
  // Pages of a server without it bring no directory either (`offline-parts.test.tsx`).
  front.send('/offline/directory', () => null);
  front.send('/service-worker.js', () => end);
  await page.goto(`${front.origin}/terms`);
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([0]);
  await expect(heading(page)).toBeVisible();
});

test('a worker that fails, and storage that is full, keep no page from loading', async ({
  page,
  front,
}) => {
  await stayOn(page, `${front.origin}/faq`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: front.origin, quotaSize: 1 });
  await page.goto(`${front.origin}/about`);
  await expect(heading(page)).toBeVisible();
  await page.goto(`${front.origin}/`);
  await expect(page.locator('main img').first()).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: front.origin });

  // Once it has taken over, and whenever it is started after that: one that cannot be installed changes nothing.
  const broken = `
    const fail = () => { CacheStorage.prototype.match = () => { throw new Error('broken'); }; };
    addEventListener('activate', (event) => { event.waitUntil(caches.open('broken')); fail(); });
    if (serviceWorker.state === 'activated') fail();`;
  const isBroken = () => page.evaluate(() => caches.has('broken'));
  front.send('/service-worker.js', (text) => `${text}\n${broken}`);
  await touch(page);
  await askForNewWorker(page);
  // This page takes it along itself where its last part comes after it.
  await expect.poll(async () => (await isWaiting(page)) || (await isBroken())).toBe(true);
  await reloadWhileTaken(page);
  await touch(page);
  await expect.poll(isBroken).toBe(true);
  await page.goto(`${front.origin}/contact`);
  await expect(heading(page)).toBeVisible();
  // Its files come too.
  await touch(page);
});

test('a page that does not come is shown as it was, and can be asked for again', async ({
  page,
  front,
}) => {
  await stayOn(page, `${front.origin}/faq`);
  const held = front.hold('/faq');
  await page.reload();
  await expect(line(page)).toContainText('No answer just now. This page is from');
  held.letGo();
  // By something that scripts leave alone: another text would be another page to them.
  front.send('/faq', (html) => html.replaceAll('<main', '<main data-anew'));
  await page.getByRole('button', { name: 'Load it anew' }).click();
  await expect(page.locator('main[data-anew]')).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test('to try again on a line that hangs ends, and says so', async ({ page, front }) => {
  await stayOn(page, `${front.origin}/faq`);
  // A shorter half minute; a clock in its place would hide when the document was kept.
  await page.addInitScript(() => {
    const later = setTimeout.bind(window);
    const sooner = (act: () => void, ms: number) => later(act, ms === 30_000 ? 1_000 : ms);
    Object.assign(window, { setTimeout: sooner });
  });
  await front.stop();
  await page.goto(`${front.origin}/about`);
  await expect(offlineDocument(page)).toBeVisible();
  await front.start();
  const held = front.hold('/about');
  const again = page.getByRole('link', { name: 'Try again' });
  await again.click();
  // Nobody can look into a page that is being loaded.
  await expect(page.getByRole('heading', { name: 'Still no connection.' })).toBeVisible();
  held.letGo();
  await again.click();
  // Which the document without a connection has not.
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('to try again while a line still hangs asks anew', async ({ page, front }) => {
  await stayOn(page, `${front.origin}/faq`);
  await front.stop();
  await page.goto(`${front.origin}/about`);
  await expect(offlineDocument(page)).toBeVisible();
  await front.start();
  const held = front.hold('/about');
  // Nobody can look into a page that is being loaded.
  const { x, y } = (await page.getByRole('link', { name: 'Try again' }).boundingBox())!;
  await page.mouse.click(x + 10, y + 10);
  await held.asked;
  // The first one stays without an answer.
  front.hold('/about').letGo();
  await page.mouse.click(x + 10, y + 10);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('where data is to be saved, nothing is fetched ahead', async ({ page, front }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${front.origin}/specialists-results`);
  await page.locator('main').dispatchEvent('pointerdown');
  // What is left for somebody to choose.
  const choice = page.getByRole('contentinfo').getByRole('checkbox');
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return choice.count();
    })
    .toBe(1);
  await expect(choice).not.toBeChecked();
  await results(page)
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await page.clock.runFor(10_000);
  expect(asked.filter((path) => /service-worker|directory\/|saved|\.data$/.test(path))).toEqual([]);
  expect(Object.values((await readCaches(page)).kept).flat()).toEqual([]);
});

test('nothing personal is kept, of whoever is or was signed in', async ({
  page,
  context,
  front,
}) => {
  await stayOn(page, `${front.origin}/faq`);
  const login = await demoLogin('specialist');
  await signInAs(context, login);
  for (const path of ['/dashboard', '/account', '/profile1', '/', '/saved', '/reviews']) {
    await page.goto(front.origin + path);
    await page.waitForLoadState('networkidle');
  }
  const { kept, having } = await readCaches(page, login.email);
  expect(having).toEqual([]);
  expect(
    kept['kanek-pages']!.filter((path) => /dashboard|account|profile1|reviews/.test(path)),
  ).toEqual([]);
  expect((await readCaches(page, 'Log out')).having.filter((url) => !/assets/.test(url))).toEqual(
    [],
  );
  // In a second tab too, which is left open and goes on afterwards.
  const other = await context.newPage();
  await other.goto(`${front.origin}/account`);
  await page.goto(`${front.origin}/logout`);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${front.origin}/`);
  // A page that starts writes itself into the history, which ends the wait for a way back too early.
  await openPage(other, `${front.origin}/dashboard`);
  await other.goBack();
  await untilAlive(other.locator('main'));
  await front.stop();
  await other.reload();
  await expect(other.getByText('Signing up and logging in need a connection.')).toBeVisible();
  await expect(other.getByText(login.email)).toHaveCount(0);
  expect((await readCaches(other, login.email)).having).toEqual([]);
});

test('a form keeps what was written, and sends it when the person says so', async ({
  page,
  context,
  front,
}) => {
  await stayOn(page, `${front.origin}/faq`);
  await page.goto(`${front.origin}/contact`);
  await page.getByLabel('Full name').fill('Florencia Ack');
  await page.getByLabel('Email address').fill('florencia@gmail.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is the ferry running?');
  const send = page.getByRole('main').getByRole('button', { name: /Send/ });
  await page.setViewportSize({ width: 360, height: 740 });
  await send.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight));
  await context.setOffline(true);
  await expect(line(page)).toContainText('What you write stays here until you send it.');
  await expect(async () => {
    const [button, words] = [await send.boundingBox(), await line(page).boundingBox()];
    expect(button!.y + button!.height).toBeLessThanOrEqual(words!.y);
  }).toPass();
  await send.click();
  await expect(page.getByText('Network error. Please try again later.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('.offline')).toContainText('What you wrote has not been sent yet');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is the ferry running?');
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank' })).toBeVisible();
});
