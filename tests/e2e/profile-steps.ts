import type { Page } from '@playwright/test';
import { expect, openPage } from './journey.ts';

export const MARIA = '/specialist/maria-castillo-2byxeu';
export const TOURS = '/business/mangrove-clock-tours-nua4p2';
export const SPECIALIST_CALL = '**/api/search/get_specialist_profile.php?*';
export const BUSINESS_CALL = '**/api/search/get_business_profile.php?*';

export const contactCard = (page: Page) => page.getByRole('complementary', { name: /^Contact/ });
export const similar = (page: Page) => page.getByRole('region', { name: /^Similar/ });

/** Sections start to wait at the first scroll, which also tells that React has taken them over. */
export async function beginToScroll(page: Page) {
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 1));
    await expect(page.locator('[data-reveal]').first()).toBeAttached({ timeout: 500 });
  }).toPass();
}

/** From one profile to another, so that the browser itself asks the API. */
export async function followSimilar(page: Page, from: string) {
  await openPage(page, from);
  await beginToScroll(page);
  await similar(page).getByRole('link').nth(1).click();
}
