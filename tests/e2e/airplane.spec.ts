import type { Page } from '@playwright/test';
import { COUNTRY, plumber, SITE_LANGUAGES } from './country.ts';
import { anotherClient } from './demo-server.ts';
import { expect, test } from './front.ts';
import { expectGoodForEveryone, openPage } from './journey.ts';

test.use({
  viewport: { width: 360, height: 780 },
  extraHTTPHeaders: anotherClient(),
  expectedErrors: [/Failed to load resource|Failed to fetch|ERR_|net::|Unexpected token/],
});

/** One visit, until everything is kept: the page's switch says so. */
async function visitOnce(page: Page, address: string) {
  await openPage(page, address);
  await expect(keepSwitch(page)).toBeChecked();
}

const keepSwitch = (page: Page) => page.getByRole('contentinfo').getByRole('checkbox');
const numbers = (page: Page) =>
  page.getByRole('listitem').locator(`a[href^="tel:+${COUNTRY.phone.code}"]`);

/** The box, the button, and then the number: three taps. */
async function find(page: Page, sentence: string) {
  const box = page.getByRole('search').first();
  await box.getByRole('searchbox').fill(sentence);
  await box.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/find\?q=/);
  // Once the page that is kept has taken the place of the one that was open.
  await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
}

const { location } = plumber;
const JOURNEYS = [
  { home: '/', sentence: `my sink leaks in ${location}`, trade: 'Plumber' },
  { home: '/es', sentence: `fuga de agua en la cocina en ${location}`, trade: 'Plumber' },
  { home: '/bzj', sentence: `di sink di leak da ${location}`, trade: 'Plumber' },
].filter(({ home }) => home === '/' || SITE_LANGUAGES.includes(home.slice(1)));

for (const [at, { home, sentence, trade }] of JOURNEYS.entries()) {
  const way = at === 0 ? 'server' : 'browser';
  test(`after one visit of ${home}, a sentence leads to a number, cut at the ${way}`, async ({
    page,
    context,
    front,
  }) => {
    await visitOnce(page, front.origin + home);
    await (way === 'server' ? front.stop() : context.setOffline(true));
    // In the page that is open, and in the one that stands where nothing is kept.
    await find(page, sentence);
    await expect(numbers(page).first()).toBeVisible();
    await page.goto(`${front.origin}${home}${home === '/' ? '' : '/'}contact`);
    await find(page, sentence);
    await expect(numbers(page).first()).toBeVisible();
    await expect(page.getByRole('listitem').first()).toContainText(trade);
    if (at > 0) return;

    await expectGoodForEveryone(page);
    await page.getByRole('listitem').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/(specialist|business)\//);
    await expect(page.getByText('Opening hours')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: /my sink leaks.*found/ })).toBeVisible();
    // What needs a connection says so, and still lets somebody search.
    await page.goto(`${front.origin}/login`);
    await expect(page.getByText('Signing up and logging in need a connection.')).toBeVisible();
    for (const path of ['/dashboard', '/admin']) {
      await page.goto(front.origin + path);
      await expect(page.getByText('This page needs a connection.')).toBeVisible();
    }
    await page.goto(`${front.origin}/share-target?text=roof+repair`);
    await expect(page.getByRole('heading', { name: /“roof repair”.*found/ })).toBeVisible();
    // Another language than was ever opened.
    await page.goto(`${front.origin}/es/find?q=plomero`);
    await expect(numbers(page).first()).toBeVisible();
  });
}

test.describe('after as long as visitors stay', () => {
  test.use({ isPatient: true });

  test('the directory is kept and removed as somebody likes', async ({ page, front }) => {
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('kanek-directory')).keys()).length);
    await visitOnce(page, front.origin);
    expect(await kept()).toBe(2);
    await keepSwitch(page).uncheck();
    await expect(page.getByText('No longer on this phone.')).toBeVisible();
    expect(await kept()).toBe(0);
    await page.reload();
    await expect(keepSwitch(page)).not.toBeChecked();
    expect(await kept()).toBe(0);
    await keepSwitch(page).check();
    await expect(page.getByText('Kept. Search and call without a connection.')).toBeVisible();
  });
});

test('a Wi-Fi that answers in our place leaves nothing behind', async ({ page, front }) => {
  await visitOnce(page, front.origin);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const keptPages = () =>
    page.evaluate(async () => (await (await caches.open('kanek-pages')).keys()).length);
  await expect.poll(keptPages).toBeGreaterThan(0);
  for (const status of [200, 404, 302]) {
    front.replace({ status, html: '<title>Hotel</title><h1>Welcome to our Wi-Fi</h1>' });
    for (const path of ['/', '/faq', '/offline', '/find?q=roof']) {
      await page.goto(front.origin + path);
      await expect(page.getByRole('heading', { name: 'Welcome to our Wi-Fi' })).toBeVisible();
    }
  }
  front.replace(null);
  await front.stop();
  // What was kept before is still there.
  await page.goto(front.origin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  // And what was never kept is not led away by what the browser remembers of it.
  for (const sought of ['plumber', 'roof']) {
    await page.goto(`${front.origin}/find?q=${sought}`);
    await expect(numbers(page).first()).toBeVisible();
  }
  await expect(page.getByText('Welcome to our Wi-Fi')).toHaveCount(0);
  await expect(page.getByText('Hotel')).toHaveCount(0);
});

test('whatever the browser threw away comes again with the next page', async ({ page, front }) => {
  await visitOnce(page, front.origin);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await visitOnce(page, `${front.origin}/faq`);
  await front.stop();
  await page.goto(`${front.origin}/find?q=plumber`);
  await expect(numbers(page).first()).toBeVisible();
});
