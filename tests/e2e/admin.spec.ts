import type { Browser, Page } from '@playwright/test';
import { fromBase32 } from '../../src/features/accounts/second-factor/base32.server.ts';
import { hotp, stepAt } from '../../src/features/accounts/second-factor/totp.server.ts';
import { anotherClient, demoLogin, mailsTo, SECOND_STAFF, type Login } from './demo-server.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';
import { newSpecialist, signUpElsewhere } from './signup-steps.ts';

test.use({
  extraHTTPHeaders: anotherClient(),
  // Refusals are part of these journeys; browsers report their status.
  expectedErrors: [/status of (400|401|404|409)/],
});

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 }).first();
const summary = (page: Page, name: string) =>
  main(page).locator('summary').filter({ hasText: name });

async function signIn(page: Page, { email, password }: Login, path = '/login') {
  await openPage(page, path);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL((url) => url.pathname === path);
}

/** Somebody new in the queue, and where staff look at them. */
async function newcomer(page: Page, baseURL: string) {
  const values = newSpecialist();
  await signUpElsewhere(baseURL, 1, values);
  const found = await page.request.get(`/api/search/specialist.php?last_name=${values.lastName}`);
  const { results } = (await found.json()) as { results: { id: string }[] };
  const slug = results[0]!.id;
  return {
    email: values.email,
    name: `${values.firstName} ${values.lastName}`,
    slug,
    path: `/admin/queue/${slug}`,
  };
}

const reject = async (page: Page, text: string) => {
  await summary(page, 'Reject').click();
  const form = page.locator('details[data-decision=reject]');
  await form.getByLabel('Reason').selectOption({ label: 'Contact details do not work' });
  await form.getByLabel('What exactly').fill(text);
  await form.getByRole('button', { name: 'Reject', exact: true }).click();
};

/** The newest mail about a review, once it has come. */
async function subjectsTo(address: string, count: number) {
  return (await mailsTo(address, count)).map(({ subject }) => subject);
}

test.describe('the door', () => {
  test('leads everybody to where they belong', async ({ browser, page }) => {
    for (const path of ['/admin', '/admin/queue/nobody-aaaaaa', '/admin/log', '/admin/security']) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect([path, answer.status(), answer.headers().location]).toEqual([
        path,
        302,
        `/login?next=${encodeURIComponent(path)}`,
      ]);
    }
    for (const [kind, home] of [
      ['specialist', '/profile1'],
      ['business', '/profile2'],
    ] as const) {
      const other = await (await browser.newContext()).newPage();
      await signIn(other, await demoLogin(kind));
      await expect(other).toHaveURL(home);
      for (const path of ['/admin', '/admin/log', '/admin/security']) {
        await other.goto(path);
        await expect(other).toHaveURL(home);
      }
      await other.context().close();
    }
  });

  test('opens for staff, who come back to the page they asked for', async ({ page }) => {
    await openPage(page, '/admin/log?day=2020-01-01');
    await expect(page).toHaveURL(/\/login\?next=/);
    const { email, password } = await demoLogin('admin');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await main(page).getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/admin/log?day=2020-01-01');
    await expect(heading(page)).toHaveText('Log');
    await expect(main(page).getByText('Nothing was done that fits.')).toBeVisible();
  });
});

test.describe('the desk', () => {
  test('shows its sections at the side, and under the thumb on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, await demoLogin('admin'));
    await expect(page).toHaveURL('/admin');
    await expect(page).toHaveTitle('Review queue · Kanek');
    const side = page.getByRole('navigation', { name: 'Administration' });
    await expect(side.getByRole('link')).toHaveCount(10);
    await expect(side.locator('[aria-current=page]')).toHaveText(/^Queue/);
    await side.getByRole('link', { name: 'Log', exact: true }).click();
    await expect(page).toHaveURL('/admin/log');
    await expect(side.locator('[aria-current=page]')).toHaveText('Log');

    await page.keyboard.press('Tab');
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(side).toBeHidden();
    const bar = page.getByRole('navigation', { name: 'Sections' });
    await bar.locator('summary').click();
    await bar.getByRole('link', { name: 'Security' }).click();
    await expect(page).toHaveURL('/admin/security');
    await expect(bar.getByRole('link', { name: 'Security' })).toBeHidden();
    await bar.getByRole('link', { name: /^Queue/ }).click();
    await expect(heading(page)).toHaveText('Review queue');
  });

  test('is good for everyone', async ({ page, baseURL }) => {
    const { path } = await newcomer(page, baseURL!);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, await demoLogin('admin'));
    await expect(heading(page)).toHaveText('Review queue');
    await expectGoodForEveryone(page);
    await openPage(page, path);
    await summary(page, 'Reject').click();
    await button(page, 'Reject').click();
    await expect(main(page).getByText('Please choose a reason.')).toBeVisible();
    await expectGoodForEveryone(page);
    await openPage(page, '/admin/log');
    await expectGoodForEveryone(page);
    await openPage(page, '/admin/security');
    await button(page, 'Set it up').click();
    await expect(main(page).getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectGoodForEveryone(page);
  });
});

test.describe('the queue', () => {
  test('rejects with a reason, takes it back, approves: the provider hears of each', async ({
    page,
    baseURL,
  }) => {
    const { email, name, path } = await newcomer(page, baseURL!);
    await signIn(page, await demoLogin('admin'));
    await expect(page).toHaveURL('/admin');
    await openPage(page, path);
    await expect(heading(page)).toHaveText(name);
    await expect(main(page).locator('[data-tone=calm]')).toHaveText(/2[34] h left/);
    await expect(main(page).getByRole('heading', { name: 'Everything is new' })).toBeVisible();
    await expect(main(page).getByText('I have wired houses in Cayo').first()).toBeVisible();

    await summary(page, 'Reject').click();
    await button(page, 'Reject').click();
    const reason = page.locator('details[data-decision=reject]').getByLabel('Reason');
    await expect(reason).toHaveAccessibleDescription('Please choose a reason.');
    await expect(reason).toBeFocused();
    await openPage(page, path);
    await reject(page, 'Nobody answers the phone.');
    const news = main(page)
      .getByRole('status')
      .filter({ hasText: `${name} was rejected.` });
    await expect(news).toBeVisible();
    expect(await subjectsTo(email, 3)).toContain('Your Kanek profile needs a change');
    const missing = await page.request.get(path.replace('/admin/queue', '/specialist'));
    expect(missing.status()).toBe(404);

    await news.getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${path}\\?done=undo`));
    await expect(main(page).getByText(`${name} was put back into the queue.`)).toBeVisible();
    expect(await subjectsTo(email, 4)).toContain('We are looking at your Kanek profile again');

    await button(page, 'Approve').click();
    await expect(main(page).getByText(`${name} was approved.`)).toBeVisible();
    expect(await subjectsTo(email, 5)).toContain('Your Kanek profile is approved');
    const found = await page.request.get(path.replace('/admin/queue', '/specialist'));
    expect(found.status()).toBe(200);

    await openPage(page, '/admin/log');
    const acts = main(page).getByRole('listitem').filter({ hasText: name });
    await expect(acts).toHaveCount(3);
    await expect(acts.nth(2)).toContainText('Nobody answers the phone.');
    await expect(acts.nth(0)).toContainText('pending → approved');
  });

  test('suspends what is public, and lifts it again', async ({ page, baseURL }) => {
    const { email, name, path, slug } = await newcomer(page, baseURL!);
    await signIn(page, await demoLogin('admin'));
    await openPage(page, path);
    await summary(page, 'Suspend').click();
    const form = page.locator('details[data-decision=suspend]');
    await form.getByLabel('Reason').selectOption({ label: 'Not a real provider' });
    await form.getByRole('button', { name: 'Suspend', exact: true }).click();
    await expect(main(page).getByText(`${name} was suspended.`)).toBeVisible();
    expect(await subjectsTo(email, 3)).toContain('Your Kanek profile is suspended');
    expect((await page.request.get(`/specialist/${slug}`)).status()).toBe(404);
    await openPage(page, path);
    await expect(main(page).getByRole('heading', { name: 'Nothing waits here' })).toBeVisible();
    await button(page, 'Approve').click();
    await expect(main(page).getByText(`${name} was approved.`)).toBeVisible();
    expect((await page.request.get(`/specialist/${slug}`)).status()).toBe(200);
  });

  test('answers to single keys, unless somebody types or does not want them', async ({
    page,
    baseURL,
  }) => {
    const { name, path } = await newcomer(page, baseURL!);
    await signIn(page, await demoLogin('admin'));
    await expect(page).toHaveURL('/admin');
    // Keys count once the page is alive; whoever is faster presses again.
    await expect(async () => {
      await page.keyboard.press('j');
      await expect(main(page).locator('[data-queue-link]').first()).toBeFocused({ timeout: 500 });
    }).toPass();
    await openPage(page, path);
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(help).toContainText('Approve', { timeout: 500 });
    }).toPass();
    // Not while the help is open.
    await page.keyboard.press('a');
    await help.getByLabel('Use keyboard shortcuts').uncheck();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('a');
    await page.keyboard.press('r');
    await expect(page.locator('details[data-decision=reject]')).not.toHaveAttribute('open');

    await button(page, 'Keyboard shortcuts').click();
    await help.getByLabel('Use keyboard shortcuts').check();
    await help.getByRole('button', { name: 'Close' }).click();
    await heading(page).click();
    await page.keyboard.press('r');
    const form = page.locator('details[data-decision=reject]');
    await expect(form.getByLabel('Reason')).toBeFocused();
    await form.getByLabel('What exactly').fill('');
    await form.getByLabel('What exactly').pressSequentially('ask a');
    await expect(form.getByLabel('What exactly')).toHaveValue('ask a');
    await expect(heading(page)).toHaveText(name);
    await heading(page).click();
    await page.keyboard.press('a');
    await expect(main(page).getByText(`${name} was approved.`)).toBeVisible();
  });

  test('lets the first of two decide', async ({ page, browser, baseURL }) => {
    const { name, path } = await newcomer(page, baseURL!);
    const login = await demoLogin('admin');
    const other = await (await browser.newContext()).newPage();
    for (const each of [page, other]) {
      await signIn(each, login);
      await expect(each).toHaveURL('/admin');
      await openPage(each, path);
    }
    await button(page, 'Approve').click();
    await expect(main(page).getByText(`${name} was approved.`)).toBeVisible();
    await reject(other, 'Too late.');
    await expect(main(other).getByRole('alert')).toHaveText(
      /admin@kanek\.example was faster: the profile was approved\./,
    );
    await other.context().close();
  });

  test('works without scripts', async ({ page, browser, baseURL }) => {
    const { name, path } = await newcomer(page, baseURL!);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    const { email, password } = await demoLogin('admin');
    await plain.goto(`/login?next=${encodeURIComponent(path)}`);
    await plain.getByLabel('Email').fill(email);
    await plain.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await main(plain).getByRole('button', { name: 'Log in' }).click();
    await expect(heading(plain)).toHaveText(name);
    await reject(plain, 'Please call us.');
    await expect(main(plain).getByText(`${name} was rejected.`)).toBeVisible();
    await main(plain).getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await button(plain, 'Approve').click();
    await expect(main(plain).getByText(`${name} was approved.`)).toBeVisible();
    await context.close();
  });
});

test('the second factor is offered, set up, asked for, and replaced by a recovery code', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, SECOND_STAFF);
  await expect(page).toHaveURL('/admin');
  await main(page).getByRole('link', { name: 'Set it up' }).click();
  await expect(heading(page)).toHaveText('Security');
  await button(page, 'Set it up').click();
  await expect(main(page).getByRole('img', { name: /^QR code/ })).toBeVisible();
  const key = (await main(page).locator('code').innerText()).replaceAll(' ', '');
  const code = () => hotp(fromBase32(key), stepAt(new Date()));

  await main(page).getByLabel('Code').fill('000000');
  await button(page, 'Turn on').click();
  await expect(main(page).getByLabel('Code')).toHaveAccessibleDescription(/not right/);
  await expect(main(page).locator('code')).toHaveText(key.replace(/(.{4})(?=.)/g, '$1 '));
  await main(page).getByLabel('Code').fill(code());
  const firstStep = stepAt(new Date());
  await button(page, 'Turn on').click();
  const codes = main(page).getByRole('region', { name: 'Keep these recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [recovery] = await codes.getByRole('listitem').allInnerTexts();
  await page.reload();
  await expect(codes).toHaveCount(0);
  await expect(main(page).getByText('10 recovery codes are left.')).toBeVisible();

  const device = await newDevice(browser);
  await signIn(device, SECOND_STAFF);
  await expect(device).toHaveURL('/login/code');
  await expectGoodForEveryone(device);
  // The password alone opens nothing.
  await device.goto('/admin');
  await expect(device).toHaveURL(/\/login\?next=/);
  await openPage(device, '/login/code');
  await device.getByLabel('Code of your authenticator app').fill('123123');
  await main(device).getByRole('button', { name: 'Log in' }).click();
  await expect(device.getByLabel('Code of your authenticator app')).toHaveAccessibleDescription(
    /not right/,
  );
  // The code that turned it on is used up: the next one comes within half a minute.
  await expect.poll(() => stepAt(new Date()), { timeout: 45_000 }).toBeGreaterThan(firstStep);
  await device.getByLabel('Code of your authenticator app').fill(code());
  await main(device).getByRole('button', { name: 'Log in' }).click();
  await expect(device).toHaveURL('/admin');
  await device.context().close();

  const stranded = await newDevice(browser);
  await signIn(stranded, SECOND_STAFF);
  await summary(stranded, 'I do not have my device').click();
  await stranded.getByLabel('Recovery code').fill(recovery!);
  await main(stranded).getByRole('button', { name: 'Log in' }).click();
  await expect(stranded).toHaveURL('/admin');
  await openPage(stranded, '/admin/security');
  await expect(main(stranded).getByText('9 recovery codes are left.')).toBeVisible();
  const told = await mailsTo(SECOND_STAFF.email, 2);
  expect(told.map(({ subject }) => subject)).toEqual([
    'Kanek staff: your second factor is on',
    'Kanek staff: a recovery code was used',
  ]);

  // Left as it was found, for whoever runs this again.
  await summary(stranded, 'Turn it off').click();
  const off = stranded.locator('details').filter({ hasText: 'Turn it off' });
  await off.getByRole('textbox', { name: 'Your password' }).fill(SECOND_STAFF.password);
  await off.getByRole('button', { name: 'Turn off' }).click();
  await expect(main(stranded).getByText('Your second factor is off.')).toBeVisible();
  await stranded.context().close();
});

/** A browser that nobody has used yet, at an address of its own. */
async function newDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: anotherClient() });
  return context.newPage();
}
