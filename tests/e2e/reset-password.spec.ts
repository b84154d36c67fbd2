import type { Page } from '@playwright/test';
import {
  email,
  expectGoodOnItsOwn,
  fillIn,
  logIn,
  NEW_PASSWORD,
  password,
} from './access-steps.ts';
import { anotherClient, mailAfter } from './demo-server.ts';
import { expect, openPage, test } from './journey.ts';

const REQUEST = '**/api/reset_password_request.php';
const SUBMIT = '**/api/reset_password_submit.php';

const code = (page: Page) => page.getByLabel('Verification code');
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' });
const send = (page: Page) => page.getByRole('button', { name: 'Send code' });
const submit = (page: Page) => page.getByRole('button', { name: 'Reset password' });
const message = (page: Page) => page.getByRole('main').locator('[role=alert], [role=status]');

test.use({
  viewport: { width: 1440, height: 900 },
  extraHTTPHeaders: anotherClient(),
  // Refusals are part of these journeys; browsers report their status.
  expectedErrors: [/status of (400|401|404|429|500|503)|ERR_FAILED/],
});

test('takes three steps, with the code from the mail', async ({ page }) => {
  const address = 'delroy.rhaburn@kanek.example';
  await openPage(page, '/resetpassword');
  await send(page).click();
  await expect(email(page)).toHaveAccessibleDescription(/^Email is required\./);
  await email(page).fill(address);
  const mail = await mailAfter(address, () => send(page).click());
  await expect(page.getByText('Verification code sent! Check your email.')).toBeVisible();
  await expect(email(page)).toHaveValue(address);
  await expect(email(page)).not.toBeEditable();
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code(page)).toHaveAttribute('maxlength', '6');
  await expect(code(page)).toHaveAccessibleDescription('Enter 6-digit code');
  await expect(newPassword(page)).toHaveAccessibleDescription(/At least 8 characters/);
  await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled();

  const right = /\b\d{6}\b/.exec(mail.text!)![0];
  const wrong = right === '000000' ? '000001' : '000000';
  await code(page).fill(wrong);
  await newPassword(page).fill('hummingbird');
  await submit(page).click();
  await expect(newPassword(page)).toHaveAccessibleDescription(
    /^Password must include at least one uppercase letter\./,
  );
  await newPassword(page).fill(NEW_PASSWORD);
  await expect(page.getByText('A number: done.')).toBeVisible();
  await submit(page).click();
  await expect(page.getByText('Invalid verification code.')).toBeVisible();
  await expect(newPassword(page)).toHaveValue(NEW_PASSWORD);
  await code(page).fill(right);
  const notice = await mailAfter(address, () => submit(page).click());
  expect(notice.subject).toBe('Your Kanek password was changed');
  await expect(page.getByText('Password reset successfully! You may now log in.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(email(page)).toHaveValue(address);
  await password(page).fill(NEW_PASSWORD);
  await logIn(page).click();
  await expect(page).toHaveURL('/profile1');
});

test("opens at its second step from the mail's link, which works once", async ({
  page,
  baseURL,
}) => {
  const address = 'emiliano.tzul@kanek.example';
  const mail = await mailAfter(address, () =>
    page.request.post('/api/reset_password_request.php', {
      data: { email: address },
      headers: { Origin: baseURL! },
    }),
  );
  const link = new URL(/\/resetpassword\?\S+/.exec(mail.text!)![0], baseURL);
  const digits = link.searchParams.get('code');
  await openPage(page, link.pathname + link.search);
  await expect(email(page)).toHaveValue(address);
  await expect(code(page)).toHaveValue(digits!);
  await expect(page).toHaveURL('/resetpassword');
  await newPassword(page).fill(NEW_PASSWORD);
  await submit(page).click();
  await expect(page.getByText('You may now log in.')).toBeVisible();
  await openPage(page, link.pathname + link.search);
  await newPassword(page).fill('Another-1234');
  await submit(page).click();
  await expect(page.getByText('Invalid verification code.')).toBeVisible();
  await openPage(page, '/login');
  await fillIn(page, { email: address, password: NEW_PASSWORD });
  await logIn(page).click();
  await expect(page).toHaveURL('/profile1');
});

test('answers an unknown email as it answers a known one', async ({ page }) => {
  await openPage(page, '/resetpassword');
  await email(page).fill('nobody.at.all@kanek.example');
  await send(page).click();
  await expect(page.getByText('Verification code sent! Check your email.')).toBeVisible();
  await page.getByRole('link', { name: 'Use another email' }).click();
  await expect(email(page)).toBeEditable();
  await expect(email(page)).toBeFocused();
  // Asking again at once is too early: the server's own words are shown, and the step stays.
  await send(page).click();
  await expect(message(page).filter({ hasText: /^Too many attempts\./ })).toBeVisible();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
});

test('says what it does and what went wrong, word by word, and well for everyone', async ({
  page,
}) => {
  await openPage(page, '/resetpassword');
  await email(page).fill('maria@gmail.com');
  const says = async (text: string) => {
    await expect(message(page).filter({ hasText: /./ })).toHaveText([text]);
  };

  const sending = Promise.withResolvers<void>();
  await page.route(REQUEST, async (route) => {
    await sending.promise;
    await route.fulfill({ status: 500, body: '<h1>Bad gateway</h1>' });
  });
  await send(page).click();
  await says('Sending verification code...');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  sending.resolve();
  await says('Error sending code.');
  await expect(email(page)).toHaveValue('maria@gmail.com');

  await page.route(REQUEST, (route) => route.abort());
  await send(page).click();
  await says('Network error. Please try again later.');

  await page.route(REQUEST, (route) =>
    route.fulfill({ status: 503, json: { status: 'error', message: 'The post is closed.' } }),
  );
  await send(page).click();
  await says('The post is closed.');

  await page.route(REQUEST, (route) => route.fulfill({ json: { status: 'success' } }));
  await send(page).click();
  await says('Verification code sent! Check your email.');
  await submit(page).click();
  await expect(page.getByText('Password is required.')).toBeVisible();
  await expectGoodOnItsOwn(page);

  await code(page).fill('123456');
  await newPassword(page).fill(NEW_PASSWORD);
  const resetting = Promise.withResolvers<void>();
  await page.route(SUBMIT, async (route) => {
    await resetting.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  await submit(page).click();
  await says('Resetting password...');
  resetting.resolve();
  await says('Error resetting password.');
  await expectGoodOnItsOwn(page);
  await page.route(SUBMIT, (route) => route.abort());
  await submit(page).click();
  await says('Network error. Please try again later.');
  await expect(code(page)).toHaveValue('123456');
  await expect(newPassword(page)).toHaveValue(NEW_PASSWORD);
  await page.route(SUBMIT, (route) => route.fulfill({ json: { status: 'success' } }));
  await submit(page).click();
  await says('Password reset successfully! You may now log in.');
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
});

test('sends a new code when the time has come', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route(REQUEST, (route) => {
    asked += 1;
    return route.fulfill({ json: { status: 'success' } });
  });
  await openPage(page, '/resetpassword');
  await email(page).fill('maria@gmail.com');
  await send(page).click();
  await code(page).fill('111111');
  await newPassword(page).fill(NEW_PASSWORD);
  await expect(page.getByRole('button', { name: /^Send a new code in/ })).toBeDisabled();
  await page.clock.runFor(61_000);
  await page.getByRole('button', { name: 'Send a new code', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Send a new code in/ })).toBeDisabled();
  expect(asked).toBe(2);
  // The old code is of no use any more; the new password still is.
  await expect(code(page)).toHaveValue('');
  await expect(newPassword(page)).toHaveValue(NEW_PASSWORD);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a password is reset step by step', async ({ page }) => {
    const address = 'angela.novelo@kanek.example';
    await page.goto('/resetpassword');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Email is required.')).toBeVisible();
    await email(page).fill(address);
    const mail = await mailAfter(address, () =>
      page.getByRole('button', { name: 'Send code' }).click(),
    );
    await expect(page.getByText('Verification code sent! Check your email.')).toBeVisible();
    const [right] = /\b\d{6}\b/.exec(mail.text!)!;
    await code(page).fill(right);
    await page.getByRole('textbox', { name: 'New password' }).fill('short');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('Password must be at least 8 characters.')).toBeVisible();
    await expect(code(page)).toHaveValue(right);
    await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('Password reset successfully! You may now log in.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await fillIn(page, { email: address, password: NEW_PASSWORD });
    await logIn(page).click();
    await expect(page).toHaveURL('/profile1');
  });
});
