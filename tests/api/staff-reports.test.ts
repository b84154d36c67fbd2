import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { reportsActs } from '#features/moderation/reports/decide-reports.server.ts';
import { loadReports } from '#features/moderation/reports/reports-desk.server.ts';
import { loadReviewsDesk, reviewsActs } from '#features/moderation/reviews/reviews-desk.server.ts';
import { deskAction } from '#pages/admin/desk-action.server.ts';
import { reports } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { mailsTo, openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { provideApp } from '../support/request.ts';
import { businessEntry, specialistEntry } from '../support/signup-entries.ts';
import { act, ask, logOf, newStaff, outcome } from './staff.ts';

const { request, services } = provideApp();
let staff: Awaited<ReturnType<typeof newStaff>>;
let specialist: number;
let business: number;
let visitors = 0;

beforeAll(async () => {
  await signUpIn(openBrowser(request), services(), 'specialist');
  await signUpIn(openBrowser(request), services(), 'business');
  specialist = (await findAccount(services().db, specialistEntry.email))!.id;
  business = (await findAccount(services().db, businessEntry.email))!.id;
  staff = await newStaff(services());
});

const report = async (changed: Partial<typeof reports.$inferInsert>) => {
  const [row] = await services()
    .db.insert(reports)
    .values({ reason: 'not-real', text: 'Look', visitorHash: `v${++visitors}`, ...changed })
    .returning({ id: reports.id });
  return row!.id;
};
const review = async (stars: number, changed: Partial<typeof reviews.$inferInsert> = {}) => {
  const { db } = services();
  const authorEmail = `author${++visitors}@gmail.com`;
  const [row] = await db
    .insert(reviews)
    .values({
      profileId: business,
      authorEmail,
      authorMailbox: authorEmail,
      authorName: 'Rita',
      stars,
      text: 'Good bread, every day of the week.',
      ...changed,
    })
    .returning({ id: reviews.id });
  await db
    .update(profiles)
    .set({
      ratingSum: sql`${profiles.ratingSum} + ${stars}`,
      reviewCount: sql`${profiles.reviewCount} + 1`,
    })
    .where(eq(profiles.accountId, business));
  return row!.id;
};
const profile = async (id: number) => {
  const [row] = await services().db.select().from(profiles).where(eq(profiles.accountId, id));
  return row!;
};
const status = async (id: number) => {
  const [row] = await services().db.select().from(reports).where(eq(reports.id, id));
  return row!;
};
const load = () => loadReports(services(), new URLSearchParams());
const send = async (fields: Record<string, string>) =>
  (await deskAction(ask(services(), staff.session, '/admin/reports', fields), reportsActs)).data;

describe('a page of the desk', () => {
  it('is the last one where the address asks for more than there are', async () => {
    const id = await report({ profileId: specialist });
    const beyond = await loadReports(services(), new URLSearchParams('page=2'));
    expect(beyond).toEqual(await load());
    expect(beyond).toMatchObject({ total: 1, page: 1, pages: 1, items: [{ open: [{ id }] }] });
    await services().db.delete(reports);
  });
});

describe('reports', () => {
  it('are shown by what they are about: the urgent first, then the longest waiting', async () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
    const reviewed = await review(1);
    const first = await report({ profileId: specialist, createdAt: at(1) });
    await report({ reviewId: reviewed, createdAt: at(3), priority: 1 });
    await report({ profileId: business, createdAt: at(2), email: 'eye@gmail.com' });
    const second = await report({ profileId: specialist, createdAt: at(5) });
    const { items, total } = await load();
    expect(total).toBe(3);
    expect(items.map(({ reported }) => `${reported.kind}-${reported.id}`)).toEqual([
      `review-${reviewed}`,
      `profile-${specialist}`,
      `profile-${business}`,
    ]);
    expect(items[0]).toMatchObject({
      profile: { name: businessEntry.businessName },
      review: { author: 'Rita', stars: 1 },
    });
    expect(items[1]!.open.map(({ id }) => id)).toEqual([first, second]);
    expect(items[2]!.open[0]).toMatchObject({ email: 'eye@gmail.com', text: 'Look' });
  });

  it('change nothing until staff decide', async () => {
    expect(await profile(specialist)).toMatchObject({ listed: true, reviewStatus: 'pending' });
  });

  it('are dismissed as far as they were read', async () => {
    const aboutHer = async () =>
      (await load()).items.find((item) => !item.review && item.profile.id === specialist)!;
    const item = await aboutHer();
    const upTo = item.open.at(-1)!.id;
    const later = await report({ profileId: specialist });
    const id = `profile-${specialist}`;
    expect((await send({ intent: 'dismiss', id, upTo: String(upTo) })).done).toBeDefined();
    expect(await status(upTo)).toMatchObject({
      status: 'dismissed',
      decidedBy: staff.actor.id,
      decidedAt: expect.any(Date) as Date,
    });
    expect((await status(later)).status).toBe('open');
    const again = await send({ intent: 'dismiss', id, upTo: String(upTo) });
    expect(again.failure).toMatch(/decided about these reports meanwhile/);
    expect(await aboutHer()).toMatchObject({ dismissed: 2, open: [{ id: later }] });
    expect((await profile(specialist)).listed).toBe(true);
  });

  it('are decided once, however many decide', async () => {
    const upTo = await report({ profileId: business });
    const fields = { intent: 'dismiss', id: `profile-${business}`, upTo };
    const before = (await logOf(services())).length;
    const said = await Promise.all(
      Array.from({ length: 8 }, () => outcome(act(reportsActs, services(), staff, fields))),
    );
    expect(said.filter((each) => each === 'done')).toHaveLength(1);
    expect(await logOf(services())).toHaveLength(before + 1);
  });

  it('on a profile are upheld with a reason, which its owner is told', async () => {
    const id = `profile-${specialist}`;
    expect(await send({ intent: 'uphold', id, reason: '' })).toMatchObject({ field: 'reason' });
    const reason = 'The phone number belongs to somebody else.';
    expect((await send({ intent: 'uphold', id, reason })).done).toMatch(/suspended/);
    expect(await profile(specialist)).toMatchObject({
      listed: false,
      reviewStatus: 'suspended',
      reviewReason: reason,
    });
    const mails = await mailsTo(services(), specialistEntry.email, 2);
    expect(mails.at(-1)!.subject).toBe('Your Kanek profile is suspended');
    expect(mails.at(-1)!.text).toContain(`> ${reason}`);
    expect((await logOf(services())).slice(0, 2)).toMatchObject([
      { action: 'profile.uphold-reports', before: { status: 'open' } },
      { action: 'profile.suspend', objectId: String(specialist), after: { reason } },
    ]);
    // A second one on the same profile needs no second mail.
    await report({ profileId: specialist });
    await act(reportsActs, services(), staff, { intent: 'uphold', id, reason });
    expect(await mailsTo(services(), specialistEntry.email, 2)).toHaveLength(2);
  });

  it('on a review are upheld with a public reason, and the rating follows', async () => {
    const { items } = await load();
    const { reported } = items.find((item) => item.review)!;
    const id = `review-${reported.id}`;
    const before = await profile(business);
    expect(await send({ intent: 'uphold', id, why: '', text: 'x' })).toMatchObject({
      field: 'why',
    });
    expect((await send({ intent: 'uphold', id, why: 'insult', text: '' })).done).toMatch(/removed/);
    const [removed] = await services().db.select().from(reviews).where(eq(reviews.id, reported.id));
    expect(removed).toMatchObject({
      state: 'removed',
      removedReason: 'It insults or threatens somebody.',
    });
    const after = await profile(business);
    expect([after.ratingSum, after.reviewCount]).toEqual([
      before.ratingSum - 1,
      before.reviewCount - 1,
    ]);
    expect((await load()).items.some((item) => item.review)).toBe(false);
  });

  it('of something else are not known', async () => {
    for (const id of ['', 'profile-', 'account-1', 'profile-1 or 1=1'])
      expect((await send({ intent: 'dismiss', id, upTo: '1' })).failure).toBeDefined();
  });
});

describe('reviews', () => {
  const desk = (query = '') => loadReviewsDesk(services(), new URLSearchParams(query));
  const remove = async (fields: Record<string, string>) =>
    (await deskAction(ask(services(), staff.session, '/admin/reviews', fields), reviewsActs)).data;
  let five: number;
  let one: number;

  beforeAll(async () => {
    await services().db.delete(reviews);
    await services().db.update(profiles).set({ ratingSum: 0, reviewCount: 0 });
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    five = await review(5, { createdAt: at(1) });
    one = await review(1, { createdAt: at(2) });
    await review(3, { createdAt: at(3) });
  });

  it('are listed newest first, whatever their score', async () => {
    expect((await desk()).reviews.map(({ stars }) => stars)).toEqual([3, 1, 5]);
    expect((await desk('?stars=5')).reviews.map(({ id }) => id)).toEqual([five]);
    expect((await desk('?provider=howler')).total).toBe(3);
    expect((await desk('?provider=nobody')).total).toBe(0);
    expect((await desk('?state=removed')).total).toBe(0);
    expect((await desk('?stars=9&state=x')).total).toBe(3);
  });

  it.each([
    ['one star', () => one, 1],
    ['five stars', () => five, 5],
  ])('of %s are removed in the same way', async (_name, id, stars) => {
    const fields = { intent: 'remove', id: String(id()) };
    expect(await remove(fields)).toMatchObject({ field: 'why' });
    expect(await remove({ ...fields, why: 'other', text: '' })).toMatchObject({ field: 'text' });
    const before = await profile(business);
    const reason = { why: 'advert', text: 'For another bakery.' };
    expect((await remove({ ...fields, ...reason })).done).toMatch(/The reason is public/);
    expect((await profile(business)).ratingSum).toBe(before.ratingSum - stars);
    expect((await remove({ ...fields, ...reason })).failure).toMatch(/already/);
    expect((await logOf(services()))[0]).toMatchObject({
      action: expect.stringContaining('remove') as string,
      objectKind: 'review',
      objectId: String(id()),
    });
    const { reviews: removed } = await desk('?state=removed');
    expect(removed.find((each) => each.id === id())?.removedReason).toBe(
      'It is advertising. For another bakery.',
    );
  });
});
