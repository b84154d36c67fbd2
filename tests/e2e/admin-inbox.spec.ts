import type { Page } from '@playwright/test';
import { anotherClient, mailAfter } from './demo-server.ts';
import { postStamped } from '../support/input/plant-payloads.ts';
import { newVisitor } from '../support/input/visitor.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';
import { signInAsStaff } from './people.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const unique = () => `${Date.now()}${Math.floor(Math.random() * 1_000)}`;

test.use({
  extraHTTPHeaders: anotherClient(),
  // Refusals are part of these journeys; browsers report their status.
  expectedErrors: [/status of (400|404|409)/],
});
test.beforeEach(({ context }) => signInAsStaff(context));

async function writeToUs(url: string, message: string) {
  const email = `inbox${unique()}@gmail.com`;
  const fields = { name: 'Lidia Cal', email, message, topic: '' };
  await postStamped(newVisitor(url, anotherClient()['X-Forwarded-For']), '/contact', fields);
  return email;
}

test('answers a message by mail, and tells the second who answers', async ({
  page,
  context,
  baseURL,
}) => {
  const words = `When do you open? ${unique()}`;
  const email = await writeToUs(baseURL!, words);
  await openPage(page, `/admin/inbox?search=${unique()}`);
  await expect(main(page)).toContainText('No message is like that');
  await expectGoodForEveryone(page);
  await main(page).getByRole('link', { name: 'Show who is waiting' }).click();
  await expect(page).toHaveURL('/admin/inbox');
  await main(page).getByLabel('Name, email or words').fill(email);
  await button(page, 'Show').click();
  await expect(main(page)).toContainText('1 message');
  await expect(main(page)).toContainText('waiting for');
  await main(page).getByRole('link', { name: 'Lidia Cal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message from Lidia Cal');

  const second = await context.newPage();
  await openPage(second, page.url());

  await main(page).getByLabel('Notes').fill('Asked before.');
  await button(page, 'Save the notes').click();
  await expect(page.getByText('The notes are saved.')).toBeVisible();
  await expect(main(page)).toContainText('In work');

  await button(page, 'Send the answer').click();
  await expect(main(page).getByLabel('Your answer')).toBeFocused();
  await expect(main(page)).toContainText('Please write an answer.');
  await main(page).getByLabel('Your answer').fill('We are always open.');
  const mail = await mailAfter(email, () => button(page, 'Send the answer').click());
  expect(mail.text).toContain('We are always open.');
  await expect(main(page)).toContainText('Our answer');
  await expect(main(page)).toContainText('Answered');
  await expectGoodForEveryone(page);

  await main(second).getByLabel('Your answer').fill('I answer too.');
  await button(second, 'Send the answer').click();
  await expect(second.getByText(/has answered this message meanwhile/).first()).toBeVisible();
  await expect(main(second)).toContainText('We are always open.');
  await expect(main(second)).toContainText('I answer too.');
  await second.close();

  await button(page, 'Close').click();
  await expect(page.getByText('The message is closed.')).toBeVisible();
  await button(page, 'Reopen').click();
  await expect(button(page, 'Close without an answer')).toBeVisible();
  await button(page, 'Close without an answer').click();
  await expect(main(page)).toContainText('Closed');
});
