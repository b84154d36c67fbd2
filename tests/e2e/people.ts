import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { proveEmail } from '../../src/features/signup/signup-proof.server.ts';
import { systemClock } from '../../src/platform/clock.server.ts';
import { parseEnv } from '../../src/platform/env.server.ts';
import { openSecret } from '../../src/platform/secret.server.ts';
import { anotherClient, demoLogin, type Login } from './demo-server.ts';
import { expect } from './journey.ts';
import { newBusiness, newSpecialist, type Values } from './signup-steps.ts';

export type Kind = 'specialist' | 'business';

/** An account and a profile, as if the code had been typed already; whoever asks is then signed in. */
export async function insertPerson(asking: APIRequestContext, kind: Kind, values: Values) {
  const env = parseEnv({ DATA_DIR: process.env.E2E_DATA_DIR });
  const server = { secret: await openSecret(env), clock: systemClock };
  const proof = `signup-proof=${proveEmail(server, values.email!).value}`;
  const path = `/api/verify/db_insert${kind === 'specialist' ? 1 : 2}.php`;
  const answer = await asking.post(path, {
    headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: proof, ...anotherClient() },
    multipart: values,
  });
  expect(await answer.json()).toEqual({ success: true });
}

/** Somebody else signs up at the same time, in another browser. */
export async function insertStranger(browser: Browser, kind: Kind, values: Values) {
  const context = await browser.newContext();
  await insertPerson(context.request, kind, values);
  await context.close();
}

/** Signs in without typing, where that is not the point. Returns where it leads; null when it is refused. */
export async function signInAs(context: BrowserContext, { email, password }: Login) {
  const answer = await context.request.post('/login', {
    headers: { 'Sec-Fetch-Site': 'same-origin', ...anotherClient() },
    form: { email, password },
    maxRedirects: 0,
  });
  return answer.headers().location ?? null;
}

export async function signInAsStaff(context: BrowserContext) {
  expect(await signInAs(context, await demoLogin('admin'))).toBe('/admin');
}

/** Somebody else, at a device and an address of their own. */
export async function somebodyElse(browser: Browser, options: { userAgent?: string } = {}) {
  const context = await browser.newContext({ ...options, extraHTTPHeaders: anotherClient() });
  return context.newPage();
}

export interface Provider extends Login {
  slug: string;
  /** Of the public profile. */
  path: string;
  name: string;
}

/** A provider who has just signed up: waiting for review, and not reviewed by anybody yet. */
export async function newProvider(page: Page, kind: Kind = 'business'): Promise<Provider> {
  const values = kind === 'business' ? newBusiness() : newSpecialist();
  await insertStranger(page.context().browser()!, kind, values);
  const [name, words] =
    'businessName' in values
      ? [values.businessName, `business_name=${encodeURIComponent(values.businessName)}`]
      : [`${values.firstName} ${values.lastName}`, `last_name=${values.lastName}`];
  const answer = await page.request.get(`/api/search/${kind}.php?limit=1&${words}`);
  const { results } = (await answer.json()) as { results: { id: string }[] };
  const slug = results[0]!.id;
  const { email, password } = values;
  return { slug, path: `/${kind}/${slug}`, name, email, password };
}
