import type { Page } from '@playwright/test';
import { district, LOCATIONS, otherTown, town } from './country.ts';
import { asking, expect, openPage, test } from './journey.ts';

const PAGE = '/directory-search';

const form = (page: Page, kind: 'Specialists' | 'Businesses') =>
  page.getByRole('search', { name: kind });
const keywords = (page: Page) => form(page, 'Specialists').getByLabel('Keywords');
const tab = (page: Page, kind: string) => page.getByRole('tab', { name: kind });
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test.describe('the search section', () => {
  test('looks for specialists first, by category, location and keywords', async ({ page }) => {
    await openPage(page, PAGE);
    await expect(tab(page, 'Specialists')).toHaveAttribute('aria-selected', 'true');
    await expect(form(page, 'Businesses')).toBeHidden();
    const search = form(page, 'Specialists');
    await expect(search.getByLabel('Category').getByRole('option')).toHaveCount(1 + 13);
    await expect(search.getByLabel('Location').getByRole('option')).toHaveCount(
      1 + LOCATIONS.length,
    );

    await test.step('forgets the inputs of the tab that is left', async () => {
      await search.getByLabel('Location').selectOption(district);
      await keywords(page).fill('tutor');
      await tab(page, 'Businesses').click();
      await form(page, 'Businesses').getByLabel('Services').fill('bread');
      await tab(page, 'Specialists').click();
      await expect(search.getByLabel('Location')).toHaveValue('');
      await expect(keywords(page)).toHaveValue('');
      await tab(page, 'Businesses').click();
      await expect(form(page, 'Businesses').getByLabel('Services')).toHaveValue('');
      await page.keyboard.press('ArrowLeft');
      await expect(tab(page, 'Specialists')).toBeFocused();
      await expect(search).toBeVisible();
    });
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/specialists-results');
    await page.goBack();
    // The results have fields of the same names.
    await expect(tab(page, 'Specialists')).toBeVisible();

    await search.getByLabel('Category').selectOption('Trades and Manual Labor');
    await search.getByLabel('Location').selectOption(otherTown);
    await search.getByLabel('Keywords').fill('plumber');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(
      asking('/specialists-results', {
        category: 'Trades and Manual Labor',
        location: otherTown,
        keywords: 'plumber',
      }),
    );

    await test.step('and for businesses by type, location and services', async () => {
      await page.goBack();
      await tab(page, 'Businesses').click();
      await expect(form(page, 'Specialists')).toBeHidden();
      const other = form(page, 'Businesses');
      await expect(other.getByLabel('Business type').getByRole('option')).toHaveCount(1 + 18);
      await other.getByLabel('Business type').selectOption('Food and Beverage');
      await other.getByLabel('Location').selectOption(town);
      await other.getByLabel('Services').fill('wedding cakes');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        asking('/businesses-results', {
          businessType: 'Food and Beverage',
          location: town,
          services: 'wedding cakes',
        }),
      );
    });
  });

  test('is as it was left when the visitor comes back', async ({ page }) => {
    await openPage(page, PAGE);
    await tab(page, 'Businesses').click();
    const search = form(page, 'Businesses');
    await search.getByLabel('Business type').selectOption('Automotive');
    await search.getByLabel('Services').fill('tires');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/businesses-results?businessType=Automotive&services=tires');

    const left = async (services: string) => {
      await expect(page).toHaveURL(PAGE);
      await expect(tab(page, 'Businesses')).toHaveAttribute('aria-selected', 'true');
      await expect(search.getByLabel('Business type')).toHaveValue('Automotive');
      await expect(search.getByLabel('Services')).toHaveValue(services);
    };
    await page.goBack();
    await left('tires');
    await search.getByLabel('Services').fill('batteries');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await left('batteries');
    await page.reload();
    await left('batteries');
    await tab(page, 'Specialists').click();
    await tab(page, 'Businesses').click();
    await expect(search.getByLabel('Services')).toHaveValue('');
    // A new visit begins anew.
    await openPage(page, '/contact');
    await openPage(page, PAGE);
    await expect(tab(page, 'Specialists')).toHaveAttribute('aria-selected', 'true');
  });

  test('works without JavaScript, both ways', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(PAGE);
    await keywords(page).fill('guide');
    await form(page, 'Specialists').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/specialists-results?category=&location=&keywords=guide');
    await page.goto(PAGE);
    await form(page, 'Businesses').getByLabel('Services').fill('bread');
    await form(page, 'Businesses').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/businesses-results?businessType=&location=&services=bread');
    await context.close();
  });
});

test('keywords are suggested from the directory, taken by keyboard, and then searched for', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await keywords(page).pressSequentially('elec');
  const first = options(page).filter({ hasText: 'Electrician' }).first();
  await expect(first).toBeVisible();
  await expect(keywords(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const chosen = options(page).first();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(keywords(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id'))!,
  );
  await expect(keywords(page)).toBeFocused();
  const text = await chosen.evaluate((option) => option.firstChild!.textContent!.trim());
  await page.keyboard.press('Enter');
  await expect(keywords(page)).toHaveValue(text);
  await expect(options(page)).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(asking('/specialists-results', { keywords: text }));
});
