import type { Page } from '@playwright/test';
import { anotherClient, mailAbout, mailsTo } from './demo-server.ts';
import { expect, expectAccessible, expectGoodForEveryone, openPage, test } from './journey.ts';
import { codeFor } from './mailbox.ts';
import { newProvider, signInAs, signInAsStaff, somebodyElse } from './people.ts';
import { letAMinutePassFor } from './time.ts';

const TEXT = 'Fresh bread at six,\nand they remembered my name.';

test.use({ expectedErrors: [/status of (400|403|409|429)|ERR_INTERNET_DISCONNECTED/] });
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(anotherClient()));

const someEmail = () => `emily${Date.now()}${Math.floor(Math.random() * 1000)}@gmail.com`;
const star = (page: Page, stars: number) => page.locator('.star-choice').nth(stars - 1);
const text = (page: Page) => page.getByLabel('Your review');
const name = (page: Page) => page.getByLabel('First name');
const email = (page: Page) => page.getByLabel('Email address');
const code = (page: Page) => page.getByLabel('Verification code');
const button = (page: Page, label: string) =>
  page.getByRole('main').getByRole('button', { name: label, exact: true });
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });
async function write(page: Page, from: string, stars = 4) {
  await star(page, stars).click();
  await text(page).fill(TEXT);
  await name(page).fill('Emily');
  await email(page).fill(from);
}

/** Somebody tells staff about a review. */
async function reportReview(visitor: Page, path: string, words: string) {
  await openPage(visitor, path);
  await visitor.getByRole('link', { name: 'Report the review by Emily' }).click();
  await visitor.getByLabel('What is wrong?').selectOption({ index: 1 });
  await visitor.getByLabel('Details').fill(words);
  await visitor.getByRole('button', { name: 'Send Report' }).click();
  await expect(visitor.getByRole('heading', { name: 'Thank you for telling us!' })).toBeVisible();
  await visitor.context().close();
}

test('a review is written, answered, changed, reported, and removed for a public reason', async ({
  page,
  browser,
}) => {
  const provider = await newProvider(page);
  const from = someEmail();
  const review = page.getByRole('article', { name: 'Review by Emily' });
  const owner = await somebodyElse(browser);
  const staff = await somebodyElse(browser);
  await signInAsStaff(staff.context());
  const reported = staff
    .getByRole('main')
    .locator('li.card')
    .filter({ has: staff.getByRole('link', { name: provider.name }) });

  await test.step('a visitor writes it, and everybody sees it at once', async () => {
    await openPage(page, provider.path);
    await expect(reviews(page)).toContainText('No reviews yet');
    await reviews(page).getByRole('link', { name: 'Write a review' }).click();
    await expect(page).toHaveURL(`${provider.path}/review`);
    await expect(page).toHaveTitle(`Review ${provider.name} · Kanek`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Review ${provider.name}`);
    await expect(page.getByText(/within 30 days, and the new review replaces/)).toBeVisible();

    await text(page).fill('Too short');
    await button(page, 'Continue').click();
    const group = page.getByRole('radiogroup', { name: 'Your rating' });
    await expect(group).toHaveAccessibleDescription('Please choose from 1 to 5 stars.');
    await expect(group.getByRole('radio', { name: '1 star', exact: true })).toBeFocused();
    await expectGoodForEveryone(page);
    await page.keyboard.press('Space');
    for (const stars of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      await expect(group.getByRole('radio', { name: `${stars} stars` })).toBeChecked();
    }
    await page.keyboard.press('ArrowLeft');
    await expect(group.getByRole('radio', { name: '2 stars' })).toBeChecked();

    await write(page, from);
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect(page.getByText(`${TEXT.length}/1000 characters`)).toBeVisible();
    await button(page, 'Continue').click();
    await expect(code(page)).toBeFocused();
    await code(page).fill(await codeFor(from));
    await button(page, 'Publish review').click();
    const mail = await mailAbout(provider.email, 'Emily reviewed you');
    expect(mail.text).toContain(provider.path);

    await expect(page).toHaveURL(/[?]review=\d+#reviews$/);
    await expect(reviews(page).getByRole('status')).toHaveText(/Your review is published/);
    await expect(reviews(page)).toBeInViewport();
    await expect(review).toContainText('Fresh bread at six');
    await expect(review).toContainText('4/5 out of 5 stars');
    await expect(page.getByText(from)).toHaveCount(0);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"reviewCount":1');
    await page.reload();
    await expect(reviews(page)).not.toContainText('Thank you!');
    // Whoever comes back to the form finds it empty.
    await openPage(page, `${provider.path}/review`);
    await expect(text(page)).toHaveValue('');
  });

  await test.step('the provider replies once, in public, and the author is told', async () => {
    expect(await signInAs(owner.context(), provider)).toBe('/profile2');
    await openPage(owner, '/reviews');
    const opener = owner.locator('summary', { hasText: 'Reply to Emily' });
    await owner.setViewportSize({ width: 360, height: 740 });
    expect((await opener.boundingBox())!.width).toBeGreaterThanOrEqual(44);
    await opener.click();
    await button(owner, 'Publish reply').click();
    await expect(owner.getByText('Reply is required.')).toBeVisible();
    await expectGoodForEveryone(owner);
    await owner.getByLabel('Your reply').fill('Thank you.\nWe open at five now.');
    await button(owner, 'Publish reply').click();
    await mailAbout(from, `${provider.name} replied to your review`);
    await expect(owner.getByText('Your reply is published.')).toBeVisible();
    await expect(owner.getByLabel('Your reply')).toHaveCount(0);
    await owner.getByRole('link', { name: 'See them on your profile' }).click();
    await expect(owner.getByRole('article', { name: 'Review by Emily' })).toContainText(
      /Reply from .*We open at five now\./s,
    );
  });

  await test.step('the author changes it: the new one takes its place', async () => {
    await openPage(page, `${provider.path}/review`);
    await write(page, from, 2);
    await text(page).fill('The bread was cold the second time.');
    await letAMinutePassFor(from);
    await button(page, 'Continue').click();
    await code(page).fill(await codeFor(from, 2));
    await button(page, 'Publish review').click();
    await mailAbout(provider.email, 'Emily changed a review of you');
    await expect(reviews(page).getByRole('status')).toHaveText(/Your review is changed/);
    await expect(review).toHaveCount(1);
    await expect(review).toContainText('2/5 out of 5 stars');
    await expect(review).toContainText('The bread was cold the second time.');
    await expect(review).toContainText('edited');
    await expect(page.getByText('Fresh bread at six')).toHaveCount(0);
  });

  await test.step('a report is upheld: the reason stands where the review was', async () => {
    await reportReview(await somebodyElse(browser), provider.path, 'They sell bread too.');
    await openPage(staff, '/admin/reports');
    await expect(reported).toContainText('They sell bread too.');
    await reported.locator('summary').click();
    await reported.getByRole('button', { name: 'Remove the review' }).click();
    await expect(reported).toContainText('Please choose a reason.');
    await expectGoodForEveryone(staff);
    await reported.getByLabel('Public reason').selectOption('It is advertising');
    await reported.getByRole('button', { name: 'Remove the review' }).click();
    const mail = await mailAbout(from, `Your review of ${provider.name} was removed`);
    expect(mail.text).toContain('It is advertising');
    await expect(reported).toHaveCount(0);
    await openPage(page, provider.path);
    await expect(reviews(page)).toContainText('It is advertising.');
    await expect(reviews(page)).toContainText('No reviews yet');
    await expect(page.getByText('The bread was cold')).toHaveCount(0);
  });
  for (const each of [owner, staff]) await each.context().close();
});

test('nothing is lost when the network fails or the page is reloaded', async ({ page }) => {
  const provider = await newProvider(page);
  const from = someEmail();
  await openPage(page, `${provider.path}/review`);
  await write(page, from, 2);
  await page.context().setOffline(true);
  await button(page, 'Continue').click();
  await expect(page.getByText('Network error. Please try again later.')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(text(page)).toHaveValue(TEXT);
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await button(page, 'Continue').click();
  await expect(code(page)).toBeVisible();

  // Phones drop the page while its owner looks for the mail.
  await page.reload();
  await expect(code(page)).toBeVisible();
  await code(page).fill('12');
  await button(page, 'Publish review').click();
  await expect(code(page)).toHaveAccessibleDescription(/^Invalid verification code\./);
  await expectGoodForEveryone(page);
  await button(page, 'Change something').click();
  await text(page).fill(`${TEXT} Twice.`);
  await button(page, 'Continue').click();
  await code(page).fill(await codeFor(from));
  await button(page, 'Publish review').click();
  await expect(page.getByRole('article', { name: 'Review by Emily' })).toContainText('Twice.');
  expect(await mailsTo(from, 1)).toHaveLength(1);

  await test.step('the provider itself is refused', async () => {
    await signInAs(page.context(), provider);
    await openPage(page, `${provider.path}/review`);
    await expect(page.getByText('You cannot review your own profile.')).toBeVisible();
    await expect(text(page)).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a review is written, proved and answered', async ({ page }) => {
    const provider = await newProvider(page);
    const from = someEmail();
    await page.goto(provider.path);
    await reviews(page).getByRole('link', { name: 'Write a review' }).click();
    await text(page).fill(TEXT);
    await button(page, 'Continue').click();
    await expect(page.getByText('Please choose from 1 to 5 stars.')).toBeVisible();
    await expect(text(page)).toHaveValue(TEXT);
    await write(page, from, 3);
    await button(page, 'Continue').click();
    await code(page).fill('12');
    await button(page, 'Publish review').click();
    await expect(page.getByText('Invalid verification code.')).toBeVisible();
    await code(page).fill(await codeFor(from));
    await button(page, 'Publish review').click();
    await expect(page).toHaveURL(/[?]review=\d+&thanks=published#reviews$/);
    await expect(reviews(page)).toContainText('Thank you! Your review is published.');
    await expect(page.getByRole('article', { name: 'Review by Emily' })).toContainText(
      '3/5 out of 5 stars',
    );

    await signInAs(page.context(), provider);
    await page.goto('/reviews');
    await page.locator('summary', { hasText: 'Reply to Emily' }).click();
    await page.getByLabel('Your reply').fill('Come again!');
    await button(page, 'Publish reply').click();
    await expect(page.getByText('Your reply is published.')).toBeVisible();
    await page.goto(provider.path);
    await expect(page.getByText('Come again!')).toBeVisible();
  });
});
