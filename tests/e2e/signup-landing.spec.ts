import type { Page } from '@playwright/test';
import { anotherClient, demoLogin } from './demo-server.ts';
import { expect, expectGoodForEveryone, holdBack, openPage, test } from './journey.ts';
import { signInAs } from './people.ts';
import { field, stopTheClock, submitButton } from './signup-steps.ts';

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(anotherClient());
});

test.describe('the landing page', () => {
  const toggle = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Sign up as' }).getByRole('link', { name });

  test('swaps picture, colour, words and form once the new picture is there', async ({ page }) => {
    const picture = await holdBack(page, '**/pictures/signup-business-*');
    await openPage(page, '/faq');
    await openPage(page, '/signup');
    await expect(toggle(page, 'Specialist')).toHaveAttribute('aria-current', 'page');
    await toggle(page, 'Business').click();
    await picture.asked;
    await expect(page).toHaveURL('/signup');
    await expect(field(page, 'firstName')).toBeVisible();
    picture.letGo();
    await expect(page).toHaveURL('/signup?type=business');
    await expect(field(page, 'businessName')).toBeVisible();
    await expect(page.getByText('A shop, a kitchen, a tour boat')).toBeVisible();
    await expect(submitButton(page)).toHaveText('Create Business Account');
    await expect(submitButton(page)).toHaveCSS('background-color', 'rgb(111, 58, 214)');
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });

  test('shows the other side even if its picture never comes', async ({ page }) => {
    await page.route('**/pictures/signup-business-*', (route) => route.abort());
    await openPage(page, '/signup');
    await toggle(page, 'Business').click();
    await expect(field(page, 'businessName')).toBeVisible();
  });
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('has all its links, and leads to the terms by way of the top', async ({ page }) => {
    await openPage(page, '/signup');
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['FAQ', '/faq'],
      ['contact us', '/contact'],
      ['Back to the home page', '/'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(main.getByRole('link', { name: 'Log in' }).first()).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(main.getByRole('list', { name: 'What happens next' })).toContainText(
      'Reviewed within 24 hours',
    );

    const terms = page.getByRole('main').getByRole('link', { name: 'Terms of Service' });
    await terms.scrollIntoViewIfNeeded();
    await stopTheClock(page);
    await terms.click();
    await page.clock.runFor(299);
    await expect(page).toHaveURL('/signup');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/terms');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('tells whoever is signed in, in place of a form', async ({ page, context }) => {
    await signInAs(context, await demoLogin('specialist'));
    for (const path of ['/signup', '/specialist-form', '/business-form']) {
      await openPage(page, path);
      const main = page.getByRole('main');
      await expect(main.getByText(/You are logged in as /)).toBeVisible();
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await expect(main.getByRole('link', { name: 'My profile' })).toHaveAttribute(
        'href',
        '/profile1',
      );
    }
    await expectGoodForEveryone(page);
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await openPage(page, '/signup');
    await expect(page.getByRole('heading', { name: 'Start Connecting!' })).toBeVisible();
  });

  test('can be read without JavaScript, both sides', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    const response = await page.goto('/signup');
    await expect(field(page, 'firstName')).toBeVisible();
    // The browser under test does not lay out what is for browsers without scripts.
    expect(await response!.text()).toMatch(/<noscript>.*Signing up needs JavaScript/s);
    await expect(submitButton(page)).toBeHidden();
    await toggle(page, 'Business').click();
    await expect(field(page, 'businessName')).toBeVisible();
    await context.close();
  });

  test('asks for no more scripts than a form may', async ({ page }) => {
    let bytes = 0;
    page.on('requestfinished', async (request) => {
      if (request.resourceType() === 'script') bytes += (await request.sizes()).responseBodySize;
    });
    await page.goto('/signup', { waitUntil: 'networkidle' });
    expect(bytes / 1024).toBeLessThanOrEqual(185);
  });
});

for (const path of ['/signup', '/signup?type=business']) {
  test(`${path} is good for everyone when full of errors`, async ({ page }) => {
    await openPage(page, path);
    await submitButton(page).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expectGoodForEveryone(page);
  });
}
