import type { Page } from '@playwright/test';
import { COUNTRY, plumber } from './country.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('kanek-directory')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
const keepSwitch = (page: Page) =>
  page.getByRole('contentinfo').getByRole('checkbox', {
    name: /^Keep the directory on this phone, \d+ kB$/,
  });

test.describe('the directory in the pocket', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('after one visit, a sentence leads to a number without a connection', async ({
    page,
    context,
  }) => {
    await openPage(page, '/');
    await page.getByRole('contentinfo').getByText('© 2025').scrollIntoViewIfNeeded();
    await expect(keepSwitch(page)).toBeChecked();
    await page.goto('/offline');
    await expect(page.getByText('You can still search and call')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();

    await page.getByRole('searchbox').fill(`my sink leaks in ${plumber.location}`);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(/\/find\?q=my\+sink/);
    const first = page.getByRole('listitem').first();
    await expect(first.getByText('Plumber', { exact: true })).toBeVisible();
    await expect(first.getByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      new RegExp(`^tel:${COUNTRY.phone.stored.source.slice(1)}`),
    );
    await expectGoodForEveryone(page);

    await first.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/(specialist|business)\//);
    await expect(page.getByText('Opening hours')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: /my sink leaks.*found/ })).toBeVisible();
  });

  test('is kept and removed as somebody likes', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('contentinfo').getByText('© 2025').scrollIntoViewIfNeeded();
    await expect(keepSwitch(page)).toBeChecked();
    expect(
      (await keptFiles(page)).filter((file) => file.startsWith('/offline/directory/')),
    ).toHaveLength(2);
    await keepSwitch(page).uncheck();
    await expect(page.getByText('No longer on this phone.')).toBeVisible();
    expect(await keptFiles(page)).toEqual([]);
    await page.reload();
    await page.getByRole('contentinfo').getByText('© 2025').scrollIntoViewIfNeeded();
    await expect(keepSwitch(page)).not.toBeChecked();
    expect(await keptFiles(page)).toEqual([]);
    await keepSwitch(page).check();
    await expect(page.getByText('Kept. Search and call without a connection.')).toBeVisible();
    await page.goto('/es/offline');
    await expect(page.getByText('Puede buscar y llamar igual')).toBeVisible();
  });
});
