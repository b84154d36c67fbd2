import type { Page } from '@playwright/test';
import { COUNTRY } from './country.ts';
import { expect, expectAccessible, hurry, openPage, test } from './journey.ts';
import { legalText } from './pack-texts.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('the terms have their sections, which the contents lead to, on paper and on a phone', async ({
  page,
}) => {
  const { updated, sections: all } = legalText('terms');
  const last = all.at(-1)!;
  await openPage(page, '/terms');
  await test.step('sections, date and address', async () => {
    await expect(page).toHaveTitle('Terms of Service · Kanek');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await expect(page.getByText(`Last updated: ${updated}`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(all);
    await expect(page.getByRole('region', { name: last })).toContainText(`hello@${COUNTRY.domain}`);
    await expect(page.getByRole('region', { name: all[0] }).getByRole('term')).not.toHaveCount(0);
  });

  await test.step('its contents stay beside the text and lead to each section', async () => {
    const entries = contents(page).getByRole('link');
    // The number stands in a column of its own.
    await expect(entries).toHaveText(all.map((each) => each.replace(' ', '')));
    await entries.nth(6).click();
    const section = page.getByRole('region', { name: /^7\./ });
    await expect(section).toBeInViewport();
    await expect(section).toBeFocused();
    await expect(entries.nth(6)).toBeInViewport();
    await expect(entries.nth(6)).toHaveAttribute('aria-current', 'location');
    await expect(page).toHaveURL(/\/terms#.+/);
  });

  await test.step('prints the text alone', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), contents(page)])
      await expect(gone).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('heading', { name: last })).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step('on a phone the contents are folded up', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openPage(page, '/terms');
    await expect(contents(page)).toBeHidden();
    await page.getByRole('main').locator('summary').click();
    await expectAccessible(page);
    await contents(page).getByRole('link', { name: /^3\./ }).click();
    await expect(contents(page)).toBeHidden();
    await expect(page.getByRole('region', { name: /^3\./ })).toBeInViewport();
  });
});

test('the terms name who operates the site', { tag: '@belize' }, async ({ request }) => {
  const { sections } = legalText('terms');
  expect([sections.length, legalText('privacy').sections.length]).toEqual([16, 14]);
  expect(sections[0]).toBe('1. Definitions');
  const html = await (await request.get('/terms')).text();
  for (const name of ['Kanek Belize Limited', '>Merchant</dt>', '>Client</dt>'])
    expect(html).toContain(name);
});

test('the policy can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/privacy');
  await expect(page).toHaveTitle('Privacy Policy · Kanek');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  const { updated, sections } = legalText('privacy');
  await expect(page.getByText(`Last updated: ${updated}`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
  await page.getByRole('main').locator('summary').click();
  await contents(page)
    .getByRole('link', { name: /Children/ })
    .click();
  await expect(page.getByRole('region', { name: /Children/ })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await context.close();
});

test.describe('the notice about cookies', () => {
  test.use({ cookiesAccepted: false, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
  const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });

  test('is there until it is accepted, on every page, and then for a year no more', async ({
    page,
    context,
  }) => {
    await openPage(page, '/faq');
    await expect(notice(page)).toContainText('no tracking');
    await test.step('is no dialog: it is the last stop of the keyboard', async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(notice(page).locator(':focus')).toHaveCount(1);
    });
    await notice(page).getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy#cookies');
    await expect(page.getByRole('region', { name: /^\d\. Cookies$/ })).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('main'), 'the focus arrives after the address').toBeFocused();
    await notice(page).getByRole('button', { name: 'Accept' }).focus();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    const cookie = (await context.cookies()).find(({ name }) => name === 'cookie-acceptance');
    const days = (cookie!.expires - Date.now() / 1000) / (24 * 60 * 60);
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(366);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
    await openPage(page, '/about');
    await expect(notice(page)).toHaveCount(0);
  });

  test('moves nothing, never covers the end of the page, and is not printed', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, '/contact');
    await expect(notice(page)).toBeVisible();
    const box = (await notice(page).boundingBox())!;
    expect(box.height).toBeLessThan(90);
    expect(
      await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum),
    ).toBeLessThanOrEqual(0.02);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = (await page.getByText('© 2025').boundingBox())!;
    expect(end.y + end.height).toBeLessThanOrEqual((await notice(page).boundingBox())!.y);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(notice(page)).toBeHidden();
  });

  test('leaves room for the bar of a profile', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const answer = await page.request.get('/api/search/specialist.php?limit=1');
    await openPage(page, `/specialist/${(await answer.json()).results[0].id}`);
    const call = (await page.getByRole('link', { name: 'Call' }).last().boundingBox())!;
    const { y, height } = (await notice(page).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(call.y);
  });

  test('has as much room as its words take', async ({ page, context }) => {
    await page.addInitScript(hurry);
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, '/es/faq');
    await expect(page.locator('.offline')).toBeAttached();
    await context.setOffline(true);
    const line = page.locator('.offline-line');
    await expect(line).toBeVisible();
    await notice(page)
      .locator('p')
      .evaluate(
        (words) => (words.textContent = 'Servicios de mantenimiento y turismo. '.repeat(5)),
      );
    const topOf = async () => (await notice(page).boundingBox())!.y;
    for (const width of [1440, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(async () => {
        const { y, height } = (await line.boundingBox())!;
        expect(y + height, `${width} px`).toBeLessThanOrEqual(await topOf());
      }).toPass();
    }
    await context.setOffline(false);
    await expect(line).toBeHidden();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = (await page.getByText('© 2025').boundingBox())!;
    expect(end.y + end.height).toBeLessThanOrEqual(await topOf());
    const room = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollPaddingBottom,
    );
    expect(parseFloat(room)).toBeGreaterThan(640 - (await topOf()));
  });

  test('is not in what the server sends, which is the same for everybody', async ({ page }) => {
    const html = await (await page.request.get('/about')).text();
    expect(html).not.toContain('bottom-notice"');
  });
});
