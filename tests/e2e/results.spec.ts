import type { Page } from '@playwright/test';
import {
  COUNTRY,
  district,
  plumber,
  plumberName,
  shownPhone,
  specialists,
  town,
  townWithoutPlumber,
} from './country.ts';
import {
  asking,
  expect,
  expectAccessible,
  expectGoodForEveryone,
  expectNoSidewaysScroll,
  followTo,
  holdBack,
  openPage,
  test,
} from './journey.ts';
import { tooWideForLargeLetters } from './odd-texts.ts';

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

  test('stand twelve a page in three columns; each leads to its profile, and Back to its place', async ({
    page,
  }) => {
    await openPage(page, '/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Specialists' }).click();
    await expect(page).toHaveTitle(`Specialists in ${COUNTRY.name} · Kanek`);
    await expect(cards(page)).toHaveCount(12);
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((h) => h.closest('li')!.offsetLeft),
    );
    expect(new Set(lefts).size).toBe(3);
    expect(await wholeCards(page)).toBeGreaterThanOrEqual(6);
    // Those that are invented are marked as such.
    const marks = page.getByRole('listitem').getByText('Demo profile', { exact: true });
    await expect(marks).toHaveCount(12);
    const href = await cards(page).first().getByRole('link').getAttribute('href');
    expect(href).toMatch(/^\/specialist\/[a-z0-9-]+$/);
    // Anywhere on the card, not only its name.
    await page.locator('h2 + p').first().click({ force: true });
    await expect(page).toHaveURL(href!);
    await page.goBack();

    await test.step('without asking again', async () => {
      await cards(page).nth(10).getByRole('link').click();
      await expect(page).toHaveURL(/\/specialist\//);
      await page.route(SPECIALISTS, (route) => route.abort());
      await page.goBack();
      await expect(cards(page).nth(10)).toBeInViewport();
      await expect(cards(page)).toHaveCount(12);
    });

    await test.step('the link back leads to where the visitor came from, else home', async () => {
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL('/faq');
      const html = await (await page.request.get('/specialists-results')).text();
      expect(html).toMatch(/<a(?=[^>]* href="\/")[^>]*>(?:(?!<\/a>).)*Back(?:<\/span>)?<\/a>/);
    });
  });

  test('are filtered, sorted and paged through the address', async ({ page }) => {
    await openPage(page, '/specialists-results');
    const next = page.getByRole('link', { name: 'Next page' });
    await expect(next).toHaveAttribute('rel', 'next');
    await expect(page.locator('head link[rel=next]')).toHaveAttribute(
      'href',
      '/specialists-results?page=2',
    );
    await expect(page.locator('head link[rel=prev]')).toHaveCount(0);
    await openPage(page, '/specialists-results?page=2');
    const told = await page.getByRole('status').filter({ hasText: 'showing' }).innerText();
    const total = Number(/^\d+/.exec(told)![0]);
    expect(total).toBeGreaterThanOrEqual(specialists.length);
    expect(told).toBe(`${total} specialists, showing 13 to ${Math.min(24, total)}`);
    await expect(next).toHaveCount(total > 24 ? 1 : 0);
    await expect(page.locator('head link[rel=next]')).toHaveCount(total > 24 ? 1 : 0);
    await expect(page.locator('head link[rel=prev]')).toHaveAttribute(
      'href',
      '/specialists-results',
    );

    const location = filters(page).getByLabel('Location');
    const counted = async (name: RegExp) =>
      /\((\d+)\)/.exec((await location.getByRole('option', { name }).textContent()) ?? '')?.[1];
    const found = (count: string | undefined) =>
      page.getByRole('status').filter({ hasText: `${count} specialists` });
    const [whole, there] = [await counted(/^All/), await counted(new RegExp(`^${district}`))];
    await location.selectOption(district);
    await expect(page).toHaveURL(`/specialists-results?location=${district}`);
    await expect(found(there)).toBeVisible();

    await page.getByLabel('Sort by').selectOption('Name, A to Z');
    await expect(page).toHaveURL(`/specialists-results?location=${district}&sort=name`);
    await expect(async () => {
      const names = await cards(page).allInnerTexts();
      expect(names).toHaveLength(Math.min(12, Number(there)));
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    }).toPass();

    const keywords = filters(page).getByLabel('Keywords');
    await keywords.fill('teacher');
    await keywords.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Specialists for “teacher” in ${district}`,
    );
    await page.getByRole('link', { name: `Remove Location: ${district}` }).click();
    await expect(page).toHaveURL('/specialists-results?keywords=teacher&sort=name');
    await expect(location).toHaveValue('');
    await page.goBack();
    await expect(location).toHaveValue(district);
    await followTo(page, '/specialists-results');
    await expect(found(whole)).toBeVisible();
  });

  test('that are not found are no dead end, and it is said what was given up', async ({ page }) => {
    const none = page.getByText('No specialists found.', { exact: true });
    await openPage(page, `/specialists-results?keywords=plummber&location=${townWithoutPlumber}`);
    await expect(none).toBeVisible();
    await expect(
      page.getByText(`keywords “plummber”, location “${townWithoutPlumber}”`),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: 'Ways on' }).getByRole('link')).not.toHaveCount(0);
    await page.getByRole('link', { name: 'plumber', exact: true }).click();
    await expect(page).toHaveURL('/specialists-results?keywords=plumber');
    await expect(cards(page).first()).toBeVisible();

    for (const [query, why] of [
      ['keywords=...', /needs at least one letter or digit/],
      ['location=Atlantis', 'No specialists found.'],
    ] as const) {
      await followTo(page, `/specialists-results?${query}`);
      await expect(none).toBeVisible();
      await expect(page.getByText(why).first()).toBeVisible();
      await page.getByRole('link', { name: 'See all specialists' }).click();
      await expect(cards(page)).toHaveCount(12);
    }

    const note = page.getByText('Nobody matches every word. These match most of them.');
    const most = '/specialists-results?keywords=plumber+massage';
    await followTo(page, most);
    await expect(note).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await followTo(page, '/specialists-results?keywords=plumber');
    await expect(note).toBeHidden();
    expect(await (await page.request.get(most)).text()).toContain('Nobody matches every');

    const tooLong = `/specialists-results?keywords=${'a'.repeat(101)}`;
    expect((await page.request.get(tooLong)).status()).toBe(400);
    await followTo(page, tooLong);
    await expect(
      page.getByText('Error: Search values may have at most 100 characters.'),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test.describe('businesses', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    expectedErrors: [/status of 502/],
  });

  test('stand six a page, with skeletons while they load, and can be tried again', async ({
    page,
  }) => {
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
    await page.unroute(BUSINESSES);

    await page.route(BUSINESSES, (route) => route.fulfill({ status: 502, body: '<h1>' }));
    await filters(page).getByLabel('Location').selectOption(district);
    const error = page.getByText('Error: Failed to fetch businesses', { exact: true });
    await expect(error).toHaveCSS('color', 'rgb(192, 38, 45)');
    await page.unroute(BUSINESSES);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL(`/businesses-results?location=${district}`);

    await followTo(page, '/businesses-results?services=zeppelinxyz');
    await expect(
      page.getByText('No businesses found. Try adjusting your search criteria.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'See all businesses' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('are read by their other names, kept when a filter changes, and end at the last page', async ({
    page,
  }) => {
    await openPage(page, '/businesses-results?category=Automotive&business_name=a&page=1');
    await expect(filters(page).getByLabel('Business type')).toHaveValue('Automotive');
    await filters(page).getByLabel('Location').selectOption(town);
    await expect(page).toHaveURL(
      asking('/businesses-results', {
        businessType: 'Automotive',
        location: town,
        business_name: 'a',
      }),
    );
    await followTo(page, `/businesses-results?businessType=Food+%26+Beverage&location=${district}`);
    await expect(page.getByRole('list', { name: 'Active criteria' })).toHaveText(
      new RegExp(`Business type: Food & Beverage.*Location: ${district}`),
    );

    await openPage(page, '/businesses-results?page=400');
    await expect(cards(page).first()).toBeVisible();
    const last = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]');
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
    const number = await last.innerText();
    const title = `Businesses in ${COUNTRY.name}, page ${number} · Kanek`;
    await expect(page).toHaveTitle(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`page=${number}$`),
    );
    await followTo(page, '/businesses-results');
    await expect(last).toHaveText('1');
    await followTo(page, '/businesses-results?page=400');
    await expect(last).toHaveText(number);
    await expect(page).toHaveTitle(title);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('filters stand in a sheet that promises what it will show, facts beside them', async ({
    page,
  }) => {
    await openPage(page, '/specialists-results?category=Engineering');
    const sheet = page.getByRole('dialog');
    const show = sheet.getByRole('button', { name: /^Show \d+ results?$/ });
    const open = page.getByRole('button', { name: /Filters/ });
    await open.click();
    await expect(show).toBeVisible();
    await sheet.getByRole('button', { name: 'Clear' }).click();
    await expect(sheet.getByLabel('Category')).toHaveValue('');
    await sheet.getByLabel('Location').selectOption(district);
    const there = sheet
      .getByLabel('Location')
      .getByRole('option', { name: new RegExp(`^${district}`) });
    await expect(async () => {
      const counted = /\((\d+)\)/.exec((await there.textContent()) ?? '')?.[1];
      await expect(show).toHaveText(`Show ${counted} results`, { timeout: 500 });
    }).toPass();
    const promised = /\d+/.exec((await show.textContent()) ?? '')?.[0];
    await show.click();
    await expect(page).toHaveURL(`/specialists-results?location=${district}`);
    await expect(
      page.getByRole('status').filter({ hasText: `${promised} specialists` }),
    ).toBeVisible();

    await open.click();
    await sheet.getByLabel('Location').selectOption('');
    await sheet.getByLabel('Language').selectOption('Spanish');
    const { sign, steps } = COUNTRY.currency;
    const price = steps[2]!;
    await sheet.getByLabel('Price').selectOption(String(price));
    const emergency = sheet.getByLabel(/^Emergency calls \(\d+\)$/);
    await emergency.check();
    await expect(async () => {
      const label = await sheet.getByText(/^Emergency calls/).textContent();
      const counted = /\d+/.exec(label ?? '')?.[0];
      await expect(show).toHaveText(new RegExp(`^Show ${counted} results?$`), { timeout: 500 });
    }).toPass();
    await expectAccessible(page);
    await show.click();
    await expect(page).toHaveURL(
      `/specialists-results?language=Spanish&priceUpTo=${price}&emergency=yes`,
    );
    await expect(cards(page).first()).toBeVisible();
    await page
      .getByRole('link', { name: `Remove Up to ${sign}${price.toLocaleString('en')}` })
      .click();
    await expect(page).toHaveURL('/specialists-results?language=Spanish&emergency=yes');
    await page.getByRole('link', { name: 'Remove Emergency calls' }).click();
    await expect(page).toHaveURL('/specialists-results?language=Spanish');
    await open.click();
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

    const card = listed(page).filter({ hasText: plumberName });
    await expect(card.getByText('Skills', { exact: true })).toBeHidden();
    await card.getByText('More', { exact: true }).click();
    await expect(card.getByText('Skills', { exact: true })).toBeVisible();

    const number = await holdBack(page, '**/api/contact');
    const call = card.getByRole('link', { name: new RegExp(`^Call ${plumberName}`) });
    await call.dblclick();
    await expect(call).toHaveAttribute('aria-busy', 'true');
    number.letGo();
    await expect(call).toHaveText(shownPhone(plumber.phone));
    await expect(call).toHaveAttribute('href', `tel:${plumber.phone}`);
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
    await filters(page).getByLabel('Location').selectOption(district);
    await filters(page)
      .getByLabel(/^Open now \(\d+\)$/)
      .check();
    await filters(page).getByLabel('Language').selectOption('Spanish');
    await page.getByLabel('Sort by').selectOption('Name, A to Z');
    await filters(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(
      new RegExp(`location=${district}.*open=now&language=Spanish.*sort=name`),
    );
    await expect(page).not.toHaveURL(/page=/);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ business/ })).toBeVisible();
    await page.getByRole('link', { name: 'Remove Open now' }).click();
    await page.getByRole('link', { name: 'Remove Speaks Spanish' }).click();
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('link', { name: `Remove Location: ${district}` }).click();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/businesses-results?sort=name&page=2');
    await listed(page).first().getByText('More', { exact: true }).click();
    await expect(listed(page).first().getByText('Services', { exact: true })).toBeVisible();
    const cut = listed(page)
      .first()
      .locator('details p')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).webkitLineClamp));
    expect((await cut).filter((lines) => lines !== 'none')).toEqual(['3', '4', '2']);
    await listed(page)
      .first()
      .getByRole('link', { name: /^Call / })
      .click();
    await expect(page).toHaveURL(/\/business\/[a-z0-9-]+#contact-heading$/);
    await expect(page.locator('#contact-heading')).toBeInViewport();
    await context.close();
  });
});

test('filters, order, map and pages find room with letters twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const boxes = async () =>
    (await page.locator('[name=sort]').evaluate((select) =>
      Array.from(select.closest('section')!.querySelectorAll('button, [name=sort]'))
        .slice(0, 3)
        .map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
    )) as [DOMRect, DOMRect, DOMRect];
  // The number of chosen filters takes room too.
  await openPage(page, `/specialists-results?location=${encodeURIComponent(district)}`);
  const [sheet, , map] = await boxes();
  expect(map.top).toBe(sheet.top);
  await openPage(page, '/specialists-results');
  expect(await tooWideForLargeLetters(page)).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const [first, order, last] = await boxes();
  const isApart = (a: DOMRect, b: DOMRect) => a.right <= b.left || a.bottom <= b.top;
  expect([isApart(first, order), isApart(order, last)]).toEqual([true, true]);
  expect(order.width).toBeGreaterThan(150);
});
