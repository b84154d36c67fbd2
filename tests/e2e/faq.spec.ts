import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectGoodForEveryone,
  expectNoSidewaysScroll,
  openPage,
  test,
} from './journey.ts';
import { answerTo } from './pack-texts.ts';

const question = (page: Page, name: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) });
const press = (page: Page, name: string) => question(page, name).locator('summary').click();
const answer = (page: Page, name: string) => question(page, name).getByText(answerTo(name));
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Find a question' });

test('has three sections, of which one question each is open at a time', async ({ page }) => {
  await openPage(page, '/faq');
  await expect(page).toHaveTitle('Questions and answers · Kanek');
  for (const [name, count] of [
    ['Specialist occupation categories', 13],
    ['Business sectors', 18],
  ] as const) {
    const section = page.getByRole('region', { name });
    await expect(section.locator('summary')).toHaveCount(count);
  }
  await expect(page.getByRole('region', { name: 'General questions' })).toBeVisible();

  await press(page, 'What does it cost?');
  await expect(answer(page, 'What does it cost?')).toBeVisible();
  await press(page, 'Can I book or pay on the site?');
  await expect(answer(page, 'Can I book or pay on the site?')).toBeVisible();
  await expect(answer(page, 'What does it cost?')).toBeHidden();
  await press(page, 'Trades & Manual Labor');
  await expect(question(page, 'Trades & Manual Labor').getByText('Runman')).toBeVisible();
  await expect(answer(page, 'Can I book or pay on the site?')).toBeVisible();
  await press(page, 'Can I book or pay on the site?');
  await expect(answer(page, 'Can I book or pay on the site?')).toBeHidden();
  await expectGoodForEveryone(page);
  await test.step('a sector leads to its search', async () => {
    await press(page, 'Food & Beverage');
    await page.getByRole('link', { name: 'See businesses in Food & Beverage' }).click();
    await expect(page).toHaveURL('/businesses-results?businessType=Food+and+Beverage');
  });
});

test('takes 0.6 s to appear and 0.3 s to open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/faq');
  const fade = await page
    .locator('.faq-page')
    .evaluate((element) => getComputedStyle(element).animationDuration);
  expect(fade).toBe('0.6s');
  const opening = await question(page, 'What does it cost?').evaluate(
    (element) => getComputedStyle(element, '::details-content').transitionDuration,
  );
  expect(opening).toBe('0.3s, 0.3s');
  // The browser does not list this transition, but at its first moment nothing has moved yet.
  const heights = await question(page, 'What does it cost?').evaluate((element) => {
    const height = () => element.getBoundingClientRect().height;
    const closed = height();
    (element as HTMLDetailsElement).open = true;
    return { closed, first: height() };
  });
  expect(heights.first).toBe(heights.closed);
  await expect
    .poll(async () => (await question(page, 'What does it cost?').boundingBox())!.height)
    .toBeGreaterThan(heights.closed + 20);

  await test.step('but none for those who want no motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const times = await question(page, 'What does it cost?').evaluate((element) => [
      getComputedStyle(element, '::details-content').transitionDuration,
      getComputedStyle(element.closest('.faq-page')!).animationDuration,
    ]);
    for (const time of times) expect(Number.parseFloat(time)).toBeLessThan(0.001);
  });
});

test('narrows to what is typed, says how many, and offers a way on when there are none', async ({
  page,
}) => {
  await openPage(page, '/faq');
  const all = await page.locator('main details summary').count();
  await filter(page).fill('runman');
  await expect(page.getByRole('status').filter({ hasText: `2 of` })).toBeVisible();
  await expect(question(page, 'Trades & Manual Labor')).toBeVisible();
  await expect(question(page, 'Transportation & Logistics').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Business sectors' })).toBeHidden();
  await expect(page).toHaveURL('/faq?q=runman');
  await page.reload();
  await expect(filter(page)).toHaveValue('runman');
  await expect(question(page, 'What does it cost?')).toBeHidden();
  await filter(page).fill('zeppelin');
  await expect(page.getByText('No question speaks of “zeppelin”.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all questions' }).click();
  await expect(filter(page)).toHaveValue('');
  await expect(page.locator('main details summary:visible')).toHaveCount(all);

  await test.step('works by keyboard', async () => {
    await question(page, 'Technology & IT').first().locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Software Developer')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: 'See specialists in Technology & IT' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/specialists-results?category=Technology+and+IT');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Technology and IT');
  });
});

test('each question has a link of its own', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/faq#delete-account');
  await expect(answer(page, 'How do I delete my account?')).toBeVisible();
  await expect(question(page, 'How do I delete my account?')).toBeInViewport();
  await page.getByRole('button', { name: 'Copy link to “How do I delete my account?”' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/faq#delete-account`);
  // A link to another answer on the same page, away from one that a filter has put out of sight.
  await filter(page).fill('delete my account');
  await question(page, 'How do I delete my account?')
    .getByRole('link', { name: 'pause your profile' })
    .click();
  await expect(answer(page, 'Can I take a break without losing my profile?')).toBeVisible();
  await expect(question(page, 'Can I take a break without losing my profile?')).toBeInViewport();
  await expect(answer(page, 'How do I delete my account?')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open, links open theirs, and the filter works', async ({ page }) => {
    await page.goto('/faq');
    await press(page, 'What does it cost?');
    await expect(answer(page, 'What does it cost?')).toBeVisible();
    await press(page, 'Can I book or pay on the site?');
    await expect(answer(page, 'What does it cost?')).toBeHidden();
    await expect(page.getByRole('button', { name: /Copy link/ })).toHaveCount(0);
    await filter(page).fill('whatsapp');
    await filter(page).press('Enter');
    await expect(page).toHaveURL('/faq?q=whatsapp');
    await expect(question(page, 'When can I use WhatsApp?')).toBeVisible();
    await expect(question(page, 'What does it cost?')).toBeHidden();
    await page.goto('/faq#pause');
    await expect(answer(page, 'Can I take a break without losing my profile?')).toBeVisible();
  });
});

test('a word without end that no question speaks of stays within a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/faq?q=${'gibnut'.repeat(12)}`);
  await expect(page.getByText(/^No question speaks of/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
