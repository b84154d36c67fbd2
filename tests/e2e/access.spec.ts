import type { Page } from '@playwright/test';
import { dark, email, expectGoodOnItsOwn, fillIn, logIn, password } from './access-steps.ts';
import { anotherClient, demoLogin } from './demo-server.ts';
import {
  expect,
  expectNoSidewaysScroll,
  expectWholeAccessible,
  openPage,
  test,
} from './journey.ts';
import { signInAs } from './people.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Log in or reset' }).getByRole('link', { name });
const screen = (page: Page) => page.locator('[data-access]');
const account = (page: Page) =>
  page.getByRole('banner').locator('summary').filter({ hasText: 'Account menu of' });

/** Somebody of the demo, at a page that is quickly there. */
async function comeIn(page: Page, kind: 'specialist' | 'business', path = '/faq') {
  await signInAs(page.context(), await demoLogin(kind));
  await openPage(page, path);
}

test.use({
  viewport: { width: 1440, height: 900 },
  extraHTTPHeaders: anotherClient(),
  // Refusals are part of these journeys; browsers report their status.
  expectedErrors: [/status of (400|401|404|429|500|503)|ERR_(FAILED|INTERNET_DISCONNECTED)/],
});

test.describe('signing in', () => {
  test('asks for what is missing, shows the password on demand, warns of Caps Lock', async ({
    page,
  }) => {
    await openPage(page, '/businesslogin');
    await logIn(page).click();
    await expect(email(page)).toHaveAccessibleDescription('Email is required.');
    await expect(password(page)).toHaveAccessibleDescription('Password is required.');
    await expect(email(page)).toBeFocused();
    await expectGoodOnItsOwn(page);

    await password(page).fill('Mahogany1');
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

  test('leads back to where somebody wanted to go, on this site only', async ({
    page,
    context,
  }) => {
    const login = await demoLogin('specialist');
    const wanted = '/faq?from=login';
    await openPage(page, `/login?next=${encodeURIComponent(wanted)}`);
    await expect(tab(page, 'Specialist')).toHaveAttribute('aria-current', 'page');

    await test.step('tabs are links, and the typed email goes along', async () => {
      await email(page).fill(login.email);
      await tab(page, 'Business').click();
      await expect(page).toHaveURL(/\/businesslogin\?/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business login');
      await expect(email(page)).toHaveValue(login.email);
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page).toHaveURL(/\/resetpassword\?/);
      await expect(email(page)).toHaveValue(login.email);
      await tab(page, 'Specialist').click();
      await expect(page).toHaveURL(/\/specialistlogin\?/);
      await expect(email(page)).toHaveValue(login.email);
    });

    await test.step('a wrong password and no network keep everything', async () => {
      await password(page).fill('Wrong-1234');
      await logIn(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'Invalid email or password.',
      );
      await expect(password(page)).toHaveValue('Wrong-1234');
      await expect(password(page)).toBeFocused();
      await password(page).fill(login.password);
      await context.setOffline(true);
      await logIn(page).click();
      await expect(page.getByText('Network error. Please try again later.')).toBeVisible();
      await expect(password(page)).toHaveValue(login.password);
      await context.setOffline(false);
    });
    await logIn(page).click();
    await expect(page).toHaveURL(wanted);

    // Whoever is signed in already is sent on at once.
    const sentTo = async (path: string) => {
      const answer = await context.request.get(path, { maxRedirects: 0 });
      return answer.headers().location;
    };
    expect(await sentTo('/businesslogin')).toBe('/profile1');
    expect(await sentTo('/login?next=%2Fabout')).toBe('/about');
    expect(await sentTo('/login?next=%2F%2Fevil.example')).toBe('/profile1');
  });

  test('works by keyboard alone, and so does leaving', async ({ page }) => {
    const login = await demoLogin('business');
    await openPage(page, '/login?next=/faq');
    await tab(page, 'Business').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business login');
    await email(page).focus();
    await page.keyboard.type(login.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(login.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
    await account(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    await expectWholeAccessible(page);
    await page.keyboard.press('Escape');
    await expect(account(page)).toBeFocused();
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
    await comeIn(page, 'specialist');
    const stolen = await context.cookies();
    await account(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('status').getByText('You are logged out.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await context.addCookies(stolen);
    const answer = await context.request.get('/account', { maxRedirects: 0 });
    expect(answer.headers().location).toBe('/login?next=%2Faccount');
  });

  test('asks first at its own address', async ({ page }) => {
    await comeIn(page, 'business', '/logout');
    await expectWholeAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You are logged out.')).toBeVisible();
  });

  test('stands in the menu of a phone as well', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await comeIn(page, 'specialist');
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
    // And stays as it is when the site changes its own.
    await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click();
    await expect(screen(page)).toHaveAttribute('data-theme', 'light');
    expect((await siteTheme(page)).chosen).toBe('dark');
    await dark(page).click();
    await expect(screen(page)).toHaveAttribute('data-theme', 'dark');
    await dark(page).click();
    await expect(screen(page)).toHaveAttribute('data-theme', 'light');
    expect((await siteTheme(page)).chosen).toBe('dark');
    // Our own scripts never arrive: what shows the theme is in the page itself.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/businesslogin', { waitUntil: 'domcontentloaded' });
    await expect(screen(page)).toHaveAttribute('data-theme', 'light');
  });
});
