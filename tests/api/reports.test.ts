import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { sendReport } from '#features/reports/send-report.server.ts';
import { reports } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { mailsTo, openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { askPage } from './pages.ts';
import { provideApp } from '../support/request.ts';

const STAFF = 'staff@example.bz';
const MAILS_WAITING = "select id from pgboss.job where name = 'mail'";

describe('reports by visitors', () => {
  const { services, request } = provideApp({ STAFF_EMAIL: STAFF });
  let slug = '';
  let profileId = 0;
  let reviewId = 0;
  let clients = 0;

  beforeAll(async () => {
    await signUpIn(openBrowser(request), services(), 'specialist');
    const { db } = services();
    const [profile] = await db.select().from(profiles);
    ({ slug, accountId: profileId } = profile!);
    const words = {
      authorEmail: 'eve@gmail.com',
      authorMailbox: 'eve@gmail.com',
      authorName: 'Eve',
      stars: 1,
      text: 'Never came.',
    };
    const [review] = await db
      .insert(reviews)
      .values({ profileId, ...words })
      .returning();
    reviewId = review!.id;
  });
  beforeEach(async () => {
    await services().db.delete(reports);
    await services().database.pool.query('delete from rate_limits');
  });

  const newClient = () => `10.0.${Math.floor(++clients / 250)}.${(clients % 250) + 1}`;
  const form = (changed: Record<string, string> = {}) => ({
    kind: 'profile' as const,
    id: slug,
    reason: 'scam',
    text: '',
    email: '',
    client: newClient(),
    stamp: stampForm({ ...services(), clock: { now: () => new Date(Date.now() - 10_000) } }),
    trap: '',
    ...changed,
  });
  const send = (changed?: Record<string, string>) =>
    sendReport(services(), form(changed)).catch((error: Error) => error.message);
  const kept = () => services().db.select().from(reports).orderBy(asc(reports.id));
  /** What staff have been mailed, once nothing is on its way any more. */
  const staffMails = async () => {
    const { queue, database } = services();
    const waiting = async () => {
      queue.nudge();
      return (await database.pool.query(MAILS_WAITING)).rowCount;
    };
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
    return mailsTo(services(), STAFF, 0);
  };
  const subjects = async (from: number) =>
    (await staffMails()).slice(from).map(({ subject }) => subject);
  const times = (count: number, each: () => Promise<string>) =>
    Promise.all(Array.from({ length: count }, each));

  it('are laid before staff, who can answer, and hide nothing', async () => {
    const { length: before } = await staffMails();
    expect(await send({ text: 'Took\r\nmy money\0', email: ' ana@gmail.com ' })).toBe('sent');
    expect(await kept()).toMatchObject([
      {
        profileId,
        reviewId: null,
        reason: 'scam',
        text: 'Took\nmy money',
        email: 'ana@gmail.com',
        priority: 0,
        status: 'open',
      },
    ]);
    const mails = await staffMails();
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)).toMatchObject({
      subject: 'Report about the profile of Elena Tzul',
      replyTo: [{ address: 'ana@gmail.com' }],
    });
    expect(mails.at(-1)!.text).toContain('> Took\n> my money');
    const [profile] = await services().db.select().from(profiles);
    expect(profile).toMatchObject({ listed: true, reviewStatus: 'pending' });
  });

  it('count each visitor once, also when twenty come at the same moment', async () => {
    const { length: before } = await staffMails();
    const said = await times(20, () => send({ client: '203.0.113.7' }));
    expect(said.filter((each) => each === 'sent')).toHaveLength(1);
    expect(said.filter((each) => each === 'already')).toHaveLength(9);
    expect(said.filter((each) => each.startsWith('Too many attempts.'))).toHaveLength(10);
    expect(await kept()).toHaveLength(1);
    expect(await subjects(before)).toEqual(['Report about the profile of Elena Tzul']);
  });

  it('know a visitor by nothing that tells who it is, and not from one thing to the next', async () => {
    const client = '203.0.113.8';
    expect(await send({ client })).toBe('sent');
    expect(await send({ client, kind: 'review', id: String(reviewId), reason: 'untrue' })).toBe(
      'sent',
    );
    const [first, second] = await kept();
    expect(second).toMatchObject({ profileId: null, reviewId });
    expect(first!.visitorHash).not.toBe(second!.visitorHash);
    expect(JSON.stringify([first, second])).not.toContain(client);
  });

  it('weigh more at three and at six visitors, and staff hear of each step once', async () => {
    const { length: before } = await staffMails();
    expect(await times(20, () => send())).toEqual(Array.from({ length: 20 }, () => 'sent'));
    const all = await kept();
    expect(all).toHaveLength(20);
    expect(new Set(all.map(({ priority }) => priority))).toEqual(new Set([2]));
    // Mails of the same moment leave in any order.
    expect(new Set(await subjects(before))).toEqual(
      new Set([
        'Report about the profile of Elena Tzul',
        '3 visitors have reported the profile of Elena Tzul',
        '6 visitors have reported the profile of Elena Tzul',
      ]),
    );
    expect(await staffMails()).toHaveLength(before + 3);
    const [profile] = await services().db.select().from(profiles);
    expect(profile!.listed).toBe(true);
  });

  it('rise step by step', async () => {
    const priorities = [];
    for (let i = 0; i < 6; i++) {
      await send();
      priorities.push((await kept()).map(({ priority }) => priority));
    }
    expect(priorities[1]).toEqual([0, 0]);
    expect(priorities[2]).toEqual([1, 1, 1]);
    expect(priorities[4]).toEqual([1, 1, 1, 1, 1]);
    expect(priorities[5]).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('weigh nothing once they are decided', async () => {
    await times(3, () => send());
    await services().db.update(reports).set({ status: 'dismissed', decidedAt: new Date() });
    const { length: before } = await staffMails();
    expect(await send()).toBe('sent');
    expect((await kept()).map(({ priority }) => priority)).toEqual([1, 1, 1, 0]);
    expect(await subjects(before)).toEqual(['Report about the profile of Elena Tzul']);
  });

  it('are refused when something is missing, wrong or sent by a program', async () => {
    expect(await send({ reason: '' })).toBe('Please choose what is wrong.');
    expect(await send({ reason: 'untrue' })).toBe('Please choose what is wrong.');
    expect(await send({ reason: 'other', text: ' ' })).toBe('Please say what is wrong.');
    expect(await send({ email: 'ana@gmail' })).toBe('Please enter a valid email address.');
    expect(await send({ text: 'x'.repeat(501) })).toMatch(/^This text is too long/);
    expect(await send({ stamp: stampForm(services()) })).toBe(
      'That was very quick. Please press Send Report once more.',
    );
    expect(await send({ stamp: 'forged' })).toMatch(/open for a long time/);
    expect(await send({ trap: 'https://spam.example' })).toMatch(/people do not see/);
    expect(await kept()).toEqual([]);
  });

  it('are about what visitors see alone', async () => {
    const { db } = services();
    const gone = /no longer there/;
    expect(await send({ id: 'nobody-234567' })).toMatch(gone);
    expect(await send({ kind: 'review', id: '999999', reason: 'untrue' })).toMatch(gone);
    expect(await send({ kind: 'review', id: '1 or 1', reason: 'untrue' })).toMatch(gone);
    const review = { kind: 'review', id: String(reviewId), reason: 'untrue' };
    await db.update(reviews).set({ state: 'removed' }).where(eq(reviews.id, reviewId));
    expect(await send(review)).toMatch(gone);
    await db.update(reviews).set({ state: 'published' }).where(eq(reviews.id, reviewId));
    await db.update(profiles).set({ listed: false });
    expect(await send()).toMatch(gone);
    expect(await send(review)).toMatch(gone);
    await db.update(profiles).set({ listed: true });
  });

  describe('on the page', () => {
    const ask = (about: string, client = newClient(), fields?: Record<string, string>) =>
      askPage(services(), null, `/report/${about}`, { client, form: fields });
    const load = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).loaded;
    const post = async (client: string, fields: Record<string, string>) => {
      const { status, said } = await ask(`profile/${slug}`, client, fields);
      return { status, said: said as { stamp: string } };
    };

    it('shows what is reported, and no more than everybody sees', async () => {
      const page = await load(`review/${reviewId}`);
      expect(page).toMatchObject({
        kind: 'review',
        provider: { id: slug, name: 'Elena Tzul' },
        review: { author: 'Eve', stars: 1, text: 'Never came.' },
        already: false,
      });
      expect(JSON.stringify(page)).not.toContain('@');
      expect((await ask('profile/nobody-234567')).status).toBe(404);
    });

    it('keeps what was typed, thanks, and knows the visitor who comes back', async () => {
      const ana = newClient();
      const wrong = await post(ana, { reason: 'other', text: '', email: 'ana', stamp: 'x' });
      expect(wrong.status).toBe(400);
      expect(wrong.said).toMatchObject({
        values: { reason: 'other', email: 'ana' },
        errors: { text: 'Please say what is wrong.', email: 'Please enter a valid email address.' },
      });
      const good = { reason: 'other', text: 'The name', email: '', stamp: wrong.said.stamp };
      expect((await post(ana, good)).said).toEqual({ done: 'sent' });
      expect((await post(ana, good)).said).toEqual({ done: 'already' });
      expect(await load(`profile/${slug}`, ana)).toMatchObject({ already: true });
      expect(await load(`profile/${slug}`)).toMatchObject({ already: false });
    });
  });
});
