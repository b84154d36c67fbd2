import type { Browser, Page } from '@playwright/test';
import { DESKS } from '#features/moderation/desks.ts';
import { authenticator } from './authenticator.ts';
import { mailsTo, SECOND_STAFF } from './demo-server.ts';
import { test } from './empty-directory.ts';
import { expect, expectGoodForEveryone, followTo, openPage } from './journey.ts';
import { somebodyElse } from './people.ts';

// Refusals are part of these journeys; browsers report their status.
test.use({ expectedErrors: [/status of (400|409)/], viewport: { width: 1440, height: 900 } });

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const appCode = (page: Page) => page.getByLabel('Code of your authenticator app');
const recoveryCode = (page: Page) => page.getByLabel('Recovery code');
const newCodes = (page: Page) =>
  main(page).getByRole('region', { name: 'Keep these recovery codes' }).getByRole('listitem');

async function givePassword(page: Page) {
  await openPage(page, '/login');
  await page.getByLabel('Email').fill(SECOND_STAFF.email);
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await password.fill(SECOND_STAFF.password);
  await button(page, 'Log in').click();
}

async function giveRecoveryCode(page: Page, code: string) {
  if (!(await recoveryCode(page).isVisible()))
    await main(page).locator('summary', { hasText: 'I do not have my device' }).click();
  await recoveryCode(page).fill(code);
  await button(page, 'Log in').click();
}

/** One of the changes that ask for the password once more. */
async function changeWithPassword(page: Page, title: string, act: string) {
  await main(page).locator('summary', { hasText: title }).click();
  const form = main(page).locator('details').filter({ hasText: title });
  await form.getByRole('textbox', { name: 'Your password' }).fill(SECOND_STAFF.password);
  await form.getByRole('button', { name: act }).click();
}

async function logOut(page: Page) {
  const banner = page.getByRole('banner');
  await banner.locator('summary').filter({ hasText: 'Account menu of' }).click();
  await banner.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page).toHaveURL('/');
}

const onAnotherDevice = async (browser: Browser, act: (page: Page) => Promise<void>) => {
  const page = await somebodyElse(browser);
  await act(page);
  await page.context().close();
};

test('staff set up a second factor before anything else opens, and need it from then on', async ({
  page,
  browser,
  directory,
}) => {
  const desks = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
  let code: (ahead?: number) => string;
  let kept: string[];

  await test.step('nothing else opens', async () => {
    await givePassword(page);
    await expect(page).toHaveURL('/admin/security');
    await expect(main(page).getByText('Set up your second factor first')).toBeVisible();
    await expectGoodForEveryone(page);
    await expect(desks).toHaveCount(DESKS.length);
    const asked = page.waitForResponse(/\/admin.*\.data/);
    await desks.first().click();
    await asked;
    await expect(page).toHaveURL('/admin/security');
    await expect(heading(page)).toHaveText('Security');
  });

  await test.step('it is set up', async () => {
    await button(page, 'Set it up').click();
    const qr = main(page).getByRole('img', { name: /^QR code/ });
    await expect
      .poll(() => qr.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    code = await authenticator(page);
    await expectGoodForEveryone(page);
    await main(page).getByLabel('Code').fill(code());
    await button(page, 'Turn on').click();
    await expect(newCodes(page)).toHaveCount(10);
    kept = await newCodes(page).allInnerTexts();
    await expectGoodForEveryone(page);
    await page.reload();
    await expect(main(page).getByText('10 recovery codes are left.')).toBeVisible();
    await expect(newCodes(page)).toHaveCount(0);
    await expect(main(page).locator('summary', { hasText: 'Turn it off' })).toHaveCount(0);
  });

  await test.step('every desk is open now, and empty', async () => {
    for (const [path, words] of [
      ['/admin/inbox', 'Nobody is waiting for an answer'],
      ['/admin/featured', 'Nobody is chosen'],
      ['/admin/reports', 'No report is open'],
      ['/admin/reviews', 'No review yet'],
      ['/admin/search', 'Everybody has found something'],
      ['/admin/accounts', '1 account'],
      ['/admin/duplicates', 'No duplicates'],
      ['/admin/numbers', 'Nothing to count yet'],
      ['/admin/log', 'second factor'],
    ] as const) {
      await followTo(page, path);
      await expect(main(page)).toContainText(words);
    }
    await desks.first().click();
    await expect(main(page).getByText('Nobody is waiting')).toBeVisible();
    await expectGoodForEveryone(page);
  });

  await test.step('signing in asks for the code', async () => {
    await logOut(page);
    await givePassword(page);
    await expect(page).toHaveURL('/login/code');
    await expectGoodForEveryone(page);
    // The password alone opens nothing.
    const answer = await page.request.get('/admin', { maxRedirects: 0 });
    expect(answer.headers().location).toBe('/login?next=%2Fadmin');
    await appCode(page).fill('12 31 2');
    await button(page, 'Log in').click();
    await expect(appCode(page)).toHaveAccessibleDescription(/not right/);
    // The code that turned it on is used up: this is the next one.
    await appCode(page).fill(code(1));
    await button(page, 'Log in').click();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('a recovery code replaces the device; new ones end the old ones', async () => {
    await openPage(page, '/admin/security');
    await changeWithPassword(page, 'New recovery codes', 'Make new codes');
    await expect(newCodes(page)).toHaveCount(10);
    const fresh = await newCodes(page).allInnerTexts();
    expect(fresh.filter((each) => kept.includes(each))).toEqual([]);
    await onAnotherDevice(browser, async (device) => {
      await givePassword(device);
      await giveRecoveryCode(device, kept[1]!);
      await expect(recoveryCode(device)).toHaveAccessibleDescription(/is not right/);
      await giveRecoveryCode(device, fresh[0]!);
      await expect(device).toHaveURL('/admin');
    });
    await page.reload();
    await expect(main(page).getByText('9 recovery codes are left.')).toBeVisible();
  });

  await test.step('another device takes the place of the first', async () => {
    await changeWithPassword(page, 'Another device', 'Set up another device');
    await expect(main(page).getByRole('img', { name: /^QR code/ })).toBeVisible();
    const next = await authenticator(page);
    await main(page).getByLabel('Code').fill(code(1));
    await button(page, 'Turn on').click();
    await expect(main(page).getByLabel('Code')).toHaveAccessibleDescription(/not right/);
    await main(page).getByLabel('Code').fill(next());
    await button(page, 'Turn on').click();
    await expect(newCodes(page)).toHaveCount(10);
  });

  const told = await mailsTo(SECOND_STAFF.email, 4, directory.folder);
  expect(told.map(({ subject }) => subject)).toEqual([
    'Kanek staff: your second factor is on',
    'Kanek staff: you have new recovery codes',
    'Kanek staff: a recovery code was used',
    'Kanek staff: your second factor is on',
  ]);
});
