import type { Page } from '@playwright/test';
import { DESKS } from '#features/moderation/desks.ts';
import { company, district, plumber, slugOf, town } from './country.ts';
import { demoLogin } from './demo-server.ts';
import {
  expect,
  expectAccessible,
  expectGoodForEveryone,
  expectGoodOnEveryScreen,
  expectNoSidewaysScroll,
  followTo,
  openPage,
  test,
  untilAlive,
} from './journey.ts';
import { signInAs } from './people.ts';
import { tooWideForLargeLetters } from './odd-texts.ts';

/** Each list is walked in one window: what a browser has read and understood once is not paid for on every page. */
const PAGES: Record<string, string[]> = {
  'the search’s': [
    '/',
    `/find?q=cheap+dentist+in+${town}+who+speaks+Spanish`,
    `/specialists-results?keywords=teacher&location=${district}`,
    '/specialists-results?keywords=zeppelinxyz&category=Engineering',
    `/specialists/trades-and-manual-labor/${slugOf(plumber.location)}`,
    `/saved?ids=${plumber.slug},${company.slug}`,
  ],
  'a provider’s': [plumber.path, company.path],
  'the signup’s and the login’s': ['/signup', '/login'],
  'the house’s own': ['/contact?topic=email-change', '/terms', '/faq'],
};
/** Those that are made like one of these, or that journeys look at in their states: one look is enough. */
const ALIKE = [
  '/find',
  '/businesses-results?page=2',
  '/specialist-form',
  '/business-form',
  '/resetpassword',
  '/verification-modal',
  '/saved',
  '/privacy',
];
/** Pages that show one section of the home page, and its heading. */
const PARTS: Record<string, string | RegExp> = {
  '/directory-search': 'What do you need done?',
  '/about': 'Good work deserves to be found',
  '/hero-section': /Find someone good/,
  '/featured-carousel-v1': 'Featured Specialists',
  '/featured-carousel-v2': 'Featured Businesses',
};
/** Those that show the login, or lead to it. */
const LOGINS = ['/businesslogin', '/specialistlogin', '/profile1', '/profile2'];

const DESK_PAGES = DESKS.map(({ path }) => path);
/** The others are looked at on a phone where a journey brings them to their states. */
const DESKS_ON_A_PHONE = ['/admin', '/admin/numbers', '/admin/log'];

// Each walks through several pages.
test.describe.configure({ timeout: 600_000 });

/** Without words for those who do not see them, or without their place kept free. */
const carelessPictures = (page: Page) =>
  page
    .locator('img:not([alt], [aria-hidden]), img:not([width]), img:not([height])')
    .evaluateAll((pictures) => pictures.map((picture) => picture.outerHTML));

async function expectWhole(page: Page, path: string) {
  const response = await openPage(page, path);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Kanek/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('2025');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/);
  expect(await carelessPictures(page)).toEqual([]);
}

for (const [whose, paths] of Object.entries(PAGES)) {
  test(`${whose} pages have a title, the header and the footer, and are good for everyone`, async ({
    page,
  }) => {
    for (const [index, path] of paths.entries())
      await test.step(path, async () => {
        await expectWhole(page, path);
        await expectGoodOnEveryScreen(page, index === 0 ? 'framed' : 'alone');
        expect(await tooWideForLargeLetters(page)).toEqual([]);
      });
  });
}

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 360, height: 800 }, colorScheme: 'dark' });

  test('pages that are made like these are whole and accessible', async ({ page }) => {
    for (const path of [...ALIKE, ...Object.keys(PARTS)])
      await test.step(path, async () => {
        await expectWhole(page, path);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        expect(await tooWideForLargeLetters(page)).toEqual([]);
        const name = PARTS[path];
        if (name === undefined) return;
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(page.getByRole('main').locator('section')).toHaveCount(1);
      });
  });
});

test('every way to the login has a title, the header and the footer', async ({ request }) => {
  for (const path of LOGINS) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect([path, answer.status()]).toEqual([path, 200]);
    for (const part of [
      /<title>[^<]*Kanek<\/title>/,
      /<meta name="description" content="\w/,
      /<header class="[^"]*site-header/,
      /<footer[^>]* id="footer"/,
      /<h1[^>]*>/,
      /type="password"/,
    ])
      expect(html, path).toMatch(part);
    expect(html.split('<h1')).toHaveLength(2);
  }
});

for (const [who, paths] of [
  ['staff', DESK_PAGES],
  ['a provider', ['/account', '/dashboard', '/dashboard/numbers', '/reviews']],
] as const) {
  test(`the pages of ${who} are good on a wide screen`, async ({ page, context }) => {
    await signInAs(context, await demoLogin(who === 'staff' ? 'admin' : 'specialist'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, paths[0]);
    for (const path of paths)
      await test.step(path, async () => {
        await followTo(page, path);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        if (DESKS_ON_A_PHONE.includes(path)) await expectGoodForEveryone(page);
      });
    // With the header of whoever is signed in.
    await expectGoodOnEveryScreen(page);
  });
}

test('an unknown address answers 404 with ways on', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Kanek');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilAlive(page.getByRole('main'));
  await expectGoodOnEveryScreen(page, 'alone');
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
  await page.getByRole('banner').locator('summary[aria-label=Menu]').click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await context.close();
});
