import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { company, plumber, plumberName } from './country.ts';
import { anotherClient, mailsTo } from './demo-server.ts';
import { expect, expectAccessible, expectGoodForEveryone, openPage, test } from './journey.ts';
import { newProvider } from './people.ts';

const REPORTED = 'Thank you for telling us!';
const ALREADY = 'You have reported this already';

const reason = (page: Page) => page.getByLabel('What is wrong?');
const details = (page: Page) => page.getByLabel('Details');
const report = (page: Page) => page.getByRole('button', { name: 'Send Report' });
const name = (page: Page) => page.getByLabel('Full Name');
const email = (page: Page) => page.getByLabel('Email Address');
const message = (page: Page) => page.getByLabel('Message');
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

const someEmail = () => `ana-${Date.now()}-${Math.floor(Math.random() * 1e6)}@gmail.com`;

/** The mail to an address that tells these words. */
async function mailWith(address: string, words: string): Promise<Email> {
  let found: Email | undefined;
  await expect(async () => {
    found = (await mailsTo(address, 1)).find(({ text }) => text?.includes(words));
    expect(found).toBeDefined();
  }).toPass();
  return found!;
}

test.use({ expectedErrors: [/status of (400|404)|ERR_FAILED/] });
// Limits and reports count each visitor by itself.
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(anotherClient()));

test('a report about a profile reaches us once; nothing typed is lost on the way', async ({
  page,
}) => {
  // Whom no other journey reports.
  const { slug: id } = await newProvider(page, 'specialist');
  await openPage(page, `/specialist/${id}`);
  await page.getByRole('link', { name: 'Report this profile' }).click();
  await expect(page).toHaveURL(`/report/profile/${id}`);
  await expect(page).toHaveTitle(/^Report this profile: .+ · Kanek$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report this profile');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  await test.step('what is missing is said beside the field', async () => {
    await report(page).click();
    await expect(reason(page)).toHaveAccessibleDescription('Please choose what is wrong.');
    await expect(reason(page)).toBeFocused();
    await reason(page).selectOption('Something else');
    await expect(page.getByText('Please choose what is wrong.')).toHaveCount(0);
    await email(page).fill('ana@');
    await report(page).click();
    await expect(details(page)).toHaveAccessibleDescription(/^Please say what is wrong\./);
    await expect(details(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription(/^Please enter a valid email address\./);
    await expectGoodForEveryone(page);
    await reason(page).selectOption('Not a real business or person');
    await expect(page.getByText('Please say what is wrong.')).toHaveCount(0);
    await email(page).fill('');
  });

  await details(page).fill(`Nobody at this address, see ${id}`);
  await page.route('**/report/**.data*', (route) => route.abort());
  await report(page).click();
  await expect(page.getByText('Network error. Please try again later.')).toBeVisible();
  await expect(details(page)).toHaveValue(/^Nobody at this address/);
  await page.unroute('**/report/**.data*');

  await report(page).click();
  await expect(page.getByRole('heading', { name: REPORTED })).toBeVisible();
  await expect(page.locator('[role=status]:focus')).toContainText(REPORTED);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the profile' }).click();
  await expect(page).toHaveURL(`/specialist/${id}`);
  await page.getByRole('link', { name: 'Report this profile' }).click();
  await expect(page.getByRole('heading', { name: ALREADY })).toBeVisible();
  await expect(report(page)).toHaveCount(0);
  await expectGoodForEveryone(page);
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(new RegExp(id));
});

test('a message goes from the profile to the provider', async ({ page }) => {
  await openPage(page, plumber.path);
  await page.getByRole('link', { name: 'Send a message' }).click();
  await expect(page).toHaveURL(`${plumber.path}/message`);
  await expect(page).toHaveTitle(`Message ${plumberName} · Kanek`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Message ${plumber.firstName}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const answer = await page.request.get(`${plumber.path}/message`);
  expect(await answer.text()).not.toMatch(/@work\.example|@kanek\.example/);

  await message(page).fill('Can you come on Monday?');
  await expect(page.getByText('23/500 characters')).toBeVisible();
  await send(page).click();
  await expect(name(page)).toHaveAccessibleDescription('Full name is required.');
  await expect(name(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription('Email address is required.');
  await expectGoodForEveryone(page);

  const visitor = someEmail();
  await name(page).fill('Ana Pech');
  await email(page).fill(visitor);
  await send(page).click();
  await expect(page.locator('[role=status]:focus')).toContainText(
    `Your message is on its way to ${plumber.firstName}.`,
  );
  await expect(send(page)).toHaveCount(0);
  await expectGoodForEveryone(page);
  const mail = await mailWith(plumber.workEmail, visitor);
  expect(mail.text).toContain('> Can you come on Monday?');
  await page.getByRole('link', { name: 'Back to the profile' }).click();
  await expect(page).toHaveURL(plumber.path);
});

test('what is not there can be neither reported nor written to', async ({ request }) => {
  for (const [path, said] of [
    ['/report/profile/nobody-234567', 'Go to the home page'],
    ['/report/review/999999999', 'Go to the home page'],
    ['/specialist/nobody-234567/message', 'Specialist Not Found'],
    [`${plumber.path.replace('specialist', 'business')}/message`, 'Business Not Found'],
  ] as const) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain(said);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a review is reported', async ({ page }) => {
    const id = plumber.slug;
    const answer = await page.request.get(`/api/search/get_specialist_profile.php?id=${id}`);
    const { reviews } = (await answer.json()) as { reviews: { id: number; author: string }[] };
    await page.goto(`/report/review/${reviews[0]!.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report this review');
    await expect(page.getByRole('figure')).toContainText(reviews[0]!.author);
    await reason(page).selectOption('Something else');
    await report(page).click();
    await expect(page.getByText('Please say what is wrong.')).toBeVisible();
    await expect(reason(page)).toHaveValue('other');
    await details(page).fill('It is about her sister.');
    await report(page).click();
    await expect(page.getByRole('heading', { name: REPORTED })).toBeVisible();
    await page.goto(`/report/review/${reviews[0]!.id}`);
    await expect(page.getByRole('heading', { name: ALREADY })).toBeVisible();
  });

  test('a business is written to', async ({ page }) => {
    await page.goto(company.path);
    await page.getByRole('link', { name: 'Send a message' }).click();
    await name(page).fill('Ana');
    const visitor = someEmail();
    await message(page).fill('Two seats for Monday?');
    await send(page).click();
    await expect(page.getByText('Email address is required.')).toBeVisible();
    await expect(message(page)).toHaveValue('Two seats for Monday?');
    await email(page).fill(visitor);
    await send(page).click();
    await expect(
      page.getByRole('heading', { name: `Your message is on its way to ${company.businessName}.` }),
    ).toBeVisible();
    await mailWith(company.workEmail, visitor);
    await page.getByRole('link', { name: 'Back to the profile' }).click();
    await expect(page).toHaveURL(company.path);
  });
});
