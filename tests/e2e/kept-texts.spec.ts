import type { Page } from '@playwright/test';
import { anotherClient, demoLogin } from './demo-server.ts';
import { expect, openPage, test } from './journey.ts';
import { signInAs } from './people.ts';

test.use({ extraHTTPHeaders: anotherClient() });

async function logIn(page: Page) {
  const { email, password } = await demoLogin('business');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

test('a reply outlives its session', async ({ page }) => {
  await signInAs(page.context(), await demoLogin('business'));
  await openPage(page, '/reviews');
  await page.locator('summary').filter({ hasText: 'Reply' }).first().click();
  const reply = page.getByLabel('Your reply').first();
  await reply.fill('Thank you for these kind words.');
  await page.context().clearCookies({ name: /session/ });
  await page.getByRole('button', { name: 'Publish reply' }).first().click();
  await expect(page).toHaveURL('/login?next=%2Freviews');
  await logIn(page);
  await expect(page).toHaveURL('/reviews');
  await expect(reply).toHaveValue('Thank you for these kind words.');
  await page.getByRole('button', { name: 'Publish reply' }).first().click();
  await expect(page.getByText('Your reply is published.')).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).not.toContain('kind words');
});
