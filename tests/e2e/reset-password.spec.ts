import type { Page } from '@playwright/test';
import { email, expectGoodOnItsOwn, logIn, NEW_PASSWORD, password } from './access-steps.ts';
import { forgetful } from './country.ts';
import { anotherClient, mailAfter } from './demo-server.ts';
import { expect, openPage, test } from './journey.ts';
import { signInAs } from './people.ts';

const code = (page: Page) => page.getByLabel('Verification code');
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' });
const send = (page: Page) => page.getByRole('button', { name: 'Send code' });
const submit = (page: Page) => page.getByRole('button', { name: 'Reset password' });

test.use({
  viewport: { width: 1440, height: 900 },
  extraHTTPHeaders: anotherClient(),
  // Refusals are part of these journeys; browsers report their status.
  expectedErrors: [/status of (400|401|404|429|500|503)|ERR_FAILED/],
});

test('takes three steps, with the code from the mail, and is good for everyone', async ({
  page,
}) => {
  const address = forgetful[0]!.email;
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
  const desk = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 560 });
  await submit(page).click();
  await expect(page.getByText('Invalid verification code.')).toBeInViewport();
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toBeInViewport();
  await page.setViewportSize(desk);
  await expectGoodOnItsOwn(page);
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
  const address = forgetful[1]!.email;
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
  const login = { email: address, password: NEW_PASSWORD };
  expect(await signInAs(page.context(), login)).toBe('/profile1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a password is reset step by step', async ({ page }) => {
    const address = forgetful[2]!.email;
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
    const login = { email: address, password: NEW_PASSWORD };
    expect(await signInAs(page.context(), login)).toBe('/profile1');
  });
});
