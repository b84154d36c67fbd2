import type { Page } from '@playwright/test';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';
import { tooWideForLargeLetters } from './odd-texts.ts';

const ROUTES = [
  '/',
  '/signup',
  '/specialists-results',
  '/specialist/:id',
  '/businesses-results',
  '/business/:id',
  '/login',
  '/business-form',
  '/specialist-form',
  '/directory-search',
  '/about',
  '/contact',
  '/featured-carousel-v2',
  '/hero-section',
  '/featured-carousel-v1',
  '/terms',
  '/privacy',
  '/businesslogin',
  '/resetpassword',
  '/specialistlogin',
  '/faq',
  '/profile1',
  '/profile2',
  '/verification-modal',
];

/** The address of somebody who is really listed. */
async function existing(page: Page, path: string): Promise<string> {
  const [, kind] = /^\/(specialist|business)\/:id$/.exec(path) ?? [];
  if (!kind) return path;
  const answer = await page.request.get(`/api/search/${kind}.php?limit=1`);
  return path.replace(':id', (await answer.json()).results[0].id);
}

/** Without words for those who do not see them, or without their place kept free. */
const carelessPictures = (page: Page) =>
  page
    .locator('img:not([alt], [aria-hidden]), img:not([width]), img:not([height])')
    .evaluateAll((pictures) => pictures.map((picture) => picture.outerHTML));

test('each of the 24 routes answers with a title, the header and the footer', async ({ page }) => {
  for (const path of ROUTES)
    await test.step(path, async () => {
      const response = await page.goto(await existing(page, path));
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(/Kanek/);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('2025');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/);
      expect(await carelessPictures(page)).toEqual([]);
      expect(await tooWideForLargeLetters(page)).toEqual([]);
    });
});

test('an unknown address answers 404 with ways on', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Kanek');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
test.use({ expectedErrors: [/404 \(Not Found\)/] });

test('pages can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await context.close();
});

for (const path of ['/', '/specialist-form', '/no-such-page', '/styleguide']) {
  test(`${path} is good for everyone`, async ({ page }) => {
    await openPage(page, path);
    await expectGoodForEveryone(page);
  });
}
