import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import {
  askForEmail,
  button,
  card,
  codeSentTo,
  NEW_PASSWORD,
  otherDevice,
  signUp,
  someEmail,
} from './account-steps.ts';
import { anotherClient, mailAbout } from './demo-server.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';

test.use({
  extraHTTPHeaders: anotherClient(),
  // Refusals are part of these journeys; browsers report their status.
  expectedErrors: [/status of (400|401|403|404|409|429)|ERR_FAILED/],
});

test('an owner pauses the profile, takes the data along, and deletes the account', async ({
  page,
  browser,
}) => {
  const login = await signUp(page, 'business');
  const visitor = await browser.newContext();
  const seen = async (path: string) => (await visitor.request.get(path)).status();
  await openPage(page, '/account');
  const visibility = card(page, 'Profile visibility');
  await expect(visibility).toContainText('Visible to everyone');
  const path = (await visibility.getByRole('link').getAttribute('href'))!;
  expect(path).toMatch(/^\/business\//);
  expect(await seen(path)).toBe(200);

  await test.step('paused, it is seen by its owner alone', async () => {
    await button(page, 'Pause my profile').click();
    await expect(visibility.getByText('Your profile is paused.')).toBeVisible();
    expect(await seen(path)).toBe(404);
    expect(await (await page.request.get(path)).text()).toContain('Blue Hole Bakery');
  });

  await test.step('every state is good for everyone', async () => {
    await button(page, 'Change password').click();
    await page.getByText('I want to delete my account').click();
    await button(page, 'Delete my account for good').click();
    await askForEmail(page, someEmail(), login.password);
    await expect(page.getByLabel('Verification code')).toBeFocused();
    await expectGoodForEveryone(page);
  });

  await test.step('it is visible again', async () => {
    await button(page, 'Show my profile again').click();
    await expect(visibility.getByText('Your profile is visible again.')).toBeVisible();
    expect(await seen(path)).toBe(200);
  });

  await test.step('all data comes in one file', async () => {
    const section = card(page, 'Download my data');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('kanek-my-data.zip');
    const zip = unzipSync(readFileSync(await download.path()));
    const told = JSON.parse(new TextDecoder().decode(zip['kanek.json'])) as { account: object };
    expect(told.account).toMatchObject({ email: login.email });
    await expect(section.getByText('kanek-my-data.zip is in your downloads.')).toBeVisible();
  });

  await test.step('a deleted account is gone at once', async () => {
    const section = card(page, 'Delete my account');
    await section.getByLabel('Type DELETE').fill('DELETE');
    await section.getByRole('textbox', { name: 'Your password' }).fill(login.password);
    await button(page, 'Delete my account for good').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your account was deleted.')).toBeVisible();
    await expect(page.getByText('Account menu of')).toHaveCount(0);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session');
    expect(await seen(path)).toBe(404);
    await mailAbout(login.email, 'Your Kanek account is deleted');
    expect((await otherDevice(browser, login)).opens).toBeNull();
  });
});

test('everything works without JavaScript', async ({ page: signer, browser }) => {
  const login = await signUp(signer);
  const wished = someEmail();
  const storageState = await signer.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const page = await context.newPage();
  await page.goto('/account');

  await askForEmail(page, wished, 'Not-my-password1');
  await expect(page).toHaveURL('/account#email');
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await expect(page.getByLabel('New email')).toHaveValue(wished);
  await expect(card(page, 'Login email').locator('[name=password]')).toHaveValue('');
  await askForEmail(page, wished, login.password);
  await page.getByLabel('Verification code').fill(await codeSentTo(wished));
  await button(page, 'Confirm').click();
  await expect(page.getByText(`Your login email is now ${wished}.`)).toBeVisible();
  await expect(page.getByText(`You sign in with ${wished}.`)).toBeVisible();

  const password = card(page, 'Password');
  await password.getByLabel('Current password').fill(login.password);
  await password.getByLabel('New password').fill(NEW_PASSWORD);
  await button(page, 'Change password').click();
  await expect(page).toHaveURL('/account#password');
  await expect(page.getByText('Your password was changed.')).toBeVisible();

  await button(page, 'Pause my profile').click();
  await expect(page.getByText('Your profile is paused.')).toBeVisible();
  await button(page, 'Show my profile again').click();
  await expect(page.getByText('Your profile is visible again.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).last().click(),
  ]);
  expect(download.suggestedFilename()).toBe('kanek-my-data.zip');

  const section = card(page, 'Delete my account');
  await section.getByText('I want to delete my account').click();
  await section.getByLabel('Type DELETE').fill('delete');
  await section.getByLabel('Your password').fill('Not-my-password1');
  await button(page, 'Delete my account for good').click();
  await expect(section.getByText('This is not your password.')).toBeVisible();
  await expect(section.getByLabel('Type DELETE')).toHaveValue('delete');
  await section.getByLabel('Your password').fill(NEW_PASSWORD);
  await button(page, 'Delete my account for good').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account was deleted.');
  await expect(page.getByText('Account menu of')).toHaveCount(0);
  await page.goto('/account');
  await expect(page).toHaveURL('/login?next=%2Faccount');
});
