import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { businessEntry, specialistEntry } from '../api/signup-entries.ts';
import { anotherClient, demoLogin, mailsTo, type Login } from './demo-server.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';
import { signInAsStaff } from './people.ts';

const NEW_PASSWORD = 'Hummingbird7';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');
const someEmail = () => `account-${digits(9)}@gmail.com`;

test.use({
  extraHTTPHeaders: anotherClient(),
  // Refusals are part of these journeys; browsers report their status.
  expectedErrors: [/status of (400|401|403|404|409|429)|ERR_FAILED/],
});

async function codeSentTo(address: string, count = 1): Promise<string> {
  const mails = await mailsTo(address, count);
  return /\b\d{6}\b/.exec(mails.at(-1)!.text ?? '')![0];
}

/** A new account through the public API; the page's browser is then signed in. */
async function signUp(page: Page, kind: 'specialist' | 'business' = 'specialist'): Promise<Login> {
  const email = someEmail();
  const headers = { 'Sec-Fetch-Site': 'same-origin', ...anotherClient() };
  const post = async (path: string, options: Parameters<Page['request']['post']>[1]) => {
    const answer = await page.request.post(`/api/verify/${path}`, { headers, ...options });
    expect(await answer.json()).not.toHaveProperty('error');
  };
  await post('send_code.php', { data: { email } });
  await post('verify_code.php', { data: { email, code: await codeSentTo(email) } });
  const entry =
    kind === 'specialist'
      ? { ...specialistEntry, email, phone: `67${digits(5)}`, workEmail: '' }
      : {
          ...businessEntry,
          email,
          businessPhone: `82${digits(5)}`,
          businessName: `Howler Ridge ${digits(6)}`,
        };
  await post(kind === 'specialist' ? 'db_insert1.php' : 'db_insert2.php', { multipart: entry });
  return { email, password: entry.password };
}

async function logIn(page: Page, { email, password }: Login) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** Another device, signed in through the same form; `opens` is null when it is refused. */
async function otherDevice(browser: Browser, { email, password }: Login, userAgent?: string) {
  const context = await browser.newContext(userAgent ? { userAgent } : {});
  const answer = await context.request.post('/login', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    form: { email, password },
    maxRedirects: 0,
  });
  const status = async (path: string) =>
    (await context.request.get(path, { maxRedirects: 0 })).status();
  return { context, status, opens: answer.headers().location ?? null };
}

async function askForEmail(page: Page, email: string, password: string) {
  await card(page, 'Login email').getByLabel('New email').fill(email);
  await card(page, 'Login email').getByRole('textbox', { name: 'Your password' }).fill(password);
  await button(page, 'Send code').click();
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
  const mails = await mailsTo(login.email, 3);
  expect(mails.map(({ subject }) => subject)).toContain('Your Kanek password was changed');

  expect(await phone.status('/account')).toBe(302);
  expect((await otherDevice(browser, login)).opens).toBeNull();
  await page.context().clearCookies();
  await openPage(page, '/login');
  await logIn(page, { ...login, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/profile1');
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

  const mails = await mailsTo(login.email, 3);
  expect(mails.map(({ subject }) => subject)).toContain('Your Kanek login email was changed');
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Elena Tzul|Howler Ridge/);

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
  const mails = await mailsTo(login.email, 3);
  expect(mails.map(({ subject }) => subject)).toContain('Your Kanek account is deleted');
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
