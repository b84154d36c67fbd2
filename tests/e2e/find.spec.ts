import type { Locator, Page } from '@playwright/test';
import { airport, colleagues, company, nearestTo, plumber, town } from './country.ts';
import { asking, expect, expectGoodForEveryone, holdBack, openPage, test } from './journey.ts';

const FIND = '**/api/search/find*';
const home = plumber.location;

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('heading');
const parts = (page: Page) => page.getByRole('list', { name: 'Understood' });
/** The one that is seen: the menu and the header have one, too. */
const box = (page: Page) =>
  page.getByRole('main').getByRole('search', { name: 'What do you need?' });
/** A search box that becomes a combobox with the first touch. */
const field = (within: Locator) => within.locator('[name=q]');
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test('somebody is found by a sentence, from the home page, and kept for the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openPage(page, '/');
  await field(box(page)).fill('flat tire near the airport, cheap');
  await field(box(page)).press('Enter');
  await expect(page).toHaveURL('/find?q=flat+tire+near+the+airport%2C+cheap');
  const tires = nearestTo(airport, /tire|llant/i);
  await expect(cards(page).first()).toHaveText(tires.name);
  await expect(parts(page).getByRole('listitem')).toHaveText([
    'Tire shop',
    `in ${airport}`,
    'low price',
  ]);
  await page.getByRole('link', { name: `Remove in ${airport}` }).click();
  await expect(page).toHaveURL('/find?q=flat+tire+cheap');
  await expect(field(box(page))).toHaveValue('flat tire cheap');
  await expect(parts(page).getByRole('listitem')).toHaveText(['Tire shop', 'low price']);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/(business|specialist)\//);
  await page.route(FIND, (route) => route.abort());
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
});

test('on a phone a need is completed by arrow keys, in sight, and leads to who mends it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await openPage(page, '/');
  await field(box(page)).pressSequentially('flat ti');
  const need = options(page).filter({ hasText: 'flat tire' }).first();
  await expect(need).toBeInViewport({ ratio: 1 });
  await expectGoodForEveryone(page);
  await page.keyboard.press('ArrowDown');
  await expect(need).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find?q=flat+tire');
  await expect(options(page)).toHaveCount(0);
  await expect(parts(page).getByRole('listitem')).toHaveText(['Tire shop']);
  await expect(cards(page).first()).toBeVisible();
});

test('on every rung of the ladder somebody is shown, and what was given up is said', async ({
  page,
}) => {
  const cooling = nearestTo(company.location, /air condition|aires acond|refrigeration|\bac\b/i);
  const rungs = [
    [
      `ac repair ${company.location}`,
      new RegExp(
        `^No ac .+ in ${company.location} yet\\. Nearest: ${cooling.location}, ${cooling.km} km$`,
      ),
    ],
    ['locksmith', /^No locksmith yet\. Shown: .* related trades such as aluminium/],
    [
      `zeppelin ${colleagues[0]!.firstName}`,
      'Nobody has all of these words. Shown: who has all but one.',
    ],
    [
      `qwrtz in ${town.toLowerCase()}`,
      `Nobody fits these words yet. Shown: who is listed in ${town}, the best first.`,
    ],
    ['toothache', /^Dent(ist|al clinic): /],
  ] as const;
  await openPage(page, '/find');
  const loading = await holdBack(page, FIND);
  await page.getByRole('link', { name: 'Se me tapó el inodoro' }).click();
  await expect(page.getByText('Looking for who fits...')).toBeVisible();
  loading.letGo();
  await expect(cards(page).first()).toBeVisible();
  for (const [sentence, said] of rungs) {
    await field(box(page)).fill(sentence);
    await field(box(page)).press('Enter');
    await expect(page.getByText(said).first()).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    if (sentence === 'locksmith') await expectGoodForEveryone(page);
  }

  await test.step('what is too long is said beside the field, and nothing is lost', async () => {
    const tooLong = 'sink leaks '.repeat(20).trim();
    await field(box(page)).fill(tooLong);
    await field(box(page)).press('Enter');
    await expect(field(box(page))).toHaveAccessibleDescription(
      'Please say it in at most 200 characters.',
    );
    await expect(field(box(page))).toHaveValue(tooLong);
    await expectGoodForEveryone(page);
  });
});

test('the last place is there for the next search, in the header too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/find');
  await box(page).getByLabel('Place').selectOption(town);
  await field(box(page)).fill('boat');
  await box(page).getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(asking('/find', { q: 'boat', place: town }));
  await openPage(page, '/faq');
  await page.getByRole('banner').getByLabel('Find').first().click();
  const inHeader = page.getByRole('banner').getByRole('search');
  await expect(inHeader.getByLabel('Place')).toHaveValue(town);
  await field(inHeader).fill('massage');
  await field(inHeader).press('Enter');
  await expect(page).toHaveURL(asking('/find', { q: 'massage', place: town }));
  await page.getByRole('link', { name: `Remove in ${town}` }).click();
  await expect(page).toHaveURL('/find?q=massage');
});

test('on a phone the box stays on top of results, which lead to the other kind', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openPage(page, `/specialists-results?keywords=plumber&location=${home}`);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(box(page)).toBeInViewport();
  await page.getByRole('link', { name: /^\d+ business(es)? match(es)? too$/ }).click();
  await expect(page).toHaveURL(
    asking('/businesses-results', { location: home, services: 'plumber' }),
  );
  await expect(cards(page).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('sentences are understood, and their parts can be taken away', async ({ page }) => {
    await page.goto('/');
    await field(box(page)).fill('plumber who speaks Spanish');
    await box(page).getByLabel('Place').selectOption(home);
    await box(page).getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(asking('/find', { q: 'plumber who speaks Spanish', place: home }));
    await expect(parts(page).getByRole('listitem')).toHaveText([
      'Plumber',
      'speaks Spanish',
      `in ${home}`,
    ]);
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Remove speaks Spanish' }).click();
    await expect(field(box(page))).toHaveValue('plumber');
    await expect(box(page).getByLabel('Place')).toHaveValue(home);
    // Search engines read the page, not what people say.
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await page.goto('/find');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/find$/);
  });
});
