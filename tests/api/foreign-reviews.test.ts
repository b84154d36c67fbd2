import { beforeAll, expect, it } from 'vitest';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { drawPage } from '../support/drawn-pages.ts';
import { provideApp } from '../support/request.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';

const TEXT = 'El trabajo quedó muy bien y el precio fue justo.';
const REPLY = 'The work was a joy, and we thank you for it.';
const { request, services } = provideApp({}, drawPage);
const owner = openBrowser(request);
let report = '';

beforeAll(async () => {
  const { db } = services();
  await signUpIn(owner, services(), 'specialist');
  const [profile] = await db.select().from(profiles);
  const author = { authorEmail: 'eva@gmail.com', authorMailbox: 'eva@gmail.com' };
  const written = { authorName: 'Eva', stars: 5, text: TEXT, reply: REPLY };
  const [review] = await db
    .insert(reviews)
    .values({ profileId: profile!.accountId, ...author, ...written })
    .returning();
  report = `/report/review/${review!.id}`;
});

/** The `lang` of the element that says just this, on a page. */
async function languageOf(text: string, path: string): Promise<string | undefined> {
  const html = await (await owner.send(path)).text();
  const [, attributes] = new RegExp(`<\\w+([^<>]*)>${text}<`).exec(html)!;
  return / lang="(\w+)"/.exec(attributes!)?.[1];
}

it('a review and its reply are marked as what they are, wherever they are shown', async () => {
  for (const path of ['/reviews', '/dashboard', report]) {
    expect(await languageOf(TEXT, path), path).toBe('es');
    expect(await languageOf(TEXT, `/es${path}`), path).toBeUndefined();
  }
  expect(await languageOf(REPLY, '/reviews')).toBeUndefined();
  expect(await languageOf(REPLY, '/es/reviews')).toBe('en');
});
