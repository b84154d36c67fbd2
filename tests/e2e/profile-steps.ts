import type { Page } from '@playwright/test';
import { openPage, untilAlive } from './journey.ts';

export const SPECIALIST_CALL = '**/api/search/get_specialist_profile.php?*';

export const contactCard = (page: Page) => page.getByRole('complementary', { name: /^Contact/ });
export const similar = (page: Page) => page.getByRole('region', { name: /^Similar/ });

/** From one profile to another, so that the browser itself asks the API. */
export async function followSimilar(page: Page, from: string) {
  await openPage(page, from);
  const link = similar(page).getByRole('link').nth(1);
  await untilAlive(link);
  await link.click();
}
