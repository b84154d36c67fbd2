import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { otherTown } from './country.ts';
import { anotherClient, SOON } from './demo-server.ts';
import { logIn } from './editor-steps.ts';
import {
  asking,
  expect,
  expectAccessible,
  expectGoodForEveryone,
  expectNoSidewaysScroll,
  openPage,
  test,
} from './journey.ts';
import { newProvider, signInAs, somebodyElse } from './people.ts';

/** A browser without a person at it says so by name, and is not counted. */
const PERSON =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test.use({
  userAgent: PERSON,
  extraHTTPHeaders: anotherClient(),
  expectedErrors: [/status of 404|ERR_FAILED/],
});

/** A provider who is new in the directory, signed in. */
async function newOwner(page: Page) {
  const provider = await newProvider(page, 'specialist');
  await signInAs(page.context(), provider);
  return provider;
}

/** The ways between the owner's pages. */
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Your pages' });

/** The next thing that a page tells about a profile. */
const beacon = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith('/api/events'));

const total = (page: Page, what: string) =>
  page.getByRole('table', { name: 'Totals by period' }).getByRole('row', { name: what });

test('a new provider is told what to do next, and then sees who came', async ({
  page,
  browser,
}) => {
  const { path, name } = await newOwner(page);
  await openPage(page, '/dashboard');
  await expect(page).toHaveTitle('Dashboard · Kanek');
  await expect(page.getByText('No visitors to count yet')).toBeVisible();
  await expect(page.getByText(/Waiting for review since .+ so far/)).toBeVisible();
  await expectGoodForEveryone(page);

  // The owner's own look is told, and left out.
  const own = beacon(page);
  await openPage(page, path);
  await own;

  const visitor = await somebodyElse(browser, { userAgent: PERSON });
  const found = beacon(visitor);
  await openPage(visitor, `/specialists-results?keywords=${name.split(' ').at(-1)}`);
  await found;
  const seen = beacon(visitor);
  await visitor.getByRole('link', { name, exact: true }).click();
  await seen;
  const called = beacon(visitor);
  await visitor.getByRole('main').getByRole('link', { name: 'Call' }).first().click();
  await called;
  // Back and forth is the same visit of the same results.
  await visitor.goBack();
  await expect(visitor.getByRole('link', { name, exact: true })).toBeVisible();
  await visitor.context().close();

  // It is written once a second: asked for without drawing the page, until all three are there.
  const ones = /<td>1<\/td><td>1<\/td><td>1<\/td>/g;
  const counted = async () => (await page.request.get('/dashboard')).text();
  await expect.poll(async () => (await counted()).match(ones)?.length, { intervals: SOON }).toBe(3);
  await openPage(page, '/dashboard');
  for (const what of ['Taps on Call', 'Profile views', 'Search appearances'])
    await expect(total(page, what)).toHaveText(`${what}111`);
  await expect(total(page, 'Taps on WhatsApp')).toHaveText('Taps on WhatsApp000');
  await page.getByRole('link', { name: 'See them day by day' }).click();
  await expect(page).toHaveURL('/dashboard/numbers');
  await expect(
    page.getByRole('img', { name: /^Profile views by day From .+: 1 in all/ }),
  ).toBeVisible();
  // `every-page.spec.ts` looks at it on a wide screen.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const table = page.getByRole('region', { name: 'Every day in numbers' });
  await expect(table.getByRole('row')).toHaveCount(91);
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1');
  await table.focus();
  await page.keyboard.press('PageDown');
  await expect.poll(() => table.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
});

test('on a phone a bar leads through all pages, by tap and by key, and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { path } = await newOwner(page);
  await openPage(page, '/dashboard');
  // Nobody is asked about what they have just written.
  await expect(page.getByText('Is everything still right?')).toHaveCount(0);
  for (const [tab, address, title] of [
    ['Reviews', '/reviews', 'Your reviews'],
    ['Numbers', '/dashboard/numbers', 'Your numbers'],
    ['Poster', '/dashboard/poster', 'Your poster'],
    ['Account', '/account', 'Account'],
    ['Profile', '/profile1', 'Your profile'],
  ] as const) {
    const link = tabs(page).getByRole('link', { name: tab });
    if (tab === 'Numbers') await link.press('Enter');
    else await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(link).toHaveAttribute('aria-current', 'page');
    const box = (await link.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.y + box.height).toBeLessThanOrEqual(740);
  }
  // Above it stands the editor's own bar, and what has the focus above both.
  const bar = (await page.locator('.editor-bar').boundingBox())!;
  const below = (await tabs(page).boundingBox())!;
  expect(bar.y + bar.height).toBeLessThanOrEqual(below.y + 1);
  await page.getByLabel('Video link').focus();
  const field = (await page.getByLabel('Video link').boundingBox())!;
  expect(field.y + field.height).toBeLessThanOrEqual(bar.y);

  // The own public page leads back, to the field that is asked about.
  await page.getByRole('link', { name: 'See your public page' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Add a video' }).click();
  await expect(page).toHaveURL('/profile1#editor-videoUrl');
  await expect(page.getByLabel('Video link')).toBeFocused();
});

test('the link to a field, as in a mail, leads there through the login', async ({ page }) => {
  const { email, password } = await newProvider(page, 'specialist');
  await openPage(page, '/profile1#editor-phone');
  await expect(page).toHaveURL(/^[^?]+\/specialistlogin\?/);
  await logIn(page, { email, password });
  await expect(page).toHaveURL('/profile1#editor-phone');
  await expect(page.getByRole('form').getByLabel(/^Phone/)).toBeFocused();
});

test('a poster, ten cards to cut out and the share picture', async ({ page }) => {
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  const { slug, path, name } = await newOwner(page);
  await openPage(page, '/dashboard');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Share picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${slug}.jpg`);

  const handouts = page.getByRole('region', { name: 'Show it around' });
  await handouts.getByRole('link', { name: 'Poster' }).click();
  await expect(page).toHaveURL('/dashboard/poster');
  const poster = page.getByRole('article', { name: 'Poster' });
  await expect(poster).toContainText(name);
  await expect(poster).toContainText('Electrician');
  await expect(poster).toContainText('Kanek');
  const code = poster.getByRole('img', { name: new RegExp(`${path}$`) });
  await expect
    .poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expectGoodForEveryone(page);
  for (const paper of ['A4', 'A5', 'Letter']) {
    const link = page.getByRole('link', { name: paper, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(poster).toBeVisible();
  await page.emulateMedia({ media: null });

  await openPage(page, '/dashboard/card');
  await expect(page.locator('.cards').getByText(name).filter({ visible: true })).toHaveCount(1);
  await expectGoodForEveryone(page);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.business-card').filter({ visible: true })).toHaveCount(10);
});

test('a link asks for a review, with the name of whoever is asked', async ({ page, browser }) => {
  const { path } = await newOwner(page);
  await openPage(page, '/reviews');
  await expect(page.getByRole('main')).toContainText('No reviews yet');
  await expectGoodForEveryone(page);
  await page.getByRole('link', { name: 'Ask for a review' }).click();
  await expect(page).toHaveURL('/dashboard/ask');
  await page.getByLabel('Customer’s first name').fill('Ana & Luz');
  await page.getByRole('button', { name: 'Put it on the card too' }).click();
  await expect(page.getByText('Thank you, Ana & Luz!')).toBeVisible();
  await expectGoodForEveryone(page);
  const sent = await page.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href');
  const link = /https?:\/\/\S+$/.exec(new URL(sent!).searchParams.get('text')!)![0];

  const customer = await somebodyElse(browser);
  await openPage(customer, link);
  await expect(customer).toHaveURL(`${path}/review?name=Ana%20%26%20Luz`);
  await expect(customer.getByLabel('First name')).toHaveValue('Ana & Luz');
  await customer.context().close();
});

/** The link of a mail that would only come in 90 days, made as the server makes it. */
async function confirmLink(slug: string): Promise<string> {
  const key = await readFile(join(process.env.E2E_DATA_DIR ?? '', 'secret.key'), 'utf8');
  const asked = String(Date.now());
  const proof = createHmac('sha256', key)
    .update(JSON.stringify(['confirm-details', slug, asked]))
    .digest('base64url');
  return asking('/confirm-details', { profile: slug, asked, proof });
}

test('one tap confirms the details, with scripts and without', async ({
  page: anyPage,
  browser,
  baseURL,
}) => {
  const { slug, name } = await newProvider(anyPage, 'specialist');
  for (const javaScriptEnabled of [true, false]) {
    const link = await confirmLink(slug);
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const page = await context.newPage();
    // A mail program looks first, and changes nothing.
    expect((await context.request.get(link)).status()).toBe(200);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Are your details still right?',
    );
    await expect(page.getByRole('main')).toContainText(name);
    await expect(page.getByRole('main')).toContainText(otherTown);
    if (javaScriptEnabled) await expectGoodForEveryone(page);
    await page.getByRole('button', { name: 'Yes, everything is right' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Thank you! Your details are confirmed',
    );
    if (javaScriptEnabled) await expectAccessible(page);
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Yes, everything is right' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See your public page' })).toHaveAttribute(
      'href',
      `/specialist/${slug}`,
    );
    await context.close();
  }

  await test.step('a link that was cut off says so, with a way on', async () => {
    await openPage(anyPage, '/confirm-details?profile=x&asked=1');
    await expect(anyPage.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await expectAccessible(anyPage);
    await anyPage.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(anyPage).toHaveURL('/login?next=/dashboard');
  });
});
