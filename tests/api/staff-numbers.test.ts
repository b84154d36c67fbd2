import { eq, sql, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  approvalTimes,
  loadNumbers,
  countDays,
  countNow,
} from '#features/moderation/numbers/load-numbers.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profileEventDays, profileEvents } from '#platform/db/tables/events.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { reports } from '#platform/db/tables/moderation.ts';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { searchDays } from '#platform/db/tables/search.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';
import { newStaff } from './staff.ts';

describe('the numbers of the day', () => {
  const { request, services } = provideApp();
  // Half past eleven in the evening of the 9th, in Belize.
  const NOW = new Date('2026-03-10T05:30:00Z');
  const ago = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60_000);
  let id: number;

  beforeAll(async () => {
    services().clock.now = () => NOW;
    const { db } = services();
    await signUpIn(openBrowser(request), services(), 'specialist');
    await signUpIn(openBrowser(request), services(), 'business');
    await newStaff(services());
    const all = await db.select().from(accounts);
    id = all.find(({ email }) => email === specialistEntry.email)!.id;
    await db
      .update(accounts)
      .set({ createdAt: ago(24) })
      .where(eq(accounts.id, id));
    const waits = { submittedAt: ago(30) };
    await db.update(profiles).set(waits).where(eq(profiles.accountId, id));
    await db.update(profileRevisions).set(waits).where(eq(profileRevisions.accountId, id));
    const decided = (hoursAgo: number, took: number) => ({
      accountId: id,
      content: {},
      status: 'approved' as const,
      decidedAt: ago(hoursAgo),
      submittedAt: ago(hoursAgo + took),
    });
    await db
      .insert(profileRevisions)
      .values([
        decided(1, 2),
        decided(2, 4),
        decided(3, 9),
        decided(24, 30),
        decided(24 * 40, 99),
        decided(1, 0),
      ]);
    const events = ['view', 'view', 'search', 'call', 'whatsapp', 'email', 'message'] as const;
    await db
      .insert(profileEvents)
      .values(events.map((kind) => ({ profileId: id, kind, createdAt: ago(1) })));
    await db.insert(profileEventDays).values([
      { profileId: id, day: '2026-03-08', kind: 'call', count: 5 },
      { profileId: id, day: '2026-03-04', kind: 'email', count: 50 },
      { profileId: id, day: '2026-02-08', kind: 'email', count: 500 },
      { profileId: id, day: '2026-02-07', kind: 'email', count: 5_000 },
    ]);
    await db.insert(searchDays).values([
      { day: '2026-03-09', count: 2 },
      { day: '2026-03-04', count: 30 },
      { day: '2026-02-07', count: 400 },
    ]);
    const from = { authorName: 'R', authorEmail: 'r@gmail.com', authorMailbox: 'r@gmail.com' };
    const review = { profileId: id, ...from, stars: 4, text: 'x'.repeat(20), createdAt: ago(1) };
    await db.insert(reviews).values(review);
    const message = { name: 'M', email: 'm@gmail.com', message: 'Hello' };
    await db.insert(contactMessages).values([
      { ...message, createdAt: ago(1) },
      { ...message, createdAt: ago(24), status: 'answered' },
    ]);
    await db
      .insert(reports)
      .values({ profileId: id, reason: 'spam', text: '', visitorHash: 'v', createdAt: ago(1) });
  });

  const load = () => loadNumbers(services());
  const sums = async (metric: string) =>
    Object.values((await load()).rows.find((row) => row.metric === metric)!.sums);

  it('count by the days of Belize', async () => {
    expect(await sums('signups')).toEqual([1, 1, 2, 2]);
    expect(await sums('waiting')).toEqual([1, 1, 2, 2]);
    expect(await sums('approved')).toEqual([3, 1, 4, 4]);
    expect(await sums('reviews')).toEqual([1, 0, 1, 1]);
    expect(await sums('messages')).toEqual([1, 1, 2, 2]);
    expect(await sums('reports')).toEqual([1, 0, 1, 1]);
  });

  it('count fresh and folded events together', async () => {
    expect(await sums('views')).toEqual([2, 0, 2, 2]);
    expect(await sums('appearances')).toEqual([1, 0, 1, 1]);
    expect(await sums('searches')).toEqual([2, 0, 32, 32]);
    expect(await sums('letters')).toEqual([1, 0, 1, 1]);
    expect(await sums('taps')).toEqual([3, 5, 58, 558]);
  });

  it('tell how long approval takes', async () => {
    const { approval } = await load();
    expect(approval.median).toEqual({
      today: '4 hours',
      yesterday: '30 hours',
      week: '6 hours',
      month: '6 hours',
    });
    expect(approval.slowest.week).toBe('30 hours');
  });

  it('tell what waits now', async () => {
    expect((await load()).waits).toEqual({
      waiting: 2,
      oldest: '30 hours',
      messages: 1,
      reports: 1,
    });
  });

  it('never read a whole table', async () => {
    const plan = await services().db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const lines: string[] = [];
      const explain = async (query: SQL) => {
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
        lines.push(...rows.map((row) => row['QUERY PLAN']));
        return { rows: [{ oldest: null }] };
      };
      const asked = { execute: explain } as unknown as Db;
      await countDays(asked, '2026-03-09');
      await countNow(asked);
      await approvalTimes(asked, '2026-03-09');
      return lines;
    });
    expect(plan.length).toBeGreaterThan(30);
    expect(plan.filter((line) => line.includes('Seq Scan'))).toEqual([]);
  });

  it('are there when nothing has happened', async () => {
    const { db } = services();
    await db.delete(accounts).where(eq(accounts.id, id));
    await db.delete(contactMessages);
    const { approval, waits } = await load();
    expect(approval.median.month).toBeNull();
    expect(waits).toMatchObject({ messages: 0, reports: 0 });
  });
});
