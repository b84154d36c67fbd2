import type { Page } from '@playwright/test';
import { SITE_LANGUAGES } from './country.ts';
import { expect, expectGoodForEveryone, followTo, hurry, openPage, test } from './journey.ts';

interface Checked {
  url: string;
  errors: { message: string }[];
  installabilityErrors: { errorId: string }[];
}

for (const path of ['/', ...SITE_LANGUAGES.slice(1).map((language) => `/${language}`)])
  test(`the browser finds nothing against installing ${path}`, async ({ page }) => {
    await openPage(page, path);
    const devtools = await page.context().newCDPSession(page);
    const ask = (question: 'Page.getAppManifest' | 'Page.getInstallabilityErrors') =>
      devtools.send(question) as Promise<Partial<Checked>>;
    const { url, errors } = await ask('Page.getAppManifest');
    expect(new URL(url!).pathname).toBe(`${path === '/' ? '' : path}/site.webmanifest`);
    expect(errors).toEqual([]);
    const { installabilityErrors } = await ask('Page.getInstallabilityErrors');
    // Each journey has a window of its own that keeps nothing, which some browsers name.
    expect(installabilityErrors?.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });

test('what the manifest names is there, as large as it says', async ({ page, request }) => {
  await openPage(page, '/');
  interface Picture {
    src: string;
    sizes: string;
  }
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: Picture[];
    screenshots: Picture[];
  };
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const picture = Object.assign(new Image(), { src: address });
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
});

/** A browser that could install the page, on the day after its first visit. */
const comesBack = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('first-visit', String(Date.now() - 24 * 60 * 60_000));
    addEventListener('load', () =>
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} })),
    );
  });
const offer = (page: Page) => page.getByRole('region', { name: 'Install' });

test.describe('the offer to install', () => {
  test('loads nothing at a first visit', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPage(page, '/about');
    await page.waitForFunction(() => localStorage.getItem('first-visit') !== null);
    expect(asked.filter((url) => url.includes('install'))).toEqual([]);
  });

  test('covers nothing of a profile, moves nothing and is made once', async ({ page }) => {
    await page.addInitScript(hurry);
    await page.setViewportSize({ width: 360, height: 780 });
    await comesBack(page);
    const answer = await page.request.get('/api/search/specialist.php?limit=1');
    await openPage(page, '/contact');
    await followTo(page, `/specialist/${(await answer.json()).results[0].id}`);
    await expect(offer(page)).toBeVisible();
    await expectGoodForEveryone(page);
    const call = (await page.getByRole('link', { name: 'Call' }).last().boundingBox())!;
    const { y, height } = (await offer(page).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(call.y);
    await offer(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(offer(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await openPage(page, '/about');
    // What comes late is there.
    await expect(page.getByRole('contentinfo').getByRole('checkbox')).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(offer(page)).toHaveCount(0);
  });
});

test.describe('in Safari on a phone', () => {
  test.use({
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  });

  test('the hint has the symbol of the button within its sentence', async ({ page }) => {
    await page.addInitScript(hurry);
    await page.addInitScript(() => {
      localStorage.setItem('first-visit', String(Date.now() - 24 * 60 * 60_000));
      Object.defineProperty(navigator, 'standalone', { value: false });
    });
    await openPage(page, '/about');
    await expect(offer(page).getByText('Add to Home Screen')).toBeVisible();
    await expect(offer(page).getByRole('paragraph').locator('svg')).toHaveCSS('display', /inline/);
  });
});
