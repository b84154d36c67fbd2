import { COUNTRY, LOCATIONS } from './country.ts';
import { anotherClient, mailAbout } from './demo-server.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';
import { insertStranger, newProvider, signInAs, signInAsStaff, somebodyElse } from './people.ts';
import { newBusiness } from './signup-steps.ts';

test.use({
  extraHTTPHeaders: anotherClient(),
  // A refusal is part of it; browsers report its status.
  expectedErrors: [/status of 400/],
});

// Whoever begins a mailing gets the empty sheet that is theirs already.
test.describe.configure({ mode: 'default' });

test('staff write to providers, one of whom stops it and comes back', async ({ page, browser }) => {
  // Nobody else signs up there.
  const place = LOCATIONS.at(-1)!;
  const provider = { ...newBusiness(), location: place };
  await insertStranger(browser, 'business', provider);
  await signInAsStaff(page.context());
  await openPage(page, '/admin/mailings');
  const main = page.getByRole('main');
  const link = `https://${COUNTRY.domain}/faq`;
  await main.getByRole('button', { name: 'Write a mailing' }).first().click();
  await main.getByRole('combobox', { name: 'Place' }).selectOption(place);
  await main.getByRole('textbox', { name: 'Subject in English' }).fill('Market day on Saturday');
  await main.getByRole('button', { name: 'Save and look at it' }).click();
  await expect(main.getByText('Please write a text too.')).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Subject in English' })).toHaveValue(
    'Market day on Saturday',
  );
  await main
    .getByRole('textbox', { name: 'Text in English' })
    .fill(`Come to the market.\n\nMore: ${link}.`);
  await expectGoodForEveryone(page);
  await main.getByRole('button', { name: 'Save and look at it' }).click();
  await expect(main.getByRole('heading', { name: '1 provider gets it' })).toBeVisible();
  const mail = page.frameLocator('iframe').first();
  await expect(mail.getByRole('link', { name: link })).toBeVisible();
  await expectGoodForEveryone(page);
  await main.locator('summary', { hasText: 'Send to 1 provider' }).click();
  await main.getByRole('button', { name: 'Yes, send it now' }).click();
  await expect(main.getByText('Sent to 1 provider')).toBeVisible({ timeout: 15_000 });

  const { headers } = await mailAbout(provider.email, 'Market day on Saturday');
  const list = headers.find(({ key }) => key === 'list-unsubscribe')!.value;
  const { pathname, search } = new URL(/<(https?:[^>]+)>/.exec(list)![1]!);
  const reader = await somebodyElse(browser);
  await openPage(reader, pathname + search);
  await reader.getByRole('button', { name: 'Yes, stop them' }).click();
  await expect(reader.getByRole('heading', { name: 'You get no more news by mail' })).toBeVisible();
  await expectGoodForEveryone(reader);
  await reader.getByRole('button', { name: 'Send them again' }).click();
  await expect(reader.getByRole('heading', { name: 'Stop the news by mail?' })).toBeVisible();

  // As mail programs do it: no cookie, no origin, no page.
  const answer = await fetch(new URL(pathname + search, page.url()), {
    method: 'POST',
    body: new URLSearchParams('List-Unsubscribe=One-Click'),
  });
  expect(answer.status).toBe(200);
  await signInAs(reader.context(), provider);
  await openPage(reader, '/account');
  await expect(reader.getByText('You get no news by mail')).toBeVisible();
});

test('what is saved does not come back over what a colleague has taken out', async ({
  page,
  browser,
}) => {
  await signInAsStaff(page.context());
  await openPage(page, '/admin/mailings');
  const main = page.getByRole('main');
  const save = { name: 'Save and look at it' };
  await main.getByRole('button', { name: 'Write a mailing' }).first().click();
  await main.getByRole('textbox', { name: 'Subject in English' }).fill('Road closed');
  await main.getByRole('textbox', { name: 'Text in English' }).fill('Until Monday.');
  await main.getByRole('textbox', { name: 'Subject in Kriol' }).fill('Road kloaz');
  await main.getByRole('textbox', { name: 'Text in Kriol' }).fill('Til Monday.');
  await main.getByRole('button', save).click();
  await expect(main.locator('iframe')).toHaveCount(2);

  const colleague = await somebodyElse(browser);
  await signInAsStaff(colleague.context());
  await openPage(colleague, `${new URL(page.url()).pathname}?edit`);
  await colleague.getByRole('textbox', { name: 'Subject in Kriol' }).fill('');
  await colleague.getByRole('textbox', { name: 'Text in Kriol' }).fill('');
  await colleague.getByRole('button', save).click();
  await expect(colleague.getByRole('main').locator('iframe')).toHaveCount(1);

  await main.getByRole('link', { name: 'Change it' }).click();
  await expect(main.getByRole('textbox', { name: 'Subject in English' })).toHaveValue(
    'Road closed',
  );
  await expect(main.getByRole('textbox', { name: 'Subject in Kriol' })).toHaveValue('');
  await expect(main.getByRole('textbox', { name: 'Text in Kriol' })).toHaveValue('');
  await main.getByRole('button', { name: 'Delete the draft' }).click();
  await expect(page).toHaveURL('/admin/mailings');
});

test('a number is hidden until its owner confirms it', async ({ page, browser }) => {
  const provider = await newProvider(page);
  const visitor = await somebodyElse(browser);
  await openPage(visitor, `/report/profile/${provider.slug}`);
  await visitor.getByLabel('What is wrong?').selectOption('Not a real business or person');
  await visitor.getByRole('button', { name: 'Send Report' }).click();
  await expect(visitor.getByText(/thank/i).first()).toBeVisible();

  await signInAsStaff(page.context());
  await openPage(page, '/admin/reports');
  const item = page.getByRole('listitem').filter({ hasText: provider.name });
  await item.getByRole('button', { name: 'Hide the number until confirmed' }).first().click();
  await expect(page.getByText('Visitors do not see the number any more.').first()).toBeVisible();
  await openPage(visitor, provider.path);
  await expect(visitor.getByText('The number is being checked')).toBeVisible();

  const owner = await somebodyElse(browser);
  await signInAs(owner.context(), provider);
  await openPage(owner, '/dashboard');
  await expect(owner.getByRole('heading', { name: 'Please check your details' })).toBeVisible();
  await expectGoodForEveryone(owner);
  await owner.getByRole('button', { name: 'Yes, everything is right' }).click();
  await expect(owner.getByRole('heading', { name: 'Please check your details' })).toBeHidden();
  await openPage(visitor, provider.path);
  await expect(visitor.getByText('The number is being checked')).toBeHidden();
});
