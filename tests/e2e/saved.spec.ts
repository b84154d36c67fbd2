import type { Page } from '@playwright/test';
import { company, district, latitude, longitude, plumber, plumberName, town } from './country.ts';
import { asking, expect, expectGoodForEveryone, openPage, test } from './journey.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save / });

test.describe('the saved list', () => {
  test.use({
    viewport: { width: 360, height: 780 },
    expectedErrors: [/Failed to load resource|Failed to fetch/],
  });

  test('is filled from results, compared on a phone, and there without a network', async ({
    page,
    context,
  }) => {
    await openPage(page, `/specialists-results?location=${district}`);
    const names = await cards(page).allInnerTexts();
    for (const index of [0, 1, 2]) await hearts(page).nth(index).click();
    await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('banner').getByRole('link', { name: 'Saved 3' }).click();
    await expect(cards(page)).toHaveText([names[2]!, names[1]!, names[0]!]);

    await context.setOffline(true);
    for (const name of names.slice(0, 2))
      await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
    await page.getByRole('button', { name: 'Compare 2' }).click();
    await expect(page.getByRole('columnheader').getByRole('link')).toHaveText([
      names[1]!,
      names[0]!,
    ]);
    await expectGoodForEveryone(page);
    await page.goBack();
    await page.getByRole('button', { name: `Remove ${names[1]}` }).click();
    await expect(cards(page)).toHaveText([names[2]!, names[0]!]);

    // Another tab hears of it, and the list outlives both.
    await context.setOffline(false);
    const tab = await context.newPage();
    await openPage(tab, '/saved');
    await expect(cards(tab)).toHaveText([names[2]!, names[0]!]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards(tab)).toHaveText([names[2]!, names[1]!, names[0]!]);
  });
});

test.describe('a shared list, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('is shown and compared; the own one is explained', async ({ page }) => {
    await page.goto(`/saved?ids=${company.slug},nonsense-234567,${plumber.slug}`);
    await expect(cards(page)).toHaveText([company.businessName, plumberName]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.goto('/saved');
    await expect(page.getByText('please allow scripts in your browser')).toBeVisible();
  });
});

test.describe('near me', () => {
  const place = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Place' });

  test.describe('with permission', () => {
    test.use({
      permissions: ['geolocation'],
      geolocation: { latitude, longitude },
    });

    test('is the nearest place, in the box and on results', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
      await openPage(page, '/find');
      await place(page).selectOption('Near me');
      await expect(place(page)).toHaveValue(town);
      await openPage(page, '/specialists-results');
      await page.getByRole('combobox', { name: 'Location' }).selectOption('Near me');
      await expect(page).toHaveURL(
        asking('/specialists-results', { location: town, sort: 'near' }),
      );
      await expect(cards(page).first()).toBeVisible();
      expect(
        sent.filter((each) => each.includes(String(latitude)) || each.includes(String(longitude))),
      ).toEqual([]);
    });
  });
});
