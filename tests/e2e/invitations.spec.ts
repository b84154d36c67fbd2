import type { Page } from '@playwright/test';
import { anotherClient, mailsTo, SOON } from './demo-server.ts';
import { expect, expectGoodForEveryone, followTo, openPage, test } from './journey.ts';
import { signInAsStaff, somebodyElse } from './people.ts';
import {
  expectSignedUp,
  field,
  fill,
  newSpecialist,
  proveAndSave,
  submitButton,
} from './signup-steps.ts';

test.use({
  extraHTTPHeaders: anotherClient(),
  // A line that cannot be read is refused; browsers report its status.
  expectedErrors: [/status of 400/],
});
test.beforeEach(({ context }) => signInAsStaff(context));

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('somebody is invited by mail, signs up with place and category filled in, and is counted', async ({
  page,
  browser,
}) => {
  const person = newSpecialist();
  const { location, category, ...typed } = person;
  const invited = `invite.${person.email}`;
  await openPage(page, '/admin/invitations');
  await main(page).getByLabel('For whom').selectOption(`specialist:${category}`);
  await main(page).getByLabel('Place').selectOption(location);
  await main(page)
    .getByLabel(/^Email addresses/)
    .fill('nobody');
  await button(page, 'Invite').click();
  await expect(main(page)).toContainText('Line 1 has not exactly one email address.');
  await expectGoodForEveryone(page);
  await main(page)
    .getByLabel(/^Email addresses/)
    .fill(`Rosalía Ek, ${invited}`);
  await expect(main(page).getByLabel('Place')).toHaveValue(location);
  await button(page, 'Invite').click();
  await expect(main(page).getByText('1 invitation is on its way.')).toBeVisible();

  let link = '';
  await expect(async () => {
    const [mail] = await mailsTo(invited, 1);
    link = /http\S+\/i\/[a-z0-9]{10}/.exec(mail?.text ?? '')![0];
  }).toPass({ intervals: SOON });
  const visitor = await somebodyElse(browser);
  await openPage(visitor, new URL(link).pathname);
  await expect(visitor).toHaveURL(/\/signup\?invitation=/);
  await expect(main(visitor)).not.toContainText(invited);
  await expect(field(visitor, 'location')).toHaveValue(location);
  await fill(visitor, typed);
  await visitor.reload();
  await expect(field(visitor, 'category')).toHaveValue(category);
  await expect(field(visitor, 'bio')).toHaveValue(typed.bio);
  await field(visitor, 'password').fill(typed.password);
  await submitButton(visitor).click();
  await proveAndSave(visitor, person.email);
  await expectSignedUp(visitor);

  await followTo(page, `/admin/invitations?search=${encodeURIComponent(invited)}`);
  const card = main(page).getByRole('listitem').filter({ hasText: invited }).first();
  await expect(card).toContainText('1 came');
  await expect(card.getByRole('link', { name: person.lastName })).toBeVisible();
  await expectGoodForEveryone(page);
  await card.getByRole('link', { name: 'Poster' }).click();
  await expect(main(page).getByRole('article', { name: 'Poster' })).toContainText(
    `Be found in ${location}`,
  );
  await expectGoodForEveryone(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('staff add somebody in four steps, and another one in the same place', async ({ page }) => {
    const { email: _, password: __, ...person } = newSpecialist();
    const { firstName, lastName, phone, location, category, occupation, ...texts } = person;
    const { skills, education, bio } = texts;
    const next = button(page, 'Next');
    await openPage(page, '/admin/accounts');
    await main(page).getByRole('link', { name: 'Add a profile' }).click();
    await expect(main(page).getByRole('heading', { name: 'Step 1 of 4: Who it is' })).toBeVisible();
    await fill(page, { firstName, lastName, phone });
    await expectGoodForEveryone(page);
    await next.click();
    await fill(page, { location, category, occupation });
    await page.reload();
    await expect(field(page, 'occupation')).toHaveValue(occupation);
    await next.click();
    await fill(page, { skills, education, bio });
    await next.click();
    await button(page, 'Add the profile').dblclick();
    const done = main(page).getByRole('heading', { name: `${firstName} ${lastName} is in the` });
    await expect(done).toBeVisible();
    await expectGoodForEveryone(page);

    await main(page).getByRole('link', { name: 'Add another' }).click();
    await fill(page, { firstName: 'Luis', lastName, phone });
    await next.click();
    await expect(main(page)).toContainText('Phone number is already in use.');
    const known = main(page).getByRole('link', { name: 'See the profile that has it' });
    await expect(known).toHaveAttribute('href', `/admin/accounts?search=${phone}`);
    await fill(page, { phone: `${phone.slice(0, -1)}${(Number(phone.at(-1)) + 1) % 10}` });
    await next.click();
    await expect(field(page, 'location')).toHaveValue(location);
    await expect(field(page, 'category')).toHaveValue(category);
  });
});
