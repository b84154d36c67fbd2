import type { Browser, Page } from '@playwright/test';
import { mailsTo, type Login } from './demo-server.ts';
import { insertPerson, type Kind } from './people.ts';
import { newBusiness, newSpecialist } from './signup-steps.ts';

export const NEW_PASSWORD = 'Hummingbird7';
export const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');
export const someEmail = () => `account-${digits(9)}@gmail.com`;

export async function codeSentTo(address: string, count = 1): Promise<string> {
  const mails = await mailsTo(address, count);
  return /\b\d{6}\b/.exec(mails.at(-1)!.text ?? '')![0];
}

/** A new account; the page's browser is then signed in. */
export async function signUp(
  page: Page,
  kind: Kind = 'specialist',
  workEmail = '',
): Promise<Login> {
  const values = {
    ...(kind === 'specialist' ? newSpecialist() : newBusiness()),
    email: someEmail(),
    workEmail,
  };
  await insertPerson(page.request, kind, values);
  return values;
}

/** Another device, signed in through the same form; `opens` is null when it is refused. */
export async function otherDevice(
  browser: Browser,
  { email, password }: Login,
  userAgent?: string,
) {
  const context = await browser.newContext(userAgent ? { userAgent } : {});
  const answer = await context.request.post('/login', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    form: { email, password },
    maxRedirects: 0,
  });
  const status = async (path: string) =>
    (await context.request.get(path, { maxRedirects: 0 })).status();
  return { context, status, opens: answer.headers().location ?? null };
}

export async function askForEmail(page: Page, email: string, password: string) {
  await card(page, 'Login email').getByLabel('New email').fill(email);
  await card(page, 'Login email').getByRole('textbox', { name: 'Your password' }).fill(password);
  await button(page, 'Send code').click();
}
