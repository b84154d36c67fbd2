import type { Page } from '@playwright/test';
import { expect, holdBack, openPage, test, untilAlive } from './journey.ts';

const aProfile = async (page: Page) => {
  const answer = await page.request.get('/api/search/specialist.php?occupation=Plumber');
  return `/specialist/${(await answer.json()).results[0].id}`;
};

const PAGES = [
  ['home', () => '/'],
  ['results', () => '/specialists-results?keywords=plumber'],
  ['a profile', aProfile],
  ['a landing page', () => '/specialists'],
  ['the sign-up form', () => '/specialist-form'],
  ['the login', () => '/login'],
  ['the questions', () => '/faq'],
  ['a page that is missing', () => '/nowhere'],
] as const;

/** A line where scripts wait for the first touch; `start-late.test.tsx` knows the others. */
const metered = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

test.describe('the first paint', () => {
  test.use({ viewport: { width: 360, height: 780 }, expectedErrors: [/404/] });

  test('every page is painted before scripts and stylesheets are asked for', async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    for (const [name, find] of PAGES)
      await test.step(name, async () => {
        const answer = await page.goto(await find(page));
        await untilAlive(page.locator('main'));
        const { early, late } = await page.evaluate(() => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          const files = performance.getEntriesByType('resource');
          const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')];
          const waiting = new Set(lazy.map((picture) => picture.currentSrc));
          // Of its tab, for which a browser with windows asks when it likes.
          const isIcon = (file: PerformanceEntry) => file.name.endsWith('/favicon.svg');
          const names = (all: PerformanceEntryList) =>
            all.map((file) => new URL(file.name).pathname);
          const isEarly = (file: PerformanceEntry) =>
            file.startTime < paint!.startTime && !waiting.has(file.name) && !isIcon(file);
          return {
            early: names(files.filter(isEarly)),
            late: names(files.filter((file) => !isEarly(file))),
          };
        });
        expect(early.filter((file) => /\.(js|css)$/.test(file))).toEqual([]);
        // With the document itself: six.
        expect(early.length, early.join()).toBeLessThanOrEqual(5);
        expect(late.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(3);

        // When somebody goes back a page is shown from memory. The browser of these journeys keeps none, so this asks
        // for what would keep another one from it.
        if (answer!.status() !== 200) return;
        expect((await answer!.allHeaders())['cache-control'] ?? '').not.toContain('no-store');
        const { result } = await browser.send('Runtime.evaluate', { expression: 'window' });
        const { listeners } = await browser.send('DOMDebugger.getEventListeners', {
          objectId: result.objectId!,
        });
        const events = listeners.map(({ type }) => type);
        expect(events).toContain('pagehide');
        expect(events).not.toContain('unload');
      });
  });

  test('every page comes with all the styles that it shows', async ({ page }) => {
    await metered(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const [name, find] of PAGES)
      await test.step(name, async () => {
        await page.goto(await find(page));
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 780 });
          expect(await page.evaluate(differences)).toEqual([]);
        }
      });
  });

  test('a page that a link leads to looks as if it had been opened itself', async ({ page }) => {
    const expectWhole = async () => expect(await page.evaluate(differences)).toEqual([]);
    await page.goto('/specialists-results?keywords=plumber');
    await untilAlive(page.locator('main'));
    await page
      .getByRole('link', { name: /to the start/ })
      .first()
      .click();
    await expect(page.locator('#home')).toBeVisible();
    await expectWhole();
    await page
      .locator('#featured-specialists')
      .getByRole('group')
      .first()
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/specialist\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWhole();
    await page.setViewportSize({ width: 1440, height: 780 });
    await expectWhole();
    await page.goBack();
    await expect(page.locator('#home')).toBeVisible();
    await expectWhole();
  });

  test('Back brings its page before scripts are there', async ({ page }) => {
    await page.goto('/faq');
    await untilAlive(page.locator('main'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveTitle('Privacy Policy · Kanek');
    await metered(page);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveTitle('Questions and answers · Kanek');
    await page.goForward();
    await expect(page).toHaveTitle('Privacy Policy · Kanek');
  });

  test('what was chosen and followed too early counts once scripts are there', async ({ page }) => {
    await metered(page);
    const { asked, letGo } = await holdBack(page, '**/assets/entry.client-*.js');
    await page.setViewportSize({ width: 1280, height: 780 });
    await page.goto('/specialists-results');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
    await asked;
    letGo();
    await expect(page).toHaveURL(/sort=name/);

    await page.goto(await aProfile(page));
    const counted = page.waitForRequest(
      (request) => request.url().endsWith('/api/events') && /"call"/.test(request.postData() ?? ''),
    );
    await page.getByRole('link', { name: /call/i }).first().click();
    await counted;
  });

  test('a button that was pressed too early is pressed once scripts are there', async ({
    page,
  }) => {
    await metered(page);
    // Where the header has room for the switch.
    await page.setViewportSize({ width: 412, height: 780 });
    const { asked, letGo } = await holdBack(page, '**/assets/entry.client-*.js');
    await page.goto('/');
    const theme = page.getByRole('button', { name: /dark theme/i });
    await theme.click();
    await asked;
    await expect(theme).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(theme).not.toHaveAttribute('aria-busy', 'true');
  });

  test('what is below the first screen is laid out at the first touch, and links lead into it', async ({
    page,
  }) => {
    await metered(page);
    const { letGo } = await holdBack(page, '**/assets/entry.client-*.js');
    await page.setViewportSize({ width: 1440, height: 780 });
    await page.goto('/');
    const about = page.locator('#about');
    await expect(about).toHaveCSS('content-visibility', 'auto');
    const header = page.getByRole('banner').getByRole('navigation').first();
    await header.getByRole('link', { name: 'About', exact: true }).click();
    await expect(about).toHaveCSS('content-visibility', 'visible');
    const top = () => about.evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await expect.poll(top).toBe(80);
    letGo();
  });

  test('what was typed before scripts are there stays', async ({ page }) => {
    await metered(page);
    const { asked, letGo } = await holdBack(page, '**/assets/entry.client-*.js');
    await page.goto('/specialist-form');
    // The first step's, which is what a phone shows.
    const email = page.getByRole('textbox', { name: 'Login email' });
    await email.fill('ana.lucia@gmail.com');
    await asked;
    letGo();
    await untilAlive(page.locator('main'));
    await expect(email).toHaveValue('ana.lucia@gmail.com');
  });

  test('what is far below is withheld from the first paint alone, touched or not', async ({
    page,
  }) => {
    await metered(page);
    const pictures = Promise.withResolvers<void>();
    await page.route('**/*.avif', async (route) => {
      await pictures.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const search = page.locator('#search');
    await expect(search).toHaveCSS('content-visibility', 'hidden');
    pictures.resolve();
    await expect(search).toHaveCSS('content-visibility', 'auto');
    await page.mouse.wheel(0, 100);
    await expect(search).toHaveCSS('content-visibility', 'visible');
  });

  test('on a weak line no script is fetched before a touch', async ({ page }) => {
    await metered(page);
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(request.url()),
    );
    await page.goto('/specialists-results?keywords=plumber', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.mouse.click(5, 400);
    await untilAlive(page.locator('main'));
    expect(scripts.length).toBeGreaterThan(3);
  });
});

test.describe('a notice that comes late', () => {
  test.use({ cookiesAccepted: false });

  test('has nothing styled anew but what keeps clear of it', async ({ page, browser }) => {
    await openPage(page, '/specialists-results');
    const words = page.locator('.bottom-notice p');
    await words.waitFor();
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await words.evaluate(async (element) => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      element.textContent = 'Words that are longer. '.repeat(20);
      for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    });
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
      traceEvents: { name: string; args: { elementCount?: number } }[];
    };
    const styled = traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args.elementCount ?? 0);
    const all = await page.locator('*').count();
    expect(Math.max(...styled)).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(all / 8);
  });
});

/** Runs in the page: what looks different with the styles that came along and by the stylesheets alone. */
async function differences(): Promise<string[]> {
  await document.fonts.ready;
  document.querySelector('[data-below-fold-styles]')?.remove();
  for (const picture of document.images) picture.removeAttribute('srcset');
  const elements = [...document.body.querySelectorAll('*')];
  const looks = () =>
    elements.map((element) => {
      for (const animation of element.getAnimations()) animation.cancel();
      return getComputedStyle(element).cssText.split('; ');
    });
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-href]:not([href])')];
  const own = looks();
  const style = document.querySelector('head > style')!;
  style.remove();
  const loaded = links.map(
    (link) =>
      new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = reject;
        link.href = link.dataset.href!;
      }),
  );
  await Promise.all(loaded);
  const whole = looks();
  for (const link of links) link.removeAttribute('href');
  document.head.prepend(style);
  return elements.flatMap((element, at) => {
    const wrong = own[at]!.filter((value, index) => value !== whole[at]![index]);
    return wrong.length > 0
      ? [`${element.tagName}.${element.getAttribute('class')}: ${wrong.join()}`]
      : [];
  });
}
