import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { anotherClient } from './demo-server.ts';
import { expect, openPage } from './journey.ts';
import { insertPerson, type Kind } from './people.ts';
import { newBusiness, newSpecialist, type Values } from './signup-steps.ts';

export const EDITOR = { specialist: '/profile1', business: '/profile2' };
export const SAVED = 'Profile updated successfully!';

/** A new account; the page's browser is then signed in. */
export async function signUp(page: Page, kind: Kind, change: Values = {}): Promise<Values> {
  const values = { ...(kind === 'specialist' ? newSpecialist() : newBusiness()), ...change };
  // Everybody comes from an address of their own, as far as limits are concerned.
  await page.context().setExtraHTTPHeaders(anotherClient());
  await insertPerson(page.request, kind, values);
  return values;
}

export const openEditor = (page: Page, kind: Kind) => openPage(page, EDITOR[kind]);

/** Signed up, and with the editor open. */
export async function begin(page: Page, kind: Kind, change?: Values): Promise<Values> {
  const values = await signUp(page, kind, change);
  await openEditor(page, kind);
  return values;
}

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save changes' });
export const input = (page: Page, label: string) =>
  page.getByRole('form').getByLabel(new RegExp(`^${label}\\b`));
export const told = (page: Page) => page.locator('.editor-bar');
export const publicPath = async (page: Page) =>
  (await page.getByRole('link', { name: 'See your public page' }).getAttribute('href'))!;

export async function save(page: Page) {
  await saveButton(page).click();
  await expect(told(page)).toContainText(SAVED);
  await expect(told(page)).toContainText('All changes saved');
}

/** What somebody who is not signed in sees. */
export async function visit(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(path);
  return page;
}

export async function picture(name: string, color: string, size = { width: 120, height: 90 }) {
  const drawn = sharp({ create: { ...size, channels: 3, background: color } }).png();
  return { name, mimeType: 'image/png', buffer: await drawn.toBuffer() };
}

export async function logIn(page: Page, { email, password }: Values) {
  await page.getByLabel('Email').fill(email!);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password!);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}
