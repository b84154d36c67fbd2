import { anotherClient, mailAfter } from './demo-server.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';
import { addUnclaimed } from './people.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(anotherClient()));

test('an owner claims the profile that staff have added, by the email on it', async ({ page }) => {
  const { slug, name, workEmail } = await addUnclaimed();
  await openPage(page, `/business/${slug}`);
  await expect(page.getByText('Added by Kanek, not yet claimed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send a message' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Is this you? Claim it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Is ${name} yours?`);
  await expectGoodForEveryone(page);

  const mail = await mailAfter(workEmail, () =>
    page.getByRole('button', { name: 'Send the code' }).click(),
  );
  const code = page.getByLabel('Verification code');
  await expect(code).toBeFocused();
  await code.fill(/\d{6}/.exec(mail.subject!)![0]);
  await page.getByRole('button', { name: 'Go on' }).click();

  const password = page.getByLabel(/^Password/);
  await expect(password).toBeFocused();
  await expect(page.getByText(`You will log in with ${workEmail}.`)).toBeVisible();
  await page.reload();
  await password.fill('mangrove');
  await page.getByRole('button', { name: 'Claim the profile' }).click();
  await expect(password).toBeFocused();
  await expectGoodForEveryone(page);
  await password.fill('Mangrove7');
  await page.getByRole('button', { name: 'Claim the profile' }).click();

  await expect(page).toHaveURL('/profile2');
  await expect(page.getByText('The profile is yours. Welcome!')).toBeVisible();
  await openPage(page, `/claim/${slug}`);
  await expect(page.getByRole('heading', { name: 'This profile has an owner' })).toBeVisible();
});
