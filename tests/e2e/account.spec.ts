import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import {
  askForEmail,
  button,
  card,
  codeSentTo,
  NEW_PASSWORD,
  otherDevice,
  signUp,
  someEmail,
} from './account-steps.ts';
import { anotherClient, mailAbout } from './demo-server.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';

test.use({
  extraHTTPHeaders: anotherClient(),
  // Refusals are part of these journeys; browsers report their status.
  expectedErrors: [/status of (400|401|403|404|409|429)|ERR_FAILED/],
});

for (const kind of ['specialist', 'business'] as const) {
  test(`a paused ${kind} is seen by its owner alone`, async ({ page, browser }) => {
    await signUp(page, kind);
    const visitor = await browser.newContext();
    await openPage(page, '/account');
    const section = card(page, 'Profile visibility');
    await expect(section).toContainText('Visible to everyone');
    const path = (await section.getByRole('link').getAttribute('href'))!;
    expect(path).toMatch(new RegExp(`^/${kind}/`));
    expect((await visitor.request.get(path)).status()).toBe(200);

    await button(page, 'Pause my profile').click();
    await expect(section.getByText('Your profile is paused.')).toBeVisible();
    await expect(section).toContainText(/Paused since .+\d{1,2}:\d\d/);
    expect((await visitor.request.get(path)).status()).toBe(404);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rosalía Ek|Blue Hole Bakery/);

    await openPage(page, '/account');
    await button(page, 'Show my profile again').click();
    await expect(section.getByText('Your profile is visible again.')).toBeVisible();
    expect((await visitor.request.get(path)).status()).toBe(200);
  });
}

test('all data comes in one file, and a refusal is told on the page', async ({ page }) => {
  const { email } = await signUp(page);
  await openPage(page, '/account');
  const section = card(page, 'Download my data');
  const link = section.getByRole('link', { name: 'Download my data' });
  for (let time = 1; time <= 5; time++) {
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('kanek-my-data.zip');
    const zip = unzipSync(readFileSync(await download.path()));
    const told = JSON.parse(new TextDecoder().decode(zip['kanek.json'])) as { account: object };
    expect(told.account).toMatchObject({ email });
    await expect(section.getByText('kanek-my-data.zip is in your downloads.')).toBeVisible();
  }
  await link.click();
  await expect(section.getByRole('alert')).toContainText('Too many attempts.');
});

test('a deleted account is gone at once', async ({ page, browser }) => {
  const login = await signUp(page);
  const visitor = await browser.newContext();
  await openPage(page, '/account');
  const profile = card(page, 'Profile visibility').getByRole('link');
  const path = (await profile.getAttribute('href'))!;
  const section = card(page, 'Delete my account');
  const confirmation = section.getByLabel('Type DELETE');
  const password = section.getByRole('textbox', { name: 'Your password' });

  await expect(button(page, 'Delete my account for good')).toBeHidden();
  await section.getByText('I want to delete my account').click();
  await password.fill(login.password);
  await confirmation.fill('yes');
  await button(page, 'Delete my account for good').click();
  await expect(confirmation).toHaveAccessibleDescription('Type DELETE to confirm.');
  await expect(confirmation).toBeFocused();
  await confirmation.fill('DELETE');
  await password.fill('Not-my-password1');
  await button(page, 'Delete my account for good').click();
  await expect(password).toHaveAccessibleDescription('This is not your password.');
  expect((await visitor.request.get(path)).status()).toBe(200);

  await password.fill(login.password);
  await button(page, 'Delete my account for good').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page.getByText('Account menu of')).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session');
  expect((await visitor.request.get(path)).status()).toBe(404);
  await mailAbout(login.email, 'Your Kanek account is deleted');
  expect((await otherDevice(browser, login)).opens).toBeNull();
});

test('everything works without JavaScript', async ({ page: signer, browser }) => {
  const login = await signUp(signer);
  const wished = someEmail();
  const storageState = await signer.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const page = await context.newPage();
  await page.goto('/account');

  await askForEmail(page, wished, 'Not-my-password1');
  await expect(page).toHaveURL('/account#email');
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await expect(page.getByLabel('New email')).toHaveValue(wished);
  await expect(card(page, 'Login email').locator('[name=password]')).toHaveValue('');
  await askForEmail(page, wished, login.password);
  await page.getByLabel('Verification code').fill(await codeSentTo(wished));
  await button(page, 'Confirm').click();
  await expect(page.getByText(`Your login email is now ${wished}.`)).toBeVisible();
  await expect(page.getByText(`You sign in with ${wished}.`)).toBeVisible();

  const password = card(page, 'Password');
  await password.getByLabel('Current password').fill(login.password);
  await password.getByLabel('New password').fill(NEW_PASSWORD);
  await button(page, 'Change password').click();
  await expect(page).toHaveURL('/account#password');
  await expect(page.getByText('Your password was changed.')).toBeVisible();

  await button(page, 'Pause my profile').click();
  await expect(page.getByText('Your profile is paused.')).toBeVisible();
  await button(page, 'Show my profile again').click();
  await expect(page.getByText('Your profile is visible again.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).last().click(),
  ]);
  expect(download.suggestedFilename()).toBe('kanek-my-data.zip');

  const section = card(page, 'Delete my account');
  await section.getByText('I want to delete my account').click();
  await section.getByLabel('Type DELETE').fill('delete');
  await section.getByLabel('Your password').fill('Not-my-password1');
  await button(page, 'Delete my account for good').click();
  await expect(section.getByText('This is not your password.')).toBeVisible();
  await expect(section.getByLabel('Type DELETE')).toHaveValue('delete');
  await section.getByLabel('Your password').fill(NEW_PASSWORD);
  await button(page, 'Delete my account for good').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account was deleted.');
  await expect(page.getByText('Account menu of')).toHaveCount(0);
  await page.goto('/account');
  await expect(page).toHaveURL('/login?next=%2Faccount');
});

test('the keyboard alone is enough', async ({ page }) => {
  const login = await signUp(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/account');
  const index = page.getByRole('navigation', { name: 'On this page' });
  await index.getByRole('link', { name: 'Password' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account#password');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Current password' })).toBeFocused();
  await page.keyboard.type(login.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await expect(card(page, 'Password').getByRole('heading')).toBeFocused();

  await card(page, 'Delete my account').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Delete my account for good')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Type DELETE')).toBeFocused();
});

test('two presses send one request, and a lost connection loses nothing', async ({ page }) => {
  const login = await signUp(page);
  await openPage(page, '/account');
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await button(page, 'Pause my profile').dblclick();
  await expect(page.getByText('Your profile is paused.')).toBeVisible();
  expect(posts).toBe(1);

  const section = card(page, 'Login email');
  const wished = someEmail();
  await page.route('**/account.data*', (route) => route.abort());
  await askForEmail(page, wished, login.password);
  await expect(section.getByRole('alert')).toHaveText('Network error. Please try again later.');
  await expect(section.getByLabel('New email')).toHaveValue(wished);
  await page.unroute('**/account.data*');
  await button(page, 'Send code').click();
  await expect(section.getByLabel('Verification code')).toBeFocused();
});

test('the page is good for everyone in all its states', async ({ page }) => {
  const login = await signUp(page, 'business');
  await openPage(page, '/account');
  await expectGoodForEveryone(page);

  await button(page, 'Change password').click();
  await page.getByText('I want to delete my account').click();
  await button(page, 'Delete my account for good').click();
  await button(page, 'Pause my profile').click();
  await askForEmail(page, someEmail(), login.password);
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await expect(page.getByText('Your profile is paused.')).toBeVisible();
  await expectGoodForEveryone(page);
});
