import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectGoodForEveryone,
  expectNoSidewaysScroll,
  holdBack,
  openPage,
  test,
} from './journey.ts';

const SPECIALISTS = '**/api/search/specialist.php*';
const BUSINESSES = '**/api/search/business.php*';

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('heading');
const listed = (page: Page) =>
  page
    .getByRole('region', { name: 'Results' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
/** Those that can be seen from top to bottom. */
const wholeCards = (page: Page) =>
  cards(page).evaluateAll((all) => {
    const bars = document.querySelectorAll('.site-header, [data-top-bar]');
    const top = Math.max(...Array.from(bars, (bar) => bar.getBoundingClientRect().bottom));
    const boxes = all.map((heading) => heading.closest('li')!.getBoundingClientRect());
    return boxes.filter((box) => box.top >= top && box.bottom <= innerHeight).length;
  });
const filters = (page: Page) => page.getByRole('search', { name: /^Filter/ });

test.describe('specialists', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('say when nobody matches every word', async ({ page }) => {
    const note = page.getByText('Nobody matches every word. These match most of them.');
    await openPage(page, '/specialists-results?keywords=plumber+guitar');
    await expect(note).toBeVisible();
    await expect(cards(page).first()).toBeVisible();

    const keywords = filters(page).getByLabel('Keywords');
    await keywords.fill('plumber');
    await keywords.press('Enter');
    await expect(page).toHaveURL('/specialists-results?keywords=plumber');
    await expect(note).toBeHidden();
    await keywords.fill('plumber guitar');
    await keywords.press('Enter');
    await expect(note).toBeVisible();
    expect(await (await page.request.get(page.url())).text()).toContain('Nobody matches every');
  });

  test('stand twelve a page in three columns, and each card leads to its profile', async ({
    page,
  }) => {
    await openPage(page, '/specialists-results');
    await expect(page).toHaveTitle('Specialists in Belize · Kanek');
    await expect(cards(page)).toHaveCount(12);
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((h) => h.closest('li')!.offsetLeft),
    );
    expect(new Set(lefts).size).toBe(3);
    expect(await wholeCards(page)).toBeGreaterThanOrEqual(6);
    const first = cards(page).first().getByRole('link');
    const href = await first.getAttribute('href');
    expect(href).toMatch(/^\/specialist\/[a-z0-9-]+$/);
    // Anywhere on the card, not only its name.
    await page.locator('h2 + p').first().click({ force: true });
    await expect(page).toHaveURL(href!);
  });

  test('Back finds the same place in the list, without asking again', async ({ page }) => {
    await openPage(page, '/specialists-results');
    await cards(page).nth(10).getByRole('link').click();
    await expect(page).toHaveURL(/\/specialist\//);
    await page.route(SPECIALISTS, (route) => route.abort());
    await page.goBack();
    await expect(cards(page).nth(10)).toBeInViewport();
    await expect(cards(page)).toHaveCount(12);
  });

  test('are filtered, sorted and paged through the address', async ({ page }) => {
    await openPage(page, '/specialists-results?page=2');
    await expect(page.getByRole('status').filter({ hasText: 'showing 13 to 24' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
    await expect(page.locator('head link[rel=prev]')).toHaveAttribute(
      'href',
      '/specialists-results',
    );
    await expect(page.locator('head link[rel=next]')).toHaveCount(1);

    const asked = page.waitForRequest(SPECIALISTS);
    await filters(page).getByLabel('Location').selectOption('Cayo');
    await expect(page).toHaveURL('/specialists-results?location=Cayo');
    const query = new URL((await asked).url()).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      location: 'Cayo',
      serves: 'yes',
      page: '1',
      limit: '12',
      sort: 'best',
    });

    await page.getByLabel('Sort by').selectOption('Name, A to Z');
    await expect(page).toHaveURL('/specialists-results?location=Cayo&sort=name');
    await expect(async () => {
      const names = await cards(page).allInnerTexts();
      expect(names).toHaveLength(12);
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    }).toPass();

    const keywords = filters(page).getByLabel('Keywords');
    await keywords.fill('teacher');
    const words = page.waitForRequest(SPECIALISTS);
    await keywords.press('Enter');
    const sent = new URL((await words).url()).searchParams;
    for (const field of ['skills', 'first_name', 'last_name', 'occupation']) {
      expect(sent.get(field)).toBe('teacher');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Specialists for “teacher” in Cayo',
    );

    await page.getByRole('link', { name: 'Remove Location: Cayo' }).click();
    await expect(page).toHaveURL('/specialists-results?keywords=teacher&sort=name');
    await expect(filters(page).getByLabel('Location')).toHaveValue('');
    await page.goBack();
    await expect(filters(page).getByLabel('Location')).toHaveValue('Cayo');
  });

  test('show how many stand behind each choice', async ({ page }) => {
    await openPage(page, '/specialists-results?location=Cayo');
    const option = filters(page).getByLabel('Location').getByRole('option', { name: /^Cayo/ });
    const counted = /\((\d+)\)/.exec((await option.textContent()) ?? '')?.[1];
    await expect(
      page.getByRole('status').filter({ hasText: `${counted} specialists` }),
    ).toBeVisible();
    const whole = filters(page).getByLabel('Location').getByRole('option', { name: /^All/ });
    const all = /\((\d+)\)/.exec((await whole.textContent()) ?? '')?.[1];
    await page.getByRole('link', { name: 'Remove Location: Cayo' }).click();
    await expect(page.getByRole('status').filter({ hasText: `${all} specialists` })).toBeVisible();
  });

  test('say that they are loading, then come', async ({ page }) => {
    await openPage(page, '/specialists-results');
    // Those that are invented are marked as such, real ones are not.
    const marks = page.getByRole('listitem').getByText('Demo profile', { exact: true });
    await expect(marks).toHaveCount(12);
    const loading = await holdBack(page, SPECIALISTS);
    await filters(page).getByLabel('Category').selectOption('Engineering');
    await expect(page.getByText('Loading specialists...')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    loading.letGo();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText('Loading specialists...')).toBeHidden();
  });

  test('nothing found is said as specified, with ways on that find something', async ({ page }) => {
    await openPage(page, '/specialists-results?keywords=plummber&location=Dangriga');
    await expect(page.getByText('No specialists found.', { exact: true })).toBeVisible();
    await expect(page.getByText('keywords “plummber”, location “Dangriga”')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Ways on' }).getByRole('link')).not.toHaveCount(0);
    await page.getByRole('link', { name: 'plumber', exact: true }).click();
    await expect(page).toHaveURL('/specialists-results?keywords=plumber');
    await expect(cards(page).first()).toBeVisible();
  });

  test('what has no letter or digit finds nobody and says why', async ({ page }) => {
    await openPage(page, '/specialists-results?keywords=...');
    await expect(page.getByText('No specialists found.', { exact: true })).toBeVisible();
    await expect(page.getByText(/needs at least one letter or digit/)).toBeVisible();
    await page.getByRole('link', { name: 'See all specialists' }).click();
    await expect(cards(page)).toHaveCount(12);
  });

  test('a place that nobody knows is no dead end', async ({ page }) => {
    await openPage(page, '/specialists-results?location=Atlantis');
    await expect(page.getByText('No specialists found.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'See all specialists' }).click();
    await expect(cards(page)).toHaveCount(12);
  });

  test('the back button leads to where the visitor came from, else home', async ({ page }) => {
    await openPage(page, '/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Specialists' }).click();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/faq');
    await openPage(page, '/specialists-results');
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
      'href',
      '/',
    );
  });
});

test.describe('a search that fails', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    expectedErrors: [/status of (400|500|502)|ERR_FAILED/],
  });

  test('says so, and can be tried again', async ({ page }) => {
    await openPage(page, '/specialists-results');
    await page.route(SPECIALISTS, (route) => route.fulfill({ status: 502, body: '<h1>' }));
    await filters(page).getByLabel('Location').selectOption('Cayo');
    const error = page.getByText('Error: Failed to fetch specialists', { exact: true });
    await expect(error).toHaveCSS('color', 'rgb(192, 38, 45)');
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await page.unroute(SPECIALISTS);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL('/specialists-results?location=Cayo');
  });

  test('because of what was asked says that on the server too', async ({ page }) => {
    const response = await openPage(page, `/specialists-results?keywords=${'a'.repeat(101)}`);
    expect(response?.status()).toBe(400);
    await expect(
      page.getByText('Error: Search values may have at most 100 characters.'),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test.describe('businesses', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('stand under a line of what was asked', async ({ page }) => {
    await openPage(page, '/businesses-results?businessType=Food+%26+Beverage&location=Cayo');
    await expect(page.getByRole('list', { name: 'Active criteria' })).toHaveText(
      /Business type: Food & Beverage.*Location: Cayo/,
    );
  });

  test('read the other names too, and keep them when a filter changes', async ({ page }) => {
    await openPage(page, '/businesses-results?category=Automotive&business_name=a&page=1');
    await expect(filters(page).getByLabel('Business type')).toHaveValue('Automotive');
    await filters(page).getByLabel('Location').selectOption('Belize City');
    await expect(page).toHaveURL(
      '/businesses-results?businessType=Automotive&location=Belize+City&business_name=a',
    );
  });

  test('a page too far is the last page', async ({ page }) => {
    await openPage(page, '/businesses-results?page=400');
    await expect(cards(page).first()).toBeVisible();
    const last = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]');
    await expect(last).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
    const number = await last.innerText();
    const title = `Businesses in Belize, page ${number} · Kanek`;
    await expect(page).toHaveTitle(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`page=${number}$`),
    );

    await openPage(page, '/businesses-results');
    await page.evaluate(() => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate: (to: string) => void };
      };
      router.navigate('/businesses-results?page=400');
    });
    await expect(last).toHaveText(number);
    await expect(page).toHaveTitle(title);
  });

  test('stand six a page, and show skeletons while loading', async ({ page }) => {
    await openPage(page, '/businesses-results');
    await expect(cards(page)).toHaveCount(6);
    await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', /^\/business\//);
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results.getByText('out of 5 stars')).toHaveCount(6);
    const loading = await holdBack(page, BUSINESSES);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.locator('.skeleton').first()).toBeVisible();
    await expect(page.getByText('Loading businesses...')).toBeVisible();
    loading.letGo();
    await expect(cards(page)).toHaveCount(6);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(page).toHaveURL('/businesses-results?page=2');
  });

  test('nothing found is said as specified', async ({ page }) => {
    await openPage(page, '/businesses-results?services=zeppelinxyz');
    await expect(
      page.getByText('No businesses found. Try adjusting your search criteria.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'See all businesses' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('filters stand in a sheet that promises what it will show', async ({ page }) => {
    await openPage(page, '/specialists-results?category=Engineering');
    await page.getByRole('button', { name: /Filters/ }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: /^Show \d+ results?$/ })).toBeVisible();
    await sheet.getByRole('button', { name: 'Clear' }).click();
    await sheet.getByLabel('Location').selectOption('Cayo');
    const cayo = sheet.getByLabel('Location').getByRole('option', { name: /^Cayo/ });
    await expect(sheet.getByLabel('Category')).toHaveValue('');
    const show = sheet.getByRole('button', { name: /^Show \d+ results?$/ });
    await expect(async () => {
      const counted = /\((\d+)\)/.exec((await cayo.textContent()) ?? '')?.[1];
      await expect(show).toHaveText(`Show ${counted} results`, { timeout: 500 });
    }).toPass();
    const promised = /\d+/.exec((await show.textContent()) ?? '')?.[0];
    await expectAccessible(page);
    await show.click();
    await expect(page).toHaveURL('/specialists-results?location=Cayo');
    await expect(
      page.getByRole('status').filter({ hasText: `${promised} specialists` }),
    ).toBeVisible();
  });

  test('facts are chosen in the sheet, counted beside each other, and taken back', async ({
    page,
  }) => {
    await openPage(page, '/specialists-results');
    await page.getByRole('button', { name: /Filters/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Language').selectOption('Spanish');
    await sheet.getByLabel('Price').selectOption('100');
    const emergency = sheet.getByLabel(/^Emergency calls \(\d+\)$/);
    const show = sheet.getByRole('button', { name: /^Show \d+ results?$/ });
    await emergency.check();
    await expect(async () => {
      const label = await sheet.getByText(/^Emergency calls/).textContent();
      const counted = /\d+/.exec(label ?? '')?.[0];
      await expect(show).toHaveText(new RegExp(`^Show ${counted} results?$`), { timeout: 500 });
    }).toPass();
    await expectAccessible(page);
    await show.click();
    await expect(page).toHaveURL(
      '/specialists-results?language=Spanish&priceUpTo=100&emergency=yes',
    );
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Remove Up to BZ$100' }).click();
    await expect(page).toHaveURL('/specialists-results?language=Spanish&emergency=yes');
    await page.getByRole('link', { name: 'Remove Emergency calls' }).click();
    await expect(page).toHaveURL('/specialists-results?language=Spanish');
    await page.getByRole('button', { name: /Filters/ }).click();
    await expect(emergency).not.toBeChecked();
    await expect(sheet.getByLabel('Language')).toHaveValue('Spanish');
    await expectNoSidewaysScroll(page);
  });

  test('a card is enough to call somebody, and says more when asked', async ({ page }) => {
    await openPage(page, '/specialists-results?keywords=plumber');
    await listed(page)
      .first()
      .evaluate((card) => card.scrollIntoView());
    expect(await wholeCards(page)).toBeGreaterThanOrEqual(2);

    const maria = listed(page).filter({ hasText: 'Maria Castillo' });
    await expect(maria.getByText('Skills', { exact: true })).toBeHidden();
    await maria.getByText('More', { exact: true }).click();
    await expect(maria.getByText('Skills', { exact: true })).toBeVisible();

    const number = await holdBack(page, '**/api/contact');
    const call = maria.getByRole('link', { name: /^Call Maria Castillo/ });
    await call.dblclick();
    await expect(call).toHaveAttribute('aria-busy', 'true');
    number.letGo();
    await expect(call).toHaveText(/^\d{3}-\d{4}$/);
    await expect(call).toHaveAttribute('href', /^tel:\+501\d{7}$/);
    await expect(page).toHaveURL('/specialists-results?keywords=plumber');
    await expectGoodForEveryone(page);
  });

  test('everything works without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      viewport: { width: 360, height: 780 },
    });
    const page = await context.newPage();
    await page.goto('/businesses-results?page=2');
    await expect(page.getByRole('button', { name: /Filters/ })).toBeHidden();
    await filters(page).getByLabel('Location').selectOption('Cayo');
    await filters(page)
      .getByLabel(/^Open now \(\d+\)$/)
      .check();
    await filters(page).getByLabel('Language').selectOption('Spanish');
    await page.getByLabel('Sort by').selectOption('Name, A to Z');
    await filters(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/location=Cayo.*open=now&language=Spanish.*sort=name/);
    await expect(page).not.toHaveURL(/page=/);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ business/ })).toBeVisible();
    await page.getByRole('link', { name: 'Remove Open now' }).click();
    await page.getByRole('link', { name: 'Remove Speaks Spanish' }).click();
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Remove Location: Cayo' }).click();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/businesses-results?sort=name&page=2');
    await listed(page).first().getByText('More', { exact: true }).click();
    await expect(listed(page).first().getByText('Services', { exact: true })).toBeVisible();
    await listed(page)
      .first()
      .getByRole('link', { name: /^Call / })
      .click();
    await expect(page).toHaveURL(/\/business\/[a-z0-9-]+#contact-heading$/);
    await expect(page.locator('#contact-heading')).toBeInViewport();
    await context.close();
  });
});
