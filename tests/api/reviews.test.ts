import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeHmac } from '#features/accounts/check-code.server.ts';
import { keepStamp, stampForm } from '#features/messages/bot-check.server.ts';
import type { loadReview } from '#pages/review.server.ts';
import { publishReview, requestReviewCode } from '#features/reviews/publish-review.server.ts';
import { removeReview } from '#features/reviews/remove-review.server.ts';
import { listOwnReviews, replyToReview } from '#features/reviews/own-reviews.server.ts';
import type { ReviewState } from '#features/reviews/use-review-form.ts';
import { emailCodes } from '#platform/db/tables/accounts.ts';
import { rateLimits } from '#platform/db/tables/limits.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { asAppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import { codeFor, mailsTo, openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { askPage } from './pages.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';

const DAY = 24 * 60 * 60_000;
const CODE = '123456';
const TEXT = 'Came on time and laid the floor well.';

const { request, services } = provideApp();
let clients = 0;
let people = 0;
const newEmail = () => `visitor${++people}@gmail.com`;
const newClient = () => `10.${Math.floor(++clients / 250)}.0.${clients % 250}`;
const said = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );
const at = (ms: number): Services => ({ ...services(), clock: { now: () => new Date(ms) } });

interface Provider {
  accountId: number;
  slug: string;
}
let elena: Provider;
let bakery: Provider;

async function signUp(kind: 'specialist' | 'business', changed: Record<string, string> = {}) {
  await signUpIn(openBrowser(request, newClient()), services(), kind, changed);
  const [row] = await services()
    .db.select({ accountId: profiles.accountId, slug: profiles.slug })
    .from(profiles)
    .orderBy(profiles.accountId)
    .then((rows) => rows.slice(-1));
  return row!;
}

beforeAll(async () => {
  elena = await signUp('specialist');
  bakery = await signUp('business');
});

let others = 0;
/** Somebody whom nobody has reviewed yet. */
const newProvider = () => {
  const tail = String(++others).padStart(4, '0');
  return signUp('business', {
    email: `provider${tail}@gmail.com`,
    businessName: `Howler Ridge ${tail}`,
    businessPhone: `823-${tail}`,
    workEmail: `work${tail}@howler.example`,
  });
};

const proveWorkEmail = ({ accountId }: Provider) =>
  services()
    .db.update(profiles)
    .set({ workEmailConfirmedAt: new Date() })
    .where(eq(profiles.accountId, accountId));

/** A code that waits in the mailbox of this address. */
async function mailCode(email: string, when = services(), browser = 'a browser') {
  const { db, secret, clock } = when;
  const now = clock.now();
  // As a new one ends the one before it.
  await db.delete(emailCodes).where(sql`lower(${emailCodes.email}) = ${email.toLowerCase()}`);
  await db.insert(emailCodes).values({
    purpose: 'review',
    email,
    codeHmac: codeHmac(secret, { purpose: 'review', email, code: CODE }),
    browserHash: secret.sign('browser', browser),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 600_000),
  });
}

interface Given {
  stars?: number;
  text?: string;
  viewer?: number;
}

/** A review whose code was typed correctly. */
async function review(provider: Provider, email: string, given: Given = {}, when = services()) {
  await mailCode(email, when);
  const { stars = 5, text = TEXT, viewer = null } = given;
  const { done } = await publishReview(when, {
    profileId: provider.accountId,
    viewer,
    fields: { stars: String(stars), text, name: 'Emily', email },
    code: CODE,
    browser: 'a browser',
  });
  return done;
}

const rowsOf = ({ accountId }: Provider) =>
  services()
    .db.select()
    .from(reviews)
    .where(eq(reviews.profileId, accountId))
    .orderBy(asc(reviews.id));

interface Shown {
  rating: number;
  review_count: number;
  reviews: Record<string, unknown>[];
}
const shown = async ({ slug }: Provider, kind = 'business'): Promise<Shown> =>
  (await (await request(`/api/search/get_${kind}_profile.php?id=${slug}`)).json()) as Shown;

/** One visitor's browser on the page of a review, without scripts. */
function openReviewPage(provider: Provider, kind: 'specialist' | 'business' = 'business') {
  const client = newClient();
  const path = `/${kind}/${provider.slug}/review`;
  let cookie = '';
  return {
    async load(session: Session | null = null, query = '') {
      const { status, loaded } = await askPage(services(), session, path + query, { client });
      return { status, data: loaded as Awaited<ReturnType<typeof loadReview>>['data'] };
    },
    async post(form: Record<string, string>, session: Session | null = null) {
      const answer = await askPage(services(), session, path, { form, client, cookie });
      const { status, location, cookies } = answer;
      if (location) return { status, location };
      if (cookies[0]) cookie = cookies[0].split(';')[0]!;
      return { status, ...(answer.said as ReviewState) };
    },
  };
}

const oldStamp = () => stampForm(at(Date.now() - 10_000));
const written = (changed: Record<string, string> = {}) => ({
  stars: '4',
  text: TEXT,
  name: 'Emily',
  email: newEmail(),
  stamp: oldStamp(),
  ...changed,
});

describe('a review on its page', () => {
  it('starts with the name that a link brings along, and with nothing else', async () => {
    const page = openReviewPage(elena, 'specialist');
    const start = async (query: Record<string, string>) =>
      (await page.load(null, `?${new URLSearchParams(query)}`)).data!.start.values;
    const asked = { name: ' Ana\n<b> ', stars: '5', text: TEXT, email: 'a@gmail.com' };
    expect(await start(asked)).toEqual({ stars: '', text: '', name: 'Ana <b>', email: '' });
    expect((await start({ name: 'x'.repeat(40) })).name).toBe('x'.repeat(40));
    expect((await start({ name: 'x'.repeat(41) })).name).toBe('');
  });

  it('is published when the mailed code is typed, and is seen at once everywhere', async () => {
    const page = openReviewPage(elena, 'specialist');
    const loaded = (await page.load()).data;
    expect(loaded).toMatchObject({
      profile: { kind: 'specialist', id: elena.slug, name: 'Elena Tzul', headline: 'Tile setter' },
      start: { step: 'write', values: { stars: '', text: '', name: '', email: '' } },
    });
    expect(loaded!.profile).not.toHaveProperty('accountId');

    const fields = written({ text: 'Came on time.\r\nLaid the floor well.' });
    const sent = await page.post({ ...fields, intent: 'send-code' });
    expect(sent).toMatchObject({
      status: 200,
      step: 'code',
      resendInSeconds: 60,
      values: { stars: '4', text: 'Came on time.\nLaid the floor well.', email: fields.email },
    });
    expect(await rowsOf(elena)).toEqual([]);

    const version = services().directoryVersion;
    await version.look();
    const before = version.source.version;
    const [mail] = await mailsTo(services(), fields.email);
    expect(mail!.text).toContain('to publish your review');
    const code = await codeFor(services(), fields.email);
    const done = await page.post({ ...fields, code, intent: 'publish' });
    await version.look();
    expect(version.source.version).not.toBe(before);

    const profile = await shown(elena, 'specialist');
    expect(profile).toMatchObject({ rating: 4, review_count: 1 });
    const { id: _id, date: _date, ...rest } = profile.reviews[0]!;
    expect(done).toEqual({
      status: 302,
      location: `/specialist/${elena.slug}?review=${String(_id)}&thanks=published#reviews`,
    });
    expect(rest).toEqual({
      author: 'Emily',
      stars: 4,
      text: 'Came on time.\nLaid the floor well.',
      edited: false,
      reply: null,
      removed_reason: null,
    });
    expect(JSON.stringify(profile)).not.toContain(fields.email);
    const { results } = (await (await request('/api/search/specialist.php')).json()) as {
      results: object[];
    };
    expect(results[0]).toMatchObject({ rating: 4, review_count: 1 });

    const told = (await mailsTo(services(), specialistEntry.email, 2)).at(-1)!;
    expect(told.subject).toBe('Emily reviewed you');
    expect(told.text).toContain(
      `/specialist/${elena.slug}?review=${String(_id)}#review-${String(_id)}`,
    );
  });

  it('comes back with everything that was typed', async () => {
    const page = openReviewPage(bakery);
    const wrong = await page.post(written({ stars: '', text: 'short', intent: 'send-code' }));
    expect(wrong).toMatchObject({
      status: 400,
      step: 'write',
      values: { text: 'short', name: 'Emily' },
      errors: {
        stars: 'Please choose from 1 to 5 stars.',
        text: 'Please write at least 20 characters.',
      },
    });
    const fields = written();
    await page.post({ ...fields, intent: 'send-code' });
    const missed = await page.post({ ...fields, code: '12', intent: 'publish' });
    expect(missed).toMatchObject({
      status: 400,
      step: 'code',
      values: { text: TEXT },
      errors: { code: 'Invalid verification code.' },
    });
    expect(await page.post({ ...fields, intent: 'back' })).toMatchObject({
      status: 200,
      step: 'write',
      values: { text: TEXT, email: fields.email },
    });
  });

  it('goes on with the code that is on its way when it is sent again', async () => {
    const page = openReviewPage(bakery);
    const fields = written();
    await page.post({ ...fields, intent: 'send-code' });
    const again = (await page.post({ ...fields, intent: 'send-code' })) as ReviewState;
    expect(again.step).toBe('code');
    expect(again.resendInSeconds).toBeGreaterThan(50);
    expect(await page.post({ ...fields, intent: 'resend-code' })).toMatchObject({
      status: 429,
      step: 'code',
      failure: expect.stringMatching(/^Too many attempts/) as string,
    });
    expect(await mailsTo(services(), fields.email)).toHaveLength(1);
    const elsewhere = openReviewPage(bakery);
    expect(await elsewhere.post({ ...fields, intent: 'send-code' })).toMatchObject({ status: 429 });
  });

  it('is refused with a code that is wrong, of another browser, or used', async () => {
    const provider = await newProvider();
    const page = openReviewPage(provider);
    const fields = written();
    await page.post({ ...fields, intent: 'send-code' });
    const code = await codeFor(services(), fields.email);
    const publish = { ...fields, code, intent: 'publish' };
    const other = code === '000000' ? '000001' : '000000';
    const refused = { status: 400, errors: { code: 'Invalid verification code.' } };
    expect(await page.post({ ...publish, code: other })).toMatchObject(refused);
    expect(await openReviewPage(provider).post(publish)).toMatchObject(refused);
    expect(await rowsOf(provider)).toEqual([]);
    expect(await page.post(publish)).toMatchObject({ status: 302 });
    expect(await rowsOf(provider)).toHaveLength(1);
    // Pressed twice: it is there, and nothing else happens. For anything else the code is used up.
    expect(await page.post(publish)).toMatchObject({ status: 302 });
    expect(await page.post({ ...publish, stars: '1' })).toMatchObject(refused);
    expect(await rowsOf(provider)).toMatchObject([{ stars: 4 }]);
  });

  it('is refused from programs, and from a client that sends too many', async () => {
    const page = openReviewPage(bakery);
    const send = (changed: Record<string, string>) =>
      page.post({ ...written(changed), intent: 'send-code' });
    const tell = (text: RegExp) => ({
      status: 400,
      step: 'write',
      failure: expect.stringMatching(text) as string,
    });
    expect(await send({ stamp: stampForm(services()) })).toMatchObject(tell(/very quick/));
    expect(await send({ stamp: 'forged' })).toMatchObject(tell(/long time/));
    expect(await send({ website: 'https://spam.example' })).toMatchObject(tell(/do not see/));
    const renewed = keepStamp(services(), 'forged');
    for (let i = 0; i < 5; i++)
      expect(await send({ stamp: renewed })).toMatchObject({ step: 'code' });
    expect(await send({})).toMatchObject({ status: 429, step: 'write' });
  });

  it('is about somebody who is listed', async () => {
    const provider = await newProvider();
    const page = openReviewPage(provider);
    await services()
      .db.update(profiles)
      .set({ listed: false })
      .where(eq(profiles.accountId, provider.accountId));
    expect((await page.load()).status).toBe(404);
    expect(await page.post({ ...written(), intent: 'send-code' })).toMatchObject({
      status: 404,
      step: 'refused',
    });
    expect(await said(review(provider, newEmail()))).toBe('This profile is not listed any more.');
    const nobody = openReviewPage({ accountId: 0, slug: '<b>' });
    expect((await nobody.load()).status).toBe(404);
    // A specialist is not found under the address of a business.
    expect((await openReviewPage(elena, 'business').load()).status).toBe(404);
  });
});

describe('one star and five stars', () => {
  it('take the same path, step by step', async () => {
    const walk = async (stars: string) => {
      const provider = await newProvider();
      const [account] = [`provider${String(others).padStart(4, '0')}@gmail.com`];
      const page = openReviewPage(provider);
      const fields = written({ stars });
      const sent = await page.post({ ...fields, intent: 'send-code' });
      const code = await codeFor(services(), fields.email);
      const done = await page.post({ ...fields, code, intent: 'publish' });
      const [row] = await rowsOf(provider);
      const mails = [
        ...(await mailsTo(services(), fields.email)),
        ...(await mailsTo(services(), account, 2)),
      ];
      const { rating, review_count, reviews: list } = await shown(provider);
      const seen = { rating, review_count, list };
      const told = mails.map(({ subject, text }) => [subject, text]);
      const all = JSON.stringify([sent, done, { ...row, stars: row!.stars }, told, seen])
        .replaceAll(fields.email, 'EMAIL')
        .replaceAll(provider.slug, 'SLUG')
        .replaceAll(`Howler Ridge ${String(others).padStart(4, '0')}`, 'NAME')
        .replaceAll(account, 'ACCOUNT')
        .replaceAll(code, 'CODE')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
        .replaceAll(`review=${row!.id}#review-${row!.id}`, 'REVIEW')
        .replaceAll(`review=${row!.id}&`, 'REVIEW&')
        .replace(/"(id|profileId)":\d+/g, '"$1":N')
        .replace(/"stamp":"[^"]+"/g, '"stamp":S')
        .replaceAll(`"stars":"${stars}"`, '"stars":"*"')
        .replaceAll(`"stars":${stars}`, '"stars":*')
        .replaceAll(`"rating":${stars}`, '"rating":*')
        .replaceAll(`${stars} out of 5 stars`, '* out of 5 stars');
      expect(row!.state).toBe('published');
      return all;
    };
    expect(await walk('1')).toBe(await walk('5'));
  });
});

describe('the same email', () => {
  it('has one review of a provider, and changes it for 30 days', async () => {
    const provider = await newProvider();
    const email = newEmail();
    const start = Date.now();
    expect(await review(provider, email, { stars: 2 }, at(start))).toBe('published');
    const changed = { stars: 5, text: 'They came back and made it right.' };
    const later = at(start + 30 * DAY);
    expect(await review(provider, email.toUpperCase(), changed, later)).toBe('changed');
    expect(await rowsOf(provider)).toMatchObject([{ ...changed, authorEmail: email }]);
    const now = await shown(provider);
    expect(now).toMatchObject({ rating: 5, review_count: 1, reviews: [{ edited: true }] });

    const tooLate = at(start + 30 * DAY + 1000);
    expect(await said(review(provider, email, { stars: 1 }, tooLate))).toMatch(
      /can be changed for 30 days .* that time is over/,
    );
    expect(await rowsOf(provider)).toMatchObject([changed]);
    expect(await review(bakery, email, {}, tooLate)).toBe('published');
  });

  it('is led to the review that it has changed, and thanked there', async () => {
    const provider = await newProvider();
    const fields = written();
    await review(provider, fields.email);
    const [row] = await rowsOf(provider);
    const page = openReviewPage(provider);
    await page.post({ ...fields, intent: 'send-code' });
    const code = await codeFor(services(), fields.email);
    expect(await page.post({ ...fields, code, intent: 'publish' })).toEqual({
      status: 302,
      location: `/business/${provider.slug}?review=${row!.id}&thanks=changed#reviews`,
    });
    // Pressed twice, it is the same review.
    expect(await page.post({ ...fields, code, intent: 'publish' })).toMatchObject({
      location: expect.stringContaining(`?review=${row!.id}&thanks=`),
    });
  });

  it('is one, however it is spelled', async () => {
    const provider = await newProvider();
    const name = newEmail().split('@')[0]!;
    expect(await review(provider, `${name}@gmail.com`, { stars: 1 })).toBe('published');
    const spellings = [`${name}+1@gmail.com`, `${name.split('').join('.')}@gmail.com`];
    for (const email of [...spellings, `${name.toUpperCase()}+x@googlemail.com`])
      expect(await review(provider, email)).toBe('changed');
    expect(await shown(provider)).toMatchObject({ rating: 5, review_count: 1 });
    const send = (email: string) =>
      openReviewPage(provider).post({ ...written({ email }), intent: 'send-code' });
    expect(await send(`${name}+2@gmail.com`)).toMatchObject({ status: 200, step: 'code' });
    expect(await send(`${name}+3@gmail.com`)).toMatchObject({ status: 429, step: 'write' });
  });

  it('has one review also when it sends many at once', async () => {
    const provider = await newProvider();
    const email = newEmail();
    await mailCode(email);
    const fields = { stars: '3', text: TEXT, name: 'Emily', email };
    const publish = () =>
      said(
        publishReview(services(), {
          profileId: provider.accountId,
          viewer: null,
          fields,
          code: CODE,
          browser: 'a browser',
        }),
      );
    await Promise.all(Array.from({ length: 10 }, publish));
    expect(await shown(provider)).toMatchObject({ rating: 3, review_count: 1 });
  });
});

describe('a crowd of reviews', () => {
  it('of one profile is let in ten an hour, of those that are published, and no code is lost', async () => {
    const provider = await newProvider();
    const tail = String(others).padStart(4, '0');
    const start = Date.now();
    // What is refused is no review: nobody keeps others from their own profile by trying to review it.
    for (let tries = 0; tries < 12; tries++)
      expect(await said(review(provider, `provider${tail}@gmail.com`))).toMatch(/own profile/);
    for (let number = 0; number < 10; number++)
      expect(await review(provider, newEmail(), {}, at(start))).toBe('published');
    const [email, given] = [newEmail(), { stars: 1 }];
    const late = review(provider, email, given, at(start));
    await expect(late).rejects.toMatchObject({
      status: 429,
      message: `Howler Ridge ${tail} has been reviewed many times lately. Please send yours later.`,
    });
    expect(await review(bakery, newEmail(), {}, at(start))).toBe('published');
    const fields = { stars: '1', text: TEXT, name: 'Emily', email };
    await services().db.delete(rateLimits);
    const kept = { profileId: provider.accountId, viewer: null, code: CODE, browser: 'a browser' };
    expect(await publishReview(at(start), { ...kept, fields })).toMatchObject({
      done: 'published',
    });
    expect(await rowsOf(provider)).toHaveLength(11);
  });
});

describe('the provider', () => {
  it('cannot review itself: not by its login email, its work email, nor signed in', async () => {
    const own = 'You cannot review your own profile.';
    const provider = await newProvider();
    const tail = String(others).padStart(4, '0');
    await proveWorkEmail(provider);
    for (const email of [
      `provider${tail}@gmail.com`,
      `Provider${tail}@Gmail.com`,
      `pro.vider${tail}+fan@gmail.com`,
      `work${tail}@howler.example`,
    ])
      expect(await said(review(provider, email))).toBe(own);
    expect(await said(review(provider, newEmail(), { viewer: provider.accountId }))).toBe(own);

    const { accountId: id } = provider;
    const account = { id, kind: 'business', email: 'other@gmail.com', name: 'Howler' } as const;
    const page = openReviewPage(provider);
    expect((await page.load({ id: 1, account })).data!.start).toMatchObject({
      step: 'refused',
      failure: own,
    });
    const posted = await page.post({ ...written(), intent: 'send-code' }, { id: 1, account });
    expect(posted).toMatchObject({ status: 403, step: 'refused', failure: own });
    expect(await rowsOf(provider)).toEqual([]);
    // Nobody learns whose login email it is without reading its mail.
    const asked = {
      profileId: provider.accountId,
      viewer: null,
      client: newClient(),
      browser: 'b',
      stamp: oldStamp(),
      trap: '',
      again: false,
    };
    const fields = { stars: '5', text: TEXT, name: 'Emily', email: `provider${tail}@gmail.com` };
    expect(
      await said(
        requestReviewCode(at(Date.now() + DAY), {
          ...asked,
          fields,
          stamp: stampForm(at(Date.now() + DAY - 10_000)),
        }),
      ),
    ).toBe('done');
  });

  it('keeps nobody from reviewing it by naming their address as its own', async () => {
    const provider = await newProvider();
    const customer = newEmail();
    await services()
      .db.update(profiles)
      .set({ workEmail: customer, workEmailConfirmedAt: null })
      .where(eq(profiles.accountId, provider.accountId));
    expect(await review(provider, customer, { stars: 1 })).toBe('published');
  });

  it('cannot review itself from another account that has its phone in any version', async () => {
    const own = 'You cannot review your own profile.';
    const { db } = services();
    const phoneOf = async ({ accountId }: Provider) =>
      (await db.select().from(profiles).where(eq(profiles.accountId, accountId)))[0]!.phone;
    const submit = ({ accountId }: Provider, phone: string | null) =>
      db.insert(profileRevisions).values({ accountId, content: { phone }, status: 'rejected' });
    const addressesOf = (number: number) => {
      const tail = String(number).padStart(4, '0');
      return [`provider${tail}+me@gmail.com`, `work${tail}@howler.example`];
    };

    const reviewed = await newProvider();
    const other = await newProvider();
    const addresses = addressesOf(others);
    await proveWorkEmail(other);
    const stranger = await newProvider();
    expect(await review(reviewed, addresses[0]!)).toBe('published');
    await db.delete(reviews).where(eq(reviews.profileId, reviewed.accountId));
    // It wanted the number that the reviewed profile has.
    await submit(other, await phoneOf(reviewed));
    for (const email of addresses) expect(await said(review(reviewed, email))).toBe(own);
    // And the other way round: the reviewed profile once had the number of this one.
    expect(await said(review(other, addressesOf(others - 2)[0]!))).toBe(own);
    // Signed in, with an address that nobody knows.
    const viewer = other.accountId;
    expect(await said(review(reviewed, newEmail(), { viewer }))).toBe(own);
    expect(await said(review(reviewed, newEmail(), { viewer: stranger.accountId }))).toBe('done');
    expect(await rowsOf(reviewed)).toHaveLength(1);
  });

  it('replies once, in public, and the author is told', async () => {
    const provider = await newProvider();
    const email = newEmail();
    await review(provider, email);
    const [{ id: reviewId } = { id: 0 }] = await rowsOf(provider);
    const reply = (text: string, accountId = provider.accountId) =>
      said(replyToReview(services(), { accountId, reviewId, text }));
    expect(await reply(' ')).toBe('Reply is required.');
    expect(await reply('Not mine', elena.accountId)).toBe('This review does not exist.');
    const many = await Promise.all(Array.from({ length: 10 }, (_, i) => reply(`Thank you ${i}`)));
    expect(many.filter((each) => each === 'done')).toHaveLength(1);
    expect(await reply('Again')).toBe('You have replied to this review already.');
    const [{ reply: told } = { reply: null }] = (await shown(provider)).reviews;
    expect(told).toMatch(/^Thank you \d$/);
    expect((await shown(provider)).reviews[0]).toMatchObject({ edited: false });
    const [mail] = await mailsTo(services(), email);
    expect(mail!.subject).toBe(
      `Howler Ridge ${String(others).padStart(4, '0')} replied to your review`,
    );
    expect(mail!.text).toContain(`> ${String(told)}`);
  });

  it('replies once to what a review says, and anew once its author has changed it', async () => {
    const provider = await newProvider();
    const email = newEmail();
    const { accountId } = provider;
    await review(provider, email, { stars: 5 });
    const [{ id: reviewId } = { id: 0 }] = await rowsOf(provider);
    const reply = (text: string) => said(replyToReview(services(), { accountId, reviewId, text }));
    const standing = async () => {
      const own = await listOwnReviews(services().db, accountId);
      return [own.reviews[0]!.reply, own.reviews[0]!.mayReply];
    };

    expect(await reply('Thank you so much.')).toBe('done');
    expect(await reply('And again.')).toBe('You have replied to this review already.');
    expect(await standing()).toEqual(['Thank you so much.', false]);
    await review(provider, email, { stars: 1, text: 'They never came back.' });
    expect(await standing()).toEqual(['Thank you so much.', true]);
    expect(await reply('We are sorry.')).toBe('done');
    expect(await standing()).toEqual(['We are sorry.', false]);
    expect(await reply('And again.')).toBe('You have replied to this review already.');
  });

  it('sees its reviews on a page of its own and replies there', async () => {
    const provider = await newProvider();
    await review(provider, newEmail(), { stars: 2 });
    const [{ id } = { id: 0 }] = await rowsOf(provider);
    const ask = (session: Session | null, form?: Record<string, string>) =>
      askPage(services(), session, '/reviews', { form });
    const locationOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).location;
    expect(await locationOf(null)).toBe('/login?next=%2Freviews');
    expect(await locationOf(null, { review: '1' })).toBe('/login?next=%2Freviews');
    const account = { id: provider.accountId, email: 'x@gmail.com', name: 'Howler' };
    const staff = { ...account, kind: 'admin' } as const;
    expect(await locationOf({ id: 1, account: staff })).toBe('/admin');

    const owner = { id: 1, account: { ...account, kind: 'business' } } as const;
    const { loaded } = await ask(owner);
    expect(loaded).toMatchObject({
      profile: { count: 1, ratingSum: 2 },
      reviews: [{ id, author: 'Emily', stars: 2, reply: null, edited: false }],
    });
    expect(JSON.stringify(loaded)).not.toContain('@');
    const post = async (fields: Record<string, string>) => {
      const answer = await ask(owner, fields);
      return [answer.status, answer.said];
    };
    const review1 = String(id);
    expect(await post({ review: review1, text: '' })).toEqual([
      400,
      { reviewId: id, typed: '', failure: 'Reply is required.' },
    ]);
    expect(await post({ review: 'x', text: 'Hello' })).toMatchObject([404, { typed: 'Hello' }]);
    expect(await post({ review: review1, text: 'We are sorry.' })).toEqual([
      200,
      { reviewId: id, done: 'Your reply is published.' },
    ]);
    expect(await post({ review: review1, text: 'More' })).toMatchObject([409, { typed: 'More' }]);
  });
});

describe('staff', () => {
  const actor = { id: 1, email: 'staff@kanek.example' };

  it('remove a review only with a reason, which everybody reads, and which is logged', async () => {
    const provider = await newProvider();
    const email = newEmail();
    await review(provider, email, { stars: 1, text: 'A very bad word stands here.' });
    await review(provider, newEmail(), { stars: 4 });
    const [{ id: reviewId } = { id: 0 }] = await rowsOf(provider);
    expect(await shown(provider)).toMatchObject({ rating: 2.5, review_count: 2 });
    const remove = (reason: string, id = reviewId) =>
      said(removeReview(services(), { actor, reviewId: id, reason }));
    expect(await remove('  ')).toBe('Reason is required.');
    expect(await remove('Insults', 0)).toBe('This review does not exist.');
    const both = await Promise.all([remove('It insults people.'), remove('It insults people.')]);
    expect(both.sort()).toEqual(['This review is removed already.', 'done']);

    const now = await shown(provider);
    expect(now).toMatchObject({ rating: 4, review_count: 1 });
    expect(now.reviews.find(({ id }) => id === reviewId)).toMatchObject({
      author: '',
      stars: 0,
      text: '',
      removed_reason: 'It insults people.',
    });
    expect(JSON.stringify(now)).not.toContain('bad word');
    const logged = await services()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.objectKind, 'review'), eq(auditLog.objectId, String(reviewId))));
    expect(logged).toMatchObject([
      {
        actorId: 1,
        actorEmail: 'staff@kanek.example',
        action: 'remove',
        before: { state: 'published', stars: 1, text: 'A very bad word stands here.' },
        after: { state: 'removed', removedReason: 'It insults people.' },
      },
    ]);
    const [mail] = await mailsTo(services(), email);
    expect(mail!.text).toContain('> It insults people.');
    expect(await said(review(provider, email, { stars: 5 }))).toBe(
      'Staff have removed your review of this profile, so it cannot be changed. The reason: It insults people.',
    );
    expect(await said(replyToReview(services(), { ...provider, reviewId, text: 'Ha' }))).toBe(
      'This review does not exist.',
    );
    expect(await shown(provider)).toMatchObject({ rating: 4, review_count: 1 });
  });
});

describe('200 reviews at once', () => {
  const crowd = 200;

  const limits = LIMITS.reviewsPerProfile;
  const real = limits.map(({ times }) => times);
  // More than one profile is let have within an hour: what they come to is exact also then.
  beforeAll(() => limits.forEach((limit) => (limit.times = 2 * crowd)));
  afterAll(() => limits.forEach((limit, index) => (limit.times = real[index]!)));

  it('leave the exact average and count, on the profile and in search', async () => {
    const provider = await newProvider();
    const emails = Array.from({ length: crowd }, newEmail);
    for (const email of emails) await mailCode(email);
    const starsOf = (index: number) => (index % 5) + 1;
    // Whom a busy database turns away is told so, and tries again, with a new code: each try counts.
    const publish = async (email: string, stars: number, again = false): Promise<string> => {
      try {
        if (again) await mailCode(email);
        const { done } = await publishReview(services(), {
          profileId: provider.accountId,
          viewer: null,
          fields: { stars: String(stars), text: TEXT, name: 'Emily', email },
          code: CODE,
          browser: 'a browser',
        });
        return done;
      } catch (error) {
        if (asAppError(error)?.code !== 'unavailable') throw error;
        return publish(email, stars, true);
      }
    };
    const told = await Promise.all(emails.map((email, index) => publish(email, starsOf(index))));
    expect(new Set(told)).toEqual(new Set(['published']));
    expect(await shown(provider)).toMatchObject({ rating: 3, review_count: crowd });

    // Some change their mind while staff remove others.
    const rows = await rowsOf(provider);
    const changing = rows.slice(0, 20);
    const removed = rows.slice(20, 40);
    for (const { authorEmail } of changing) await mailCode(authorEmail);
    await Promise.all([
      ...changing.map(({ authorEmail }) => publish(authorEmail, 5)),
      ...removed.map(({ id }) =>
        removeReview(services(), { actor: { id: 1, email: 'x' }, reviewId: id, reason: 'Spam' }),
      ),
    ]);
    const left = (await rowsOf(provider)).filter(({ state }) => state === 'published');
    const sum = left.reduce((total, { stars }) => total + stars, 0);
    expect(left).toHaveLength(crowd - 20);
    const [kept] = await services()
      .db.select()
      .from(profiles)
      .where(eq(profiles.accountId, provider.accountId));
    expect(kept).toMatchObject({ ratingSum: sum, reviewCount: crowd - 20 });
    const found = await services().database.pool.query(
      'select review_count, rating from profile_search where account_id = $1',
      [provider.accountId],
    );
    expect(found.rows[0].review_count).toBe(crowd - 20);
    expect(found.rows[0].rating).toBeCloseTo(sum / (crowd - 20), 4);
  });
});
