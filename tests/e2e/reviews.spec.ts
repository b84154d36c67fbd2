import type { APIRequestContext, Page } from '@playwright/test';
import { anotherClient, mailAfter, mailsTo } from './demo-server.ts';
import {
  expect,
  expectAccessible,
  expectGoodForEveryone,
  openPage,
  takeTime,
  test,
} from './journey.ts';
import { codeFor } from './mailbox.ts';
import { newBusiness, signUpElsewhere } from './signup-steps.ts';

const TEXT = 'Fresh bread at six,\nand they remembered my name.';

test.use({ expectedErrors: [/status of (400|403|429)|ERR_FAILED/] });
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(anotherClient()));

interface Provider {
  path: string;
  name: string;
  email: string;
  password: string;
}

/** A business that nobody has reviewed yet. */
async function newProvider(request: APIRequestContext, baseURL: string): Promise<Provider> {
  const values = newBusiness();
  await signUpElsewhere(baseURL, 2, values);
  const { businessName: name, email, password } = values;
  const query = new URLSearchParams({ business_name: name, limit: '1' });
  const answer = await request.get(`/api/search/business.php?${query}`);
  const { results } = (await answer.json()) as { results: { id: string }[] };
  return { path: `/business/${results[0]!.id}`, name, email, password };
}

async function signIn(page: Page, { email, password }: Provider) {
  const answer = await page.request.post('/login', {
    headers: { 'Sec-Fetch-Site': 'same-origin', ...anotherClient() },
    form: { email, password },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe('/profile2');
}

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

async function writeAndPublish(page: Page, path: string, from: string, stars = 4) {
  await openPage(page, `${path}/review`);
  await write(page, from, stars);
  await takeTime(page);
  await button(page, 'Continue').click();
  await code(page).fill(await codeFor(from));
  await button(page, 'Publish review').click();
  await expect(reviews(page)).toContainText('Thank you! Your review is published.');
}

test('a visitor reviews a provider, and everybody sees it at once', async ({
  page,
  request,
  baseURL,
}) => {
  const provider = await newProvider(request, baseURL!);
  await openPage(page, provider.path);
  await expect(reviews(page)).toContainText('No reviews yet');
  await reviews(page).getByRole('link', { name: 'Write a review' }).click();
  await expect(page).toHaveURL(`${provider.path}/review`);
  await expect(page).toHaveTitle(`Review ${provider.name} · Kanek`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Review ${provider.name}`);
  await expect(page.getByText(/within 30 days, and the new review replaces/)).toBeVisible();

  const from = someEmail();
  await write(page, from);
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(page.getByText(`${TEXT.length}/1000 characters`)).toBeVisible();
  await takeTime(page);
  await button(page, 'Continue').click();
  await expect(code(page)).toBeFocused();
  await expect(page.getByText(from)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Step 2 of 2');
  await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled();

  await code(page).fill('000000');
  await button(page, 'Publish review').click();
  await expect(code(page)).toHaveAccessibleDescription(/^Invalid verification code\./);
  await code(page).fill(await codeFor(from));
  const mail = await mailAfter(provider.email, () => button(page, 'Publish review').click());
  expect(mail.subject).toBe('Emily reviewed you');
  expect(mail.text).toContain(provider.path);

  await expect(page).toHaveURL(`${provider.path}#reviews`);
  await expect(reviews(page).getByRole('status')).toHaveText(/Your review is published/);
  await expect(reviews(page)).toBeInViewport();
  const review = page.getByRole('article', { name: 'Review by Emily' });
  await expect(review).toContainText('Fresh bread at six');
  await expect(review).toContainText('4/5 out of 5 stars');
  await expect(review.getByRole('link', { name: 'Report the review by Emily' })).toHaveAttribute(
    'href',
    /^\/report\/review\/\d+$/,
  );
  await expect(page.getByText(from)).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"reviewCount":1');
  await page.reload();
  await expect(reviews(page)).not.toContainText('Thank you!');

  // Whoever comes back to the form finds it empty.
  await openPage(page, `${provider.path}/review`);
  await expect(text(page)).toHaveValue('');
});

test('the stars are chosen with the keyboard', async ({ page, request, baseURL }) => {
  const provider = await newProvider(request, baseURL!);
  await openPage(page, `${provider.path}/review`);
  const group = page.getByRole('radiogroup', { name: 'Your rating' });
  await group.getByRole('radio', { name: '1 star', exact: true }).focus();
  await page.keyboard.press('Space');
  for (const stars of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', { name: `${stars} stars` })).toBeChecked();
  }
  await page.keyboard.press('ArrowLeft');
  await expect(group.getByRole('radio', { name: '2 stars' })).toBeChecked();
});

test.describe('when something is missing or wrong', () => {
  test('says so beside the field and keeps the rest', async ({ page, request, baseURL }) => {
    const provider = await newProvider(request, baseURL!);
    await openPage(page, `${provider.path}/review`);
    await text(page).fill('Too short');
    await button(page, 'Continue').click();
    await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please choose from 1 to 5 stars.',
    );
    await expect(page.getByRole('radio', { name: '1 star', exact: true })).toBeFocused();
    await expect(text(page)).toHaveAccessibleDescription(/^Please write at least 20 characters\./);
    await expect(name(page)).toHaveAccessibleDescription(/^First name is required\./);
    await expect(email(page)).toHaveAccessibleDescription(/^Email address is required\./);
    await expectGoodForEveryone(page);
    await star(page, 5).click();
    await expect(page.getByText('Please choose from 1 to 5 stars.')).toHaveCount(0);
    await expect(text(page)).toHaveValue('Too short');
  });

  test('loses nothing when the network fails or the page is reloaded', async ({
    page,
    request,
    baseURL,
  }) => {
    const provider = await newProvider(request, baseURL!);
    const from = someEmail();
    await openPage(page, `${provider.path}/review`);
    await write(page, from, 2);
    await takeTime(page);
    await page.route('**/review.data*', (route) => route.abort());
    await button(page, 'Continue').click();
    await expect(page.getByText('Network error. Please try again later.')).toBeVisible();
    await page.unroute('**/review.data*');
    await page.reload();
    await expect(text(page)).toHaveValue(TEXT);
    await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked();
    await takeTime(page);
    await button(page, 'Continue').click();
    await expect(code(page)).toBeVisible();

    // Phones drop the page while its owner looks for the mail.
    await page.reload();
    await expect(code(page)).toBeVisible();
    await expectGoodForEveryone(page);
    await button(page, 'Change something').click();
    await expect(text(page)).toHaveValue(TEXT);
    await text(page).fill(`${TEXT} Twice.`);
    await button(page, 'Continue').click();
    await code(page).fill(await codeFor(from));
    await button(page, 'Publish review').click();
    await expect(page.getByRole('article', { name: 'Review by Emily' })).toContainText('Twice.');
    expect(await mailsTo(from, 1)).toHaveLength(1);
  });
});

test.describe('the provider', () => {
  test('cannot review itself', async ({ page, request, baseURL }) => {
    const provider = await newProvider(request, baseURL!);
    await signIn(page, provider);
    await openPage(page, `${provider.path}/review`);
    await expect(page.getByText('You cannot review your own profile.')).toBeVisible();
    await expect(text(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the profile' }).click();
    await expect(page).toHaveURL(provider.path);
  });

  test('replies once, in public, and the author is told', async ({ page, request, baseURL }) => {
    const provider = await newProvider(request, baseURL!);
    await openPage(page, '/reviews');
    await expect(page).toHaveURL('/login?next=%2Freviews');
    await signIn(page, provider);
    await openPage(page, '/reviews');
    await expect(page.getByRole('main')).toContainText('No reviews yet');
    await expectGoodForEveryone(page);
    await page.context().clearCookies({ name: /session$/ });

    const from = someEmail();
    await writeAndPublish(page, provider.path, from, 1);
    await signIn(page, provider);
    await openPage(page, '/reviews');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your reviews');
    await page.locator('summary', { hasText: 'Reply to Emily' }).click();
    await button(page, 'Publish reply').click();
    await expect(page.getByText('Reply is required.')).toBeVisible();
    await expectGoodForEveryone(page);
    await page.getByLabel('Your reply').fill('Thank you.\nWe open at five now.');
    const mail = await mailAfter(from, () => button(page, 'Publish reply').click());
    expect(mail.subject).toBe(`${provider.name} replied to your review`);
    await expect(page.getByText('Your reply is published.')).toBeVisible();
    await expect(page.getByText('We open at five now.')).toBeVisible();
    await expect(page.getByLabel('Your reply')).toHaveCount(0);
    await page.getByRole('link', { name: 'See them on your profile' }).click();
    await expect(page.getByRole('article', { name: 'Review by Emily' })).toContainText(
      /Reply from .*We open at five now\./s,
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a review is written, proved and answered', async ({ page, request, baseURL }) => {
    const provider = await newProvider(request, baseURL!);
    const from = someEmail();
    await page.goto(provider.path);
    await reviews(page).getByRole('link', { name: 'Write a review' }).click();
    await text(page).fill(TEXT);
    await takeTime(page);
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
    await expect(page).toHaveURL(`${provider.path}?review=published#reviews`);
    await expect(reviews(page)).toContainText('Thank you! Your review is published.');
    await expect(page.getByRole('article', { name: 'Review by Emily' })).toContainText(
      '3/5 out of 5 stars',
    );

    await signIn(page, provider);
    await page.goto('/reviews');
    await page.locator('summary', { hasText: 'Reply to Emily' }).click();
    await page.getByLabel('Your reply').fill('Come again!');
    await button(page, 'Publish reply').click();
    await expect(page.getByText('Your reply is published.')).toBeVisible();
    await page.goto(provider.path);
    await expect(page.getByText('Come again!')).toBeVisible();
  });
});

test('the page is good for everyone, and no page is no page', async ({
  page,
  request,
  baseURL,
}) => {
  const provider = await newProvider(request, baseURL!);
  await openPage(page, `${provider.path}/review`);
  await expectGoodForEveryone(page);
  const missing = await page.request.get('/specialist/nobody-here-234567/review');
  expect(missing.status()).toBe(404);
});
