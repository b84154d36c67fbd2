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
import { anotherClient, mailAbout } from './demo-server.ts';
import { expect, expectGoodForEveryone, openPage, test, untilAlive } from './journey.ts';
import { letAMinutePassFor, letTheCodeExpireFor } from './time.ts';

test.use({
  extraHTTPHeaders: anotherClient(),
  // Refusals are part of these journeys; browsers report their status.
  expectedErrors: [/status of (400|401|403|404|409|429)|ERR_FAILED/],
});

test('a new password takes the place of the old one on every device', async ({ page, browser }) => {
  const login = await signUp(page);
  const phone = await otherDevice(browser, login, PHONE);
  expect(phone.opens).toBe('/profile1');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/account');
  const section = card(page, 'Password');

  // By keyboard alone.
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
  await expect(section.getByRole('status').filter({ hasText: /was changed/ })).toHaveText(
    'Your password was changed. All other devices were signed out.',
  );
  await expect(section.getByRole('heading')).toBeFocused();
  await card(page, 'Delete my account').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Delete my account for good')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Type DELETE')).toBeFocused();

  await mailAbout(login.email, 'Your Kanek password was changed');
  expect(await phone.status('/account')).toBe(302);
  expect((await otherDevice(browser, login)).opens).toBeNull();
  const renewed = await otherDevice(browser, { ...login, password: NEW_PASSWORD });
  expect(renewed.opens).toBe('/profile1');
});

test('a work email gets messages once its owner has confirmed it', async ({ page }) => {
  const work = `${'long.'.repeat(8)}${someEmail().replace('-', '')}`;
  await signUp(page, 'specialist', work);
  await openPage(page, '/account');
  const section = card(page, 'Work email');
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
});

test('the login email changes once the new address has answered', async ({ page, browser }) => {
  const login = await signUp(page, 'business');
  await openPage(page, '/account');
  const section = card(page, 'Login email');

  await test.step('it can be called off', async () => {
    await askForEmail(page, someEmail(), login.password);
    await expect(section.getByLabel('Verification code')).toBeFocused();
    await button(page, 'Cancel').click();
    await expect(section.getByText('Verification canceled.')).toBeVisible();
    await expect(section.getByRole('heading')).toBeFocused();
  });

  const wished = someEmail();
  await askForEmail(page, wished, login.password);
  const code = section.getByLabel('Verification code');
  await expect(code).toBeFocused();
  await page.reload();
  await expect(section).toContainText(`We sent a 6-digit code to ${wished}.`);
  await untilAlive(page.getByRole('main'));
  const right = await codeSentTo(wished);
  await code.fill(right === '123456' ? '654321' : '123456');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^Invalid verification code\./);
  await expect(code).toBeFocused();
  await code.fill(right);
  await button(page, 'Confirm').click();
  await expect(section.getByText(`Your login email is now ${wished}.`)).toBeVisible();
  await expect(section).toContainText(`You sign in with ${wished}.`);
  await expect(section.getByLabel('New email')).toHaveValue('');

  await mailAbout(login.email, 'Your Kanek login email was changed');
  expect((await otherDevice(browser, login)).opens).toBeNull();
  expect((await otherDevice(browser, { ...login, email: wished })).opens).toBe('/profile2');
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
