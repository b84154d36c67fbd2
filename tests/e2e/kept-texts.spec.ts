import type { Page } from '@playwright/test';
import { anotherClient, demoLogin } from './demo-server.ts';
import { expect, openPage, test } from './journey.ts';
import { signInAs } from './people.ts';

test.use({ extraHTTPHeaders: anotherClient() });

async function logIn(page: Page) {
  const { email, password } = await demoLogin('business');
  // The address changes before the page does: until then there are other emails.
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

const toldToLogIn = (page: Page) => page.getByText('You are not logged in any more.');

test('a reply outlives its session', async ({ page }) => {
  await signInAs(page.context(), await demoLogin('business'));
  await openPage(page, '/reviews');
  await page.locator('summary').filter({ hasText: 'Reply' }).first().click();
  const reply = page.getByLabel('Your reply').first();
  await reply.fill('Thank you for these kind words.');
  await page.context().clearCookies({ name: /session/ });
  await page.getByRole('button', { name: 'Publish reply' }).first().click();
  await expect(page).toHaveURL('/login?next=%2Freviews');
  await expect(toldToLogIn(page)).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL('/reviews');
  await expect(reply).toHaveValue('Thank you for these kind words.');
  await page.getByRole('button', { name: 'Publish reply' }).first().click();
  await expect(page.getByText('Your reply is published.')).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).not.toContain('kind words');
});

test('an address outlives the session of the account page, its password does not', async ({
  page,
}) => {
  await signInAs(page.context(), await demoLogin('business'));
  await openPage(page, '/account');
  const form = page.getByRole('region', { name: 'Login email', exact: true });
  const address = form.getByLabel('New email');
  const password = form.getByLabel('Your password');
  await address.fill('new.office@kanek.example');
  await password.fill('Something-secret1');
  await page.context().clearCookies({ name: /session/ });
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL('/login?next=%2Faccount');
  await expect(toldToLogIn(page)).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL('/account');
  await expect(toldToLogIn(page)).toHaveCount(0);
  await expect(address).toHaveValue('new.office@kanek.example');
  await expect(password).toHaveValue('');
});
