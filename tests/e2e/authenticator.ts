import { expect, type Page } from '@playwright/test';
import { fromBase32 } from '#features/accounts/second-factor/totp.server.ts';
import { hotp, stepAt } from '../../src/features/accounts/second-factor/totp.server.ts';

/** An authenticator app that was given the key shown on the page; `ahead` is how far its clock is, in half minutes. */
export async function authenticator(page: Page) {
  const key = (await page.getByRole('main').locator('code').innerText()).replaceAll(' ', '');
  return (ahead = 0) => hotp(fromBase32(key), stepAt(new Date()) + ahead);
}

/** For whoever is at the page of their own security. */
export async function setUpSecondFactor(page: Page) {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Set it up' }).click();
  const code = await authenticator(page);
  await main.getByLabel('Code').fill(code());
  await main.getByRole('button', { name: 'Turn on' }).click();
  await expect(main.getByText('Keep these recovery codes')).toBeVisible();
}
