import type { Page } from '@playwright/test';
import { fromBase32 } from '#features/accounts/second-factor/totp.server.ts';
import { hotp, stepAt } from '../../src/features/accounts/second-factor/totp.server.ts';

/** An authenticator app that was given the key shown on the page; `ahead` is how far its clock is, in half minutes. */
export async function authenticator(page: Page) {
  const key = (await page.getByRole('main').locator('code').innerText()).replaceAll(' ', '');
  return (ahead = 0) => hotp(fromBase32(key), stepAt(new Date()) + ahead);
}
