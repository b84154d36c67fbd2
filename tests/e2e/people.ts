import type { Browser, BrowserContext, Page } from '@playwright/test';
import { anotherClient, demoLogin, type Login } from './demo-server.ts';
import { expect } from './journey.ts';
import { newBusiness, newSpecialist, signUpElsewhere } from './signup-steps.ts';

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
export async function newProvider(
  page: Page,
  baseURL: string,
  kind: 'specialist' | 'business' = 'business',
): Promise<Provider> {
  const values = kind === 'business' ? newBusiness() : newSpecialist();
  await signUpElsewhere(baseURL, kind === 'business' ? 2 : 1, values);
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
