import type { Page } from '@playwright/test';
import type { Login } from './demo-server.ts';
import { expectContrast, expectGoodForEveryone } from './journey.ts';

export const NEW_PASSWORD = 'Hummingbird7';

export const email = (page: Page) => page.getByLabel('Email');
export const password = (page: Page) =>
  page.getByRole('textbox', { name: 'Password', exact: true });
export const dark = (page: Page) => page.getByRole('button', { name: 'Dark screen' });
export const logIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' });

export async function fillIn(page: Page, login: Login) {
  await email(page).fill(login.email);
  await password(page).fill(login.password);
}

/** These screens have a theme of their own. */
export async function expectGoodOnItsOwn(page: Page) {
  await expectGoodForEveryone(page);
  await dark(page).click();
  await expectContrast(page);
  await dark(page).click();
}
