import type { Page } from '@playwright/test';
import {
  askForEmail,
  button,
  card,
  codeSentTo,
  NEW_PASSWORD,
  otherDevice,
  PHONE,
  signUp,
  someEmail,
} from './account-steps.ts';
import { anotherClient, demoLogin, mailAbout, type Login } from './demo-server.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';
import { signInAsStaff } from './people.ts';
import { letAMinutePassFor, letTheCodeExpireFor } from './time.ts';

test.use({
  extraHTTPHeaders: anotherClient(),
  // Refusals are part of these journeys; browsers report their status.
  expectedErrors: [/status of (400|401|403|404|409|429)|ERR_FAILED/],
});

async function logIn(page: Page, { email, password }: Login) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

test('visitors log in first, and come back', async ({ page }) => {
  await openPage(page, '/account');
  await expect(page).toHaveURL('/login?next=%2Faccount');
  await logIn(page, await demoLogin('business'));
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  await expect(page).toHaveTitle('Account · Kanek');
});

test('a new password takes the place of the old one on every device', async ({ page, browser }) => {
  const login = await signUp(page);
  const phone = await otherDevice(browser, login, PHONE);
  expect(phone.opens).toBe('/profile1');
  await openPage(page, '/account');
  const section = card(page, 'Password');
  const current = section.getByRole('textbox', { name: 'Current password' });
  const next = section.getByRole('textbox', { name: 'New password' });

  await button(page, 'Change password').click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('Password is required.');
  await current.fill('Not-my-password1');
  await expect(section.getByText('Password is required.')).toHaveCount(1);
  await next.fill('lower');
  await expect(section.getByText('A lowercase letter: done.')).toBeVisible();
  await button(page, 'Change password').click();
  await expect(next).toHaveAccessibleDescription(/^Password must be at least 8 characters\./);

  await next.fill(NEW_PASSWORD);
  await expect(section.getByText(': done.')).toHaveCount(4);
  await section.getByRole('button', { name: 'Show password' }).last().click();
  await expect(next).toHaveAttribute('type', 'text');
  await button(page, 'Change password').click();
  await expect(current).toHaveAccessibleDescription('This is not your password.');
  await expect(current).toBeFocused();

  await current.fill(login.password);
  await button(page, 'Change password').click();
  await expect(section.getByRole('status').filter({ hasText: /was changed/ })).toHaveText(
    'Your password was changed. All other devices were signed out.',
  );
  await expect(section.getByRole('heading')).toBeFocused();
  await expect(current).toHaveValue('');
  await expect(section.getByText(': done.')).toHaveCount(0);
  await mailAbout(login.email, 'Your Kanek password was changed');

  expect(await phone.status('/account')).toBe(302);
  expect((await otherDevice(browser, login)).opens).toBeNull();
  await page.context().clearCookies();
  await openPage(page, '/login');
  await logIn(page, { ...login, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/profile1');
});

test('whoever puts right what was wrong is not disturbed', async ({ page }) => {
  await signUp(page);
  await openPage(page, '/account');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/account.data*', async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });
  await askForEmail(page, someEmail(), 'Not-my-password1');
  const section = card(page, 'Login email');
  await expect(section.getByRole('textbox', { name: 'Your password' })).toBeFocused();
  await section.getByLabel('New email').focus();
  release();
  await expect(button(page, 'Send code')).toBeEnabled();
  await expect(section.getByLabel('New email')).toBeFocused();
});

test('a work email gets messages once its owner has confirmed it', async ({ page }) => {
  const work = `${'long.'.repeat(8)}${someEmail().replace('-', '')}`;
  const { email } = await signUp(page, 'specialist', work);
  await openPage(page, '/profile1');
  const field = page.getByLabel('Work email');
  await expect(field).toHaveAccessibleDescription(/^Not confirmed yet: /);
  await page.getByRole('link', { name: 'Confirm it' }).click();
  await expect(page).toHaveURL('/account#work-email');
  const section = card(page, 'Work email');
  await expect(section).toContainText(`messages from visitors go to your login email, ${email}.`);

  await button(page, 'Confirm this address').click();
  const code = section.getByLabel('Verification code');
  await expect(code).toBeFocused();
  const old = await codeSentTo(work);
  await letTheCodeExpireFor(work);
  await code.fill(old);
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^This code has expired\./);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await section.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(overflow, 'the long address stays inside').toBeLessThanOrEqual(0);
  await expectGoodForEveryone(page);
  await page.reload();
  await letAMinutePassFor(work);
  await button(page, 'Send a new code').click();
  const fresh = await codeSentTo(work, 2);
  await expect(code).toBeFocused();
  await code.fill(fresh);
  await code.press('Enter');
  await expect(section.getByRole('status').first()).toHaveText(
    `Visitors’ messages now go to ${work}.`,
  );
  await expect(section).toContainText('Confirmed');
  await expectGoodForEveryone(page);
  await openPage(page, '/profile1');
  await expect(field).toHaveAccessibleDescription(/^Confirmed\./);
});

test('the login email changes once the new address has answered', async ({ page, browser }) => {
  const login = await signUp(page, 'business');
  const { email: taken } = await signUp(await (await browser.newContext()).newPage());
  const wished = someEmail();
  await openPage(page, '/account');
  const section = card(page, 'Login email');
  const field = section.getByLabel('New email');

  await askForEmail(page, 'not an email', '');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Please enter a valid email address\./);
  await askForEmail(page, 'someone@example.org', login.password);
  await expect(field).toHaveAccessibleDescription(/^Email domain not allowed\./);
  await askForEmail(page, wished, 'Not-my-password1');
  await expect(section.getByRole('textbox', { name: 'Your password' })).toHaveAccessibleDescription(
    'This is not your password.',
  );
  await expect(field).toHaveValue(wished);
  await askForEmail(page, taken, login.password);
  await expect(field).toHaveAccessibleDescription(/^Email is already in use\./);

  await askForEmail(page, wished, login.password);
  const code = section.getByLabel('Verification code');
  await expect(code).toBeFocused();
  await expect(section).toContainText(`We sent a 6-digit code to ${wished}.`);
  await expect(section.getByRole('status').first()).toContainText('Verification code sent!');
  await expect(section.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled();

  await page.reload();
  await expect(section).toContainText(`We sent a 6-digit code to ${wished}.`);
  await openPage(page, '/account');
  await code.fill('12345');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^Invalid verification code\./);
  const right = await codeSentTo(wished);
  await code.fill(right === '123456' ? '654321' : '123456');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^Invalid verification code\./);
  await expect(code).toBeFocused();
  await code.fill(right);
  await button(page, 'Confirm').click();
  await expect(section.getByText(`Your login email is now ${wished}.`)).toBeVisible();
  await expect(section).toContainText(`You sign in with ${wished}.`);
  await expect(field).toHaveValue('');

  await mailAbout(login.email, 'Your Kanek login email was changed');
  expect((await otherDevice(browser, login)).opens).toBeNull();
  expect((await otherDevice(browser, { ...login, email: wished })).opens).toBe('/profile2');
});

test('a change of email can be called off', async ({ page }) => {
  const login = await signUp(page);
  const wished = someEmail();
  await openPage(page, '/account');
  await askForEmail(page, wished, login.password);
  await codeSentTo(wished);
  await button(page, 'Cancel').click();
  const section = card(page, 'Login email');
  await expect(section.getByText('Verification canceled.')).toBeVisible();
  await expect(section.getByRole('heading')).toBeFocused();
  await page.reload();
  await expect(section).toContainText(`You sign in with ${login.email}.`);
  await expect(section.getByLabel('New email')).toBeVisible();
});

test('devices are listed, and signed out one by one or all at once', async ({ page, browser }) => {
  const login = await signUp(page);
  const phone = await otherDevice(browser, login, PHONE);
  expect(phone.opens).toBe('/profile1');
  await openPage(page, '/account');
  const section = card(page, 'Devices');
  const rows = section.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.nth(1)).toContainText('Chrome on Android');
  await expect(rows.nth(1)).not.toContainText('This device');
  await expect(rows.nth(1).locator('time').first()).toHaveText(/\d{1,2}:\d\d/);

  await rows.nth(1).getByRole('button', { name: 'Sign out' }).click();
  await expect(section.getByText('The device was signed out.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(section.getByRole('heading')).toBeFocused();
  expect(await phone.status('/account')).toBe(302);

  const tablet = await otherDevice(browser, login, PHONE);
  const office = await (await otherDevice(browser, login)).context.newPage();
  await openPage(office, '/account');
  await openPage(page, '/account');
  await expect(rows).toHaveCount(3);
  await button(page, 'Sign out all other devices').click();
  await expect(section.getByText('All other devices were signed out.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(button(page, 'Sign out all other devices')).toHaveCount(0);

  expect(await tablet.status('/account')).toBe(302);
  // A page that was left open on a device that is signed out leads to the login.
  await button(office, 'Pause my profile').click();
  await expect(office).toHaveURL('/login?next=%2Faccount');

  await rows.first().getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are logged out.')).toBeVisible();
});

test('staff have a login and devices, and nothing else', async ({ page }) => {
  const { password } = await demoLogin('admin');
  await signInAsStaff(page.context());
  await openPage(page, '/account');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Login email',
    'Password',
    'Devices',
  ]);
  for (const intent of ['pause-profile', 'delete-account']) {
    const answer = await page.request.post('/account', {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      form: { intent, password, confirmation: 'DELETE' },
    });
    expect(answer.status()).toBe(403);
  }
});
