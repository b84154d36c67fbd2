import type { Page } from '@playwright/test';
import { anotherClient, demoLogin, mailAfter, type Login } from './demo-server.ts';
import {
  expect,
  expectAccessible,
  expectGoodForEveryone,
  expectNoSidewaysScroll,
  openPage,
  test,
} from './journey.ts';

const REQUEST = '**/api/reset_password_request.php';
const SUBMIT = '**/api/reset_password_submit.php';
const NEW_PASSWORD = 'Hummingbird7';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
const dark = (page: Page) => page.getByRole('button', { name: 'Dark screen' });
const logIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Log in or reset' }).getByRole('link', { name });
const screen = (page: Page) => page.locator('[data-access]');
const account = (page: Page) =>
  page.getByRole('banner').locator('summary').filter({ hasText: 'Account menu of' });

async function fillIn(page: Page, login: Login) {
  await email(page).fill(login.email);
  await password(page).fill(login.password);
}

async function signIn(page: Page, login: Login, path = '/login') {
  await openPage(page, path);
  await fillIn(page, login);
  await logIn(page).click();
}

test.use({
  viewport: { width: 1440, height: 900 },
  extraHTTPHeaders: anotherClient(),
  // Refusals are part of these journeys; browsers report their status.
  expectedErrors: [/status of (400|401|404|429|500|503)|ERR_(FAILED|INTERNET_DISCONNECTED)/],
});

test.describe('signing in', () => {
  for (const [kind, path, home] of [
    ['specialist', '/specialistlogin', '/profile1'],
    ['business', '/businesslogin', '/profile2'],
    ['admin', '/login', '/admin'],
    // A right password on the other tab opens the right door.
    ['specialist', '/businesslogin', '/profile1'],
    ['business', '/login', '/profile2'],
  ] as const) {
    test(`a ${kind} comes in through ${path} and lands on ${home}`, async ({ page }) => {
      await signIn(page, await demoLogin(kind), path);
      await expect(page).toHaveURL(home);
      await expect(account(page)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
    });
  }

  test('asks for what is missing beside the field, and loses nothing', async ({ page }) => {
    await openPage(page, '/login');
    await logIn(page).click();
    await expect(email(page)).toHaveAccessibleDescription('Email is required.');
    await expect(password(page)).toHaveAccessibleDescription('Password is required.');
    await expect(email(page)).toBeFocused();
    await email(page).fill('maria@gmail.com');
    await expect(page.getByText('Email is required.')).toHaveCount(0);
    await logIn(page).click();
    await expect(password(page)).toBeFocused();
    await expect(email(page)).toHaveValue('maria@gmail.com');
  });

  test('tells the same of a wrong password and of an unknown email', async ({ page }) => {
    const { email: known } = await demoLogin('specialist');
    await openPage(page, '/login');
    for (const typed of [known, 'nobody@kanek.example']) {
      await fillIn(page, { email: typed, password: 'Wrong-1234' });
      await logIn(page).click();
      await expect(logIn(page)).toBeEnabled();
      await expect(page.getByRole('alert')).toContainText(['Invalid email or password.', '']);
      await expect(email(page)).toHaveValue(typed);
      await expect(password(page)).toHaveValue('Wrong-1234');
      await expect(password(page)).toBeFocused();
    }
    await expect(page).toHaveURL('/login');
  });

  test('leads back to where somebody wanted to go, on this site only', async ({ page }) => {
    const login = await demoLogin('specialist');
    const wanted = '/specialists-results?location=Cayo';
    await openPage(page, `/login?next=${encodeURIComponent(wanted)}`);
    for (const name of ['Business', 'Specialist']) {
      await tab(page, name).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} login`);
    }
    await fillIn(page, login);
    await logIn(page).click();
    await expect(page).toHaveURL(wanted);
    // Whoever is signed in already is sent on at once.
    await page.goto('/businesslogin');
    await expect(page).toHaveURL('/profile1');
    await page.goto('/login?next=%2Fabout');
    await expect(page).toHaveURL('/about');
    await page.goto('/login?next=%2F%2Fevil.example');
    await expect(page).toHaveURL('/profile1');
  });

  test('tabs are links, and the typed email goes along', async ({ page }) => {
    await openPage(page, '/login');
    await expect(tab(page, 'Specialist')).toHaveAttribute('aria-current', 'page');
    await email(page).fill('rosalia@btl.net');
    await tab(page, 'Business').click();
    await expect(page).toHaveURL('/businesslogin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business login');
    await expect(email(page)).toHaveValue('rosalia@btl.net');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/resetpassword');
    await expect(email(page)).toHaveValue('rosalia@btl.net');
    await tab(page, 'Specialist').click();
    await expect(page).toHaveURL('/specialistlogin');
    await expect(email(page)).toHaveValue('rosalia@btl.net');
  });

  test('is busy once, however often it is pressed', async ({ page }) => {
    const login = await demoLogin('business');
    let asked = 0;
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/login.data*', async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await openPage(page, '/login');
    await fillIn(page, login);
    await logIn(page).dblclick();
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL('/profile2');
    expect(asked).toBe(1);
  });

  test('says so when there is no network, and keeps everything', async ({ page, context }) => {
    const login = await demoLogin('specialist');
    await openPage(page, '/login');
    await fillIn(page, login);
    await context.setOffline(true);
    await logIn(page).click();
    await expect(page.getByText('Network error. Please try again later.')).toBeVisible();
    await expect(password(page)).toHaveValue(login.password);
    await context.setOffline(false);
    await logIn(page).click();
    await expect(page).toHaveURL('/profile1');
  });

  test('shows the password on demand and warns of Caps Lock', async ({ page }) => {
    await openPage(page, '/login');
    await expect(email(page)).toHaveAttribute('autocomplete', 'username');
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
    const show = page.getByRole('button', { name: 'Show password' });
    await show.click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await show.click();
    await expect(password(page)).toHaveAttribute('type', 'password');
    const press = (modifierCapsLock: boolean) =>
      password(page).dispatchEvent('keydown', { key: 'A', modifierCapsLock });
    await press(true);
    await expect(page.getByText('Caps Lock is on.')).toBeVisible();
    await press(false);
    await expect(page.getByText('Caps Lock is on.')).toHaveCount(0);
  });

  test('works by keyboard alone, and so does leaving', async ({ page }) => {
    const login = await demoLogin('business');
    await openPage(page, '/login');
    await tab(page, 'Business').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business login');
    await email(page).focus();
    await page.keyboard.type(login.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(login.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile2');
    await account(page).focus();
    await page.keyboard.press('Enter');
    for (const name of ['My profile', 'Dashboard', 'Account']) {
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name }),
      ).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You are logged out.')).toBeVisible();
  });
});

test.describe('logging out', () => {
  test('ends the session for good and says so on the home page', async ({ page, context }) => {
    await signIn(page, await demoLogin('specialist'));
    await expect(page).toHaveURL('/profile1');
    const stolen = await context.cookies();
    await account(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('status').getByText('You are logged out.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await context.addCookies(stolen);
    await page.goto('/login');
    await expect(page).toHaveURL('/login');
    await expect(logIn(page)).toBeVisible();
  });

  test('asks first at its own address', async ({ page }) => {
    await signIn(page, await demoLogin('business'));
    await expect(page).toHaveURL('/profile2');
    await openPage(page, '/logout');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You are logged out.')).toBeVisible();
  });

  test('stands in the menu of a phone as well', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await signIn(page, await demoLogin('specialist'));
    await expect(page).toHaveURL('/profile1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
    await page.getByRole('banner').locator('summary[aria-label=Menu]').click();
    const menu = page.getByRole('navigation', { name: /^Logged in as/ });
    await expect(menu.getByRole('link', { name: 'My profile' })).toHaveAttribute(
      'href',
      '/profile1',
    );
    await expect(menu.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    await expectNoSidewaysScroll(page);
    await menu.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in keeps the email, and leaving works', async ({ page }) => {
    const login = await demoLogin('business');
    await page.goto('/login?next=%2Fabout');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Email is required.')).toBeVisible();
    await expect(page.getByText('Password is required.')).toBeVisible();
    await fillIn(page, { ...login, password: 'Wrong-1234' });
    await logIn(page).click();
    await expect(page.getByText('Invalid email or password.')).toBeVisible();
    await expect(email(page)).toHaveValue(login.email);
    await expect(page.getByRole('button', { name: 'Dark screen' })).toBeHidden();
    await password(page).fill(login.password);
    await logIn(page).click();
    await expect(page).toHaveURL('/about');
    await account(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged out.');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });

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
    const [code] = /\b\d{6}\b/.exec(mail.text!)!;
    await page.getByLabel('Verification code').fill(code);
    await page.getByRole('textbox', { name: 'New password' }).fill('short');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('Password must be at least 8 characters.')).toBeVisible();
    await expect(page.getByLabel('Verification code')).toHaveValue(code);
    await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('Password reset successfully! You may now log in.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await fillIn(page, { email: address, password: NEW_PASSWORD });
    await logIn(page).click();
    await expect(page).toHaveURL('/profile1');
  });
});

test.describe('resetting a password', () => {
  const code = (page: Page) => page.getByLabel('Verification code');
  const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' });
  const send = (page: Page) => page.getByRole('button', { name: 'Send code' });
  const submit = (page: Page) => page.getByRole('button', { name: 'Reset password' });
  const message = (page: Page) => page.getByRole('main').locator('[role=alert], [role=status]');

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
    await signIn(page, { email: address, password: NEW_PASSWORD });
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

  test('says what it does and what went wrong, word by word', async ({ page }) => {
    await openPage(page, '/resetpassword');
    await email(page).fill('maria@gmail.com');
    const says = async (text: string) => {
      await expect(message(page).filter({ hasText: /./ })).toHaveText([text]);
    };

    let answer = () => {};
    await page.route(REQUEST, (route) => {
      answer = () => void route.fulfill({ status: 500, body: '<h1>Bad gateway</h1>' });
    });
    await send(page).click();
    await says('Sending verification code...');
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    answer();
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

    await code(page).fill('123456');
    await newPassword(page).fill(NEW_PASSWORD);
    await page.route(SUBMIT, (route) => {
      answer = () => void route.fulfill({ status: 500, json: {} });
    });
    await submit(page).click();
    await says('Resetting password...');
    answer();
    await says('Error resetting password.');
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
});

test.describe("the screen's own theme", () => {
  const siteTheme = (page: Page) =>
    page.evaluate(() => ({
      shown: getComputedStyle(document.documentElement).backgroundColor,
      chosen: document.documentElement.dataset.theme ?? null,
      kept: localStorage.getItem('theme'),
    }));

  test('is dark at first, can be switched, is remembered, and leaves the site alone', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/login');
    const before = await siteTheme(page);
    await expect(screen(page)).toHaveAttribute('data-theme', 'dark');
    await expect(dark(page)).toHaveAttribute('aria-pressed', 'true');
    await dark(page).click();
    await expect(screen(page)).toHaveAttribute('data-theme', 'light');
    await expect(dark(page)).toHaveAttribute('aria-pressed', 'false');
    await tab(page, 'Reset').click();
    await expect(page).toHaveURL('/resetpassword');
    await expect(screen(page)).toHaveAttribute('data-theme', 'light');
    expect(await siteTheme(page)).toEqual(before);
    // Our own scripts never arrive: what shows the theme is in the page itself.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/businesslogin', { waitUntil: 'domcontentloaded' });
    await expect(screen(page)).toHaveAttribute('data-theme', 'light');
  });

  test('stays as it is when the site changes its own', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/login');
    await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click();
    await expect(screen(page)).toHaveAttribute('data-theme', 'dark');
    expect((await siteTheme(page)).chosen).toBe('dark');
    await dark(page).click();
    await expect(screen(page)).toHaveAttribute('data-theme', 'light');
    expect((await siteTheme(page)).chosen).toBe('dark');
  });
});

test('every state is good for everyone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const check = async () => {
    await expectGoodForEveryone(page);
    // The screen has a theme of its own.
    await dark(page).click();
    await expectAccessible(page);
    await dark(page).click();
  };
  await openPage(page, '/businesslogin');
  await check();
  await logIn(page).click();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await check();
  await page.route(REQUEST, (route) => route.fulfill({ json: { status: 'success' } }));
  await page.route(SUBMIT, (route) => route.fulfill({ status: 400, json: {} }));
  await openPage(page, '/resetpassword');
  await email(page).fill('maria@gmail.com');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password is required.')).toBeVisible();
  await check();
  await openPage(page, '/resetpassword?email=maria%40gmail.com&code=123456');
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Error resetting password.')).toBeVisible();
  await check();
});

test('the account menu is accessible, open and closed', async ({ page }) => {
  await signIn(page, await demoLogin('specialist'));
  await expect(page).toHaveURL('/profile1');
  await openPage(page, '/about');
  await account(page).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(account(page)).toBeFocused();
  await page.goto('/logout');
  await expectAccessible(page);
});
