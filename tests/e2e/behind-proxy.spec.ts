import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CADDY } from '../../scripts/test-caddy.mjs';
import { email, fillIn, logIn, NEW_PASSWORD, password } from './access-steps.ts';
import { test } from './behind-proxy.ts';
import { mailsTo, SECOND_STAFF } from './demo-server.ts';
import { input, picture, publicPath, save } from './editor-steps.ts';
import { expect, openPage } from './journey.ts';
import { enterCode, expectSignedUp, fill, newSpecialist, submitButton } from './signup-steps.ts';

test.skip(!existsSync(CADDY), 'Caddy is not here: scripts/test.mjs says so');
// One site for both; the second one comes to it as the first has left it.
test.describe.configure({ mode: 'serial' });
test.use({
  viewport: { width: 1440, height: 900 },
  // Refusals are part of these journeys; browsers report their status.
  expectedErrors: [/status of (400|401|404)/],
});

const person = newSpecialist();
const main = (page: Page) => page.getByRole('main');
const resetCode = (page: Page) => page.getByLabel('Verification code');
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** In which version of HTTP everything on this page has come. */
const protocols = (page: Page) =>
  page.evaluate(() => {
    const fetched = ['navigation', 'resource'].flatMap((type) =>
      performance.getEntriesByType(type),
    );
    const versions = fetched.map((each) => (each as PerformanceResourceTiming).nextHopProtocol);
    // What was not fetched after all has none.
    return [...new Set(versions.filter(Boolean))];
  });

async function writeToUs(page: Page) {
  await page.getByLabel('Full Name').fill('María Castillo');
  await page.getByLabel('Email Address').fill('maria@gmail.com');
  await page.getByLabel('Message').fill('When do you open?');
  // Here the server's clock refuses what is sent sooner than a person can.
  await page.waitForTimeout(1_100);
  await button(page, 'Send Message').click();
  await expect(page.getByRole('heading', { name: 'Thank you for reaching out!' })).toBeVisible();
}

async function logOut(page: Page) {
  const banner = page.getByRole('banner');
  await banner.locator('summary').filter({ hasText: 'Account menu of' }).click();
  await banner.getByRole('button', { name: 'Log out' }).first().click();
  await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible();
}

test('over HTTPS a specialist signs up, saves, leaves, writes to us and comes back', async ({
  page,
  context,
  site,
}) => {
  await openPage(page, '/signup');
  expect(await protocols(page)).toEqual(['h2']);
  await fill(page, person);
  await page.getByLabel(/^Profile picture/).setInputFiles(await picture('me.png', '#0a6a61'));
  await submitButton(page).click();
  const [mail] = await mailsTo(person.email, 1, site.folder);
  await enterCode(page, /\b\d{6}\b/.exec(mail!.text!)![0]);
  await expectSignedUp(page);
  const [session] = (await context.cookies()).filter(({ name }) => name === '__Host-session');
  expect(session).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' });

  await openPage(page, '/profile1');
  await input(page, 'Bio').fill('Over HTTPS.');
  await save(page);
  const profile = await publicPath(page);
  await logOut(page);

  await openPage(page, profile);
  await expect(main(page)).toContainText('Over HTTPS.');
  const shown = main(page)
    .getByRole('img', { name: new RegExp(person.lastName) })
    .first();
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://kanek.example${profile}`,
  );

  await openPage(page, '/contact');
  await writeToUs(page);

  await openPage(page, '/login');
  await fillIn(page, { ...person, password: 'Wrong-1234' });
  await logIn(page).click();
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  await password(page).fill(person.password);
  await logIn(page).click();
  await expect(page).toHaveURL('/profile1');
  await logOut(page);

  await openPage(page, '/resetpassword');
  await email(page).fill(SECOND_STAFF.email);
  await button(page, 'Send code').click();
  await expect(page.getByText('Verification code sent! Check your email.')).toBeVisible();
  await resetCode(page).fill('000000');
  await newPassword(page).fill(NEW_PASSWORD);
  await button(page, 'Reset password').click();
  await expect(page.getByText('Invalid verification code.')).toBeVisible();

  const figures = await page.evaluate(() => fetch('/metrics').then(({ status }) => status));
  expect(figures).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('over HTTPS every page form is taken', async ({ page, site }) => {
    await page.goto('/contact');
    expect(await protocols(page)).toEqual(['h2']);
    await writeToUs(page);

    await page.goto('/login?next=%2Fabout');
    await fillIn(page, { ...person, password: 'Wrong-1234' });
    await logIn(page).click();
    await expect(page.getByText('Invalid email or password.')).toBeVisible();
    await password(page).fill(person.password);
    await logIn(page).click();
    await expect(page).toHaveURL('/about');
    await logOut(page);

    await page.goto('/resetpassword');
    await email(page).fill('nobody.at.all@gmail.com');
    await button(page, 'Send code').click();
    await expect(page.getByText('Verification code sent! Check your email.')).toBeVisible();

    // The link from the mail that was asked for with scripts.
    const mails = await mailsTo(SECOND_STAFF.email, 1, site.folder);
    const [link] = /https:\/\/kanek\.example\/resetpassword\?\S+/.exec(mails.at(-1)!.text!)!;
    await page.goto(link);
    await newPassword(page).fill(NEW_PASSWORD);
    await button(page, 'Reset password').click();
    await expect(page.getByText('Password reset successfully! You may now log in.')).toBeVisible();
    await page.goto('/login');
    await fillIn(page, { ...SECOND_STAFF, password: NEW_PASSWORD });
    await logIn(page).click();
    await expect(page).toHaveURL('/admin/security');
  });
});
