import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { postStamped, reviewProfile } from '../support/input/plant-payloads.ts';
import { newVisitor } from '../support/input/visitor.ts';
import { anotherClient, demoLogin, SOON } from './demo-server.ts';
import { expect, expectGoodForEveryone, followTo, openPage, test } from './journey.ts';
import { newProvider, signInAs, signInAsStaff, somebodyElse } from './people.ts';
import { letAMinutePassFor } from './time.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: true });
/** Forms that open below a button of this name. */
const opener = (page: Page, name: string) =>
  main(page).locator('summary').filter({ hasText: name }).first();
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const unique = () => `${Date.now()}${Math.floor(Math.random() * 1_000)}`;

test.use({
  extraHTTPHeaders: anotherClient(),
  // Refusals are part of these journeys; browsers report their status.
  expectedErrors: [/status of (400|403|404|409|429)|ERR_FAILED/],
});

test.beforeEach(({ context }) => signInAsStaff(context));

test('featured profiles are chosen, ordered, timed and removed', async ({ page, request }) => {
  const [one, two] = await Promise.all([newProvider(page), newProvider(page)]);
  await openPage(page, '/admin/featured?kind=business');
  for (const { name } of [one, two]) {
    await main(page).getByLabel('Name').fill(name);
    await button(page, 'Show').click();
    await button(page, `Feature ${name}`).click();
    await expect(button(page, `Remove ${name}`)).toBeVisible();
  }
  const order = () =>
    main(page)
      .getByRole('region', { name: 'Chosen businesses' })
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .allTextContents();
  await button(page, `Move ${two.name} up`).click();
  await expect(async () => {
    const names = await order();
    expect(names.indexOf(two.name)).toBeLessThan(names.indexOf(one.name));
  }).toPass();
  const answer = await request.get('/api/search/get_featured_businesses.php');
  const shown = ((await answer.json()) as { id: string }[]).map(({ id }) => id);
  expect(shown.indexOf(two.slug)).toBeLessThan(shown.indexOf(one.slug));

  const card = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Remove ${one.name}`, exact: true }) });
  await card.locator('summary').click();
  await card.getByLabel('Last day').fill('2020-01-01');
  await card.getByRole('button', { name: 'Save the days' }).click();
  await expect(card).toContainText('The last day is before the first.');
  await expectGoodForEveryone(page);
  await card.getByLabel('First day').fill('2019-12-01');
  await card.getByRole('button', { name: 'Save the days' }).click();
  await expect(card).toContainText('Over');
  for (const { name } of [one, two]) {
    await button(page, `Remove ${name}`).click();
    await expect(button(page, `Remove ${name}`)).toHaveCount(0);
  }
});

test('a report is dismissed, the next is upheld: the profile is suspended', async ({
  page,
  baseURL,
  request,
}) => {
  const provider = await newProvider(page);
  const isPublic = async () => (await request.get(provider.path)).ok();
  const report = (text: string) =>
    postStamped(
      newVisitor(baseURL!, anotherClient()['X-Forwarded-For']),
      `/report/profile/${provider.slug}`,
      {
        reason: 'other',
        text,
        email: '',
      },
    );
  const item = main(page)
    .locator('li.card')
    .filter({ has: page.getByRole('link', { name: provider.name }) });
  await report('I do not like them.');
  await openPage(page, '/admin/reports');
  await expect(item).toContainText('I do not like them.');
  await item.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('The reports are dismissed.').first()).toBeVisible();
  await expect(item).toHaveCount(0);
  expect(await isPublic()).toBe(true);

  await report('Nobody is there.');
  await followTo(page, '/admin/reports');
  await expect(item).toContainText('Nobody is there.');
  await expect(item).toContainText('1 dismissed before');
  const uphold = item.locator('summary', { hasText: 'Uphold' });
  const suspend = item.getByRole('button', { name: 'Suspend the profile' });
  await uphold.click();
  const beside = (await item.getByRole('button', { name: 'Dismiss' }).boundingBox())!;
  expect(await uphold.boundingBox()).toMatchObject({ y: beside.y });
  const { width } = (await suspend.boundingBox())!;
  let busyWidth = 0;
  await page.route(
    /\/admin\/reports\.data/,
    async (route) => {
      await expect(suspend).toHaveAttribute('aria-busy', 'true');
      busyWidth = (await suspend.boundingBox())!.width;
      await route.continue();
    },
    { times: 1 },
  );
  await suspend.click();
  await expect(item).toContainText('Please say why');
  expect(busyWidth).toBe(width);
  await expectGoodForEveryone(page);
  await item.getByRole('textbox').fill('We could not find you.');
  await item.getByRole('button', { name: 'Suspend the profile' }).click();
  await expect(item).toHaveCount(0);
  expect(await isPublic()).toBe(false);
});

test('a review is removed only with a public reason', async ({ page, baseURL }) => {
  const provider = await newProvider(page);
  const site = { url: baseURL!, mailbox: join(process.env.E2E_DATA_DIR!, 'mailbox') };
  await reviewProfile(site, provider.path, () => 'Emily', `review${unique()}@gmail.com`);
  await openPage(page, `/admin/reviews?provider=${encodeURIComponent(provider.name)}`);
  await expect(main(page)).toContainText('1 review');
  await opener(page, 'Remove').click();
  await button(page, /^Remove the review/).click();
  await expect(main(page)).toContainText('Please choose a reason.');
  await expect(main(page).getByLabel('Public reason')).toBeFocused();
  await expectGoodForEveryone(page);
  await main(page).getByLabel('Public reason').selectOption('It is advertising');
  await button(page, /^Remove the review/).click();
  await expect(main(page)).toContainText('Public reason: It is advertising.');
});

test('a search that finds nothing is dismissed, or becomes a synonym until that is removed', async ({
  page,
  request,
}) => {
  const newWord = () => `zz${unique().replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;
  const [word, dull] = [newWord(), `q${newWord()}`];
  const total = async (keywords = word) => {
    const answer = await request.get(`/api/search/specialist.php?keywords=${keywords}`);
    return ((await answer.json()) as { totalCount: number }).totalCount;
  };
  expect(await total()).toBe(0);
  expect(await total(dull)).toBe(0);
  // They are written together with others, within a second.
  const desk = async () => (await page.request.get('/admin/search')).text();
  await expect.poll(desk, { intervals: SOON }).toContain(dull);
  await openPage(page, '/admin/search');
  await button(page, `Dismiss ${dull}`).click();
  await expect(button(page, `Dismiss ${dull}`)).toHaveCount(0);
  const missed = main(page).getByRole('listitem').filter({ hasText: word });
  await expect(missed).toContainText('once');
  await missed.locator('summary').filter({ hasText: 'synonym' }).click();
  await expectGoodForEveryone(page);
  await missed.getByLabel('What providers write').fill('plumber');
  await missed.getByRole('button', { name: 'Save' }).click();
  await expect(missed).toHaveCount(0);
  expect(await total()).toBeGreaterThan(0);

  await main(page).getByLabel('Word on either side').fill(word);
  await main(page).getByLabel('Word on either side').press('Enter');
  await expect(main(page)).toContainText('1 synonym');
  await opener(page, 'Change').click();
  const row = main(page).getByRole('listitem').filter({ hasText: word });
  await row.getByLabel('What providers write').fill('xyzzyplugh');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('xyzzyplugh');
  await button(page, `Remove ${word}`).click();
  await expect(main(page)).toContainText(`No synonym with “${word}”`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a desk says what came of a form', async ({ page }) => {
    await page.goto('/admin/search');
    await expect(page.getByRole('heading', { level: 1, name: 'Search words' })).toBeVisible();
    const form = page.getByRole('region', { name: 'Add a synonym' });
    await form.getByLabel('What people type').fill('licence');
    await form.getByLabel('What providers write').fill('license');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(main(page).getByRole('alert')).toContainText(
      'There is an entry for this already.',
    );
    await expect(form.getByLabel('What people type')).toHaveValue('licence');
  });
});

test('an account is found, signed out, suspended, opened and deleted', async ({
  page,
  browser,
}) => {
  const person = await newProvider(page, 'specialist');
  for (const userAgent of [PHONE, undefined]) {
    const device = await somebodyElse(browser, userAgent ? { userAgent } : {});
    expect(await signInAs(device.context(), person)).toBe('/profile1');
    await device.context().close();
  }
  await openPage(page, '/admin/accounts');
  await test.step('nobody can shut themselves out', async () => {
    const { email } = await demoLogin('admin');
    await main(page).getByLabel('Email, name or phone').fill(email);
    await button(page, 'Show').click();
    await main(page).getByRole('link', { name: email }).click();
    await expect(main(page)).toContainText('You, here');
    await expect(main(page)).toContainText('you can neither suspend nor delete it');
    await expect(opener(page, 'Delete')).toHaveCount(0);
  });

  await followTo(page, '/admin/accounts');
  await main(page).getByLabel('Email, name or phone').fill(person.email);
  await button(page, 'Show').click();
  await expect(main(page)).toContainText('1 account');
  await main(page).getByRole('link', { name: person.name }).click();
  await expect(page).toHaveURL(/\/admin\/accounts\/\d+$/);
  await expect(main(page)).toContainText('Waits for review');
  await expectGoodForEveryone(page);
  const account = new URL(page.url()).pathname;

  await test.step('one device is signed out, then all', async () => {
    const devices = page.getByRole('region', { name: 'Signed in' }).getByRole('listitem');
    const android = devices.filter({ hasText: 'Chrome on Android' });
    await expect(android).toHaveCount(1);
    await android.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('The device is signed out.').first()).toBeVisible();
    await expect(android).toHaveCount(0);
    await button(page, 'Sign out all devices').click();
    await expect(main(page)).toContainText('On no device.');
  });

  await test.step('a code for a new password is sent', async () => {
    await button(page, 'Send a code for a new password').click();
    await expect(page.getByText(`A code is on its way to ${person.email}.`).first()).toBeVisible();
  });

  await test.step('a signup that has begun gets its code again', async () => {
    const begun = `begun${unique()}@gmail.com`;
    await page.request.post('/api/verify/send_code.php', {
      headers: { 'Sec-Fetch-Site': 'same-origin', ...anotherClient() },
      data: { email: begun },
    });
    await letAMinutePassFor(begun);
    await followTo(page, `/admin/accounts?search=${begun}`);
    await expect(main(page)).toContainText(`There is no account with ${begun} yet`);
    await expectGoodForEveryone(page);
    await button(page, 'Send the verification code again').click();
    await expect(page.getByText(`A code is on its way to ${begun}.`).first()).toBeVisible();
  });

  await followTo(page, account);
  await opener(page, 'Suspend').click();
  await main(page).getByLabel('Why').fill('Not a person.');
  await button(page, 'Suspend the account').click();
  await expect(main(page)).toContainText('Account suspended');
  await button(page, 'Open the account again').click();
  await expect(main(page)).not.toContainText('Account suspended');

  await opener(page, 'Delete').click();
  await main(page).getByLabel('Type DELETE').fill('no');
  await button(page, 'Delete the account for good').click();
  await expect(main(page)).toContainText('Type DELETE to confirm.');
  await main(page).getByLabel('Type DELETE').fill('DELETE');
  await button(page, 'Delete the account for good').click();
  await expect(page).toHaveURL(/\/admin\/accounts\?deleted/);
  await expect(main(page)).toContainText('The account is deleted.');
});
