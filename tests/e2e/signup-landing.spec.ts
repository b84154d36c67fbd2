import type { Page } from '@playwright/test';
import { anotherClient, demoLogin } from './demo-server.ts';
import { expect, expectGoodForEveryone, holdBack, openPage, test } from './journey.ts';
import { signInAs } from './people.ts';
import { field, submitButton } from './signup-steps.ts';

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(anotherClient());
});

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

test('whoever is signed in is told so in place of a form, on each of its pages', async ({
  page,
  context,
}) => {
  await signInAs(context, await demoLogin('specialist'));
  for (const path of ['/specialist-form', '/business-form'])
    expect(await (await context.request.get(path)).text()).toContain('You are logged in as');
  await openPage(page, '/signup');
  const main = page.getByRole('main');
  await expect(main.getByText(/You are logged in as /)).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expectGoodForEveryone(page);
  await main.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
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

for (const path of ['/signup', '/signup?type=business']) {
  test(`${path} asks for no more scripts than a form may, and is good for everyone when full of errors`, async ({
    page,
  }) => {
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize / 1024));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const total = (await Promise.all(scripts)).reduce((sum, each) => sum + each, 0);
    expect(total).toBeLessThanOrEqual(185);
    await submitButton(page).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expectGoodForEveryone(page);
  });
}
