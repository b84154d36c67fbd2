import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureAdmin } from '#features/accounts/ensure-admin.server.ts';
import { foldEvents } from '#features/insights/write-events.server.ts';
import { readDays, type getDashboard } from '#features/insights/dashboard/get-dashboard.server.ts';
import type { Ask, Handout } from '#features/insights/handout/get-handout.server.ts';
import { askPage } from './pages.ts';
import { MEASURES, totalOfMeasure } from '#features/insights/insights.rules.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profileEventDays, profileEvents } from '#platform/db/tables/events.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { searchDays } from '#platform/db/tables/search.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import type { Session } from '#platform/session-context.server.ts';
import { createPageCache } from '#server/page-cache.ts';
import { createApp } from '#server/app.ts';
import { openBrowser, type Browser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { openSession } from './staff.ts';
import { provideApp } from '../support/request.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const HOUR = 60 * 60 * 1000;

interface Known {
  id: number;
  slug: string;
}

describe('what happens to profiles', () => {
  const { request, services } = provideApp();
  let owner: Browser;
  let elena: Known;
  let bakery: Known;
  let clients = 0;
  const visitor = () => openBrowser(request, `198.51.100.${++clients}`);

  beforeAll(async () => {
    owner = openBrowser(request);
    await signUpIn(owner, services(), 'specialist');
    await signUpIn(openBrowser(request), services(), 'business');
    const { rows } = await services().database.pool.query<Known & { kind: string }>(
      'select account_id::int as id, slug, kind from profiles',
    );
    elena = rows.find(({ kind }) => kind === 'specialist')!;
    bakery = rows.find(({ kind }) => kind === 'business')!;
  });

  beforeEach(async () => {
    await services().events.flush();
    await services().db.delete(profileEvents);
    await services().db.delete(profileEventDays);
    await services().searches.flush();
    await services().db.delete(searchDays);
  });

  const tell = async (body: unknown, who: Browser = visitor(), agent: string | null = CHROME) => {
    const answer = await who.send('/api/events', {
      method: 'POST',
      headers: agent === null ? {} : { 'User-Agent': agent },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return [answer.status, await answer.text()];
  };
  const counted = async () => {
    await services().events.flush();
    const { rows } = await services().database.pool.query<{ told: string }>(
      `select p.slug || ' ' || d.kind as told from profile_event_days d
       join profiles p on p.account_id = d.profile_id, generate_series(1, d.count)`,
    );
    return rows.map(({ told }) => told);
  };

  it('is counted for each profile that is named, without a trace of who it was', async () => {
    expect(await tell({ kind: 'view', ids: [elena.slug] })).toEqual([204, '']);
    await tell({ kind: 'search', ids: [elena.slug, bakery.slug, elena.slug] });
    await tell({ kind: 'call', ids: [bakery.slug] });
    expect((await counted()).toSorted()).toEqual(
      [
        `${bakery.slug} call`,
        `${bakery.slug} search`,
        `${elena.slug} search`,
        `${elena.slug} view`,
      ].toSorted(),
    );
    const { rows } = await services().database.pool.query(
      "select column_name from information_schema.columns where table_name = 'profile_events'",
    );
    expect(rows.map((row) => row.column_name as string).toSorted()).toEqual([
      'created_at',
      'id',
      'kind',
      'profile_id',
    ]);
    const { rows: limits } = await services().database.pool.query(
      "select key from rate_limits where key like 'events%'",
    );
    expect(limits).toEqual([]);
  });

  it('sets no cookie', async () => {
    const who = visitor();
    await tell({ kind: 'view', ids: [elena.slug] }, who);
    expect(who.cookies.size).toBe(0);
  });

  it('is not counted when it makes no sense', async () => {
    for (const body of [
      '',
      'rubbish',
      '{"kind":"view"}',
      'null',
      { kind: 'message', ids: [elena.slug] },
      { kind: 'steal', ids: [elena.slug] },
      { kind: 'view', ids: ["'; drop table profiles; --"] },
      { kind: 'view', ids: 'x' },
      { kind: 'view', ids: ['nobody-here-234567'] },
      // Only a list shows several at once.
      ...['view', 'call', 'whatsapp', 'email'].map((kind) => ({
        kind,
        ids: [elena.slug, bakery.slug],
      })),
    ])
      expect(await tell(body)).toEqual([204, '']);
    expect(await counted()).toEqual([]);
    const [status] = await tell({ kind: 'view', ids: ['x'.repeat(9_000)] });
    expect(status).toBe(413);
  });

  it('is not counted for robots, for staff, or for what does not say what it is', async () => {
    const body = { kind: 'view', ids: [elena.slug] };
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
      'curl/8.5.0',
      'facebookexternalhit/1.1',
      null,
    ])
      expect((await tell(body, visitor(), agent))[0]).toBe(204);
    const { db } = services();
    await ensureAdmin(db, { email: 'staff@example.bz', password: 'Mangrove7!' });
    const [staff] = await db.select().from(accounts).where(eq(accounts.kind, 'admin'));
    const desk = visitor();
    desk.cookies.set('session', (await openSession(services(), staff!.id)).token);
    expect((await desk.send('/api/profile/confirm', { method: 'POST' })).status).toBe(403);
    await tell(body, desk);
    expect(await counted()).toEqual([]);
  });

  it("is not counted for the owner's own look, which others see counted", async () => {
    await tell({ kind: 'view', ids: [elena.slug] }, owner);
    await tell({ kind: 'search', ids: [elena.slug, bakery.slug] }, owner);
    expect(await counted()).toEqual([`${bakery.slug} search`]);
  });

  it('is a search once, however many it has found, and by the day in Belize', async () => {
    const searched = async () => {
      await services().searches.flush();
      const { db } = services();
      const days = await db.select().from(searchDays).orderBy(searchDays.day);
      return days.map(({ day, count }) => `${day} ${count}`);
    };
    const now = vi.spyOn(services().clock, 'now');
    now.mockReturnValue(new Date('2026-03-01T05:59:59Z'));
    await tell({ kind: 'search', ids: [elena.slug, bakery.slug] });
    await tell({ kind: 'search', ids: [] });
    now.mockReturnValue(new Date('2026-03-01T06:00:00Z'));
    await tell({ kind: 'search', ids: [elena.slug] });
    await tell({ kind: 'listing', ids: [elena.slug] });
    await tell({ kind: 'view', ids: [elena.slug] });
    await tell({ kind: 'search', ids: [] }, visitor(), 'curl/8.5.0');
    expect(await searched()).toEqual(['2026-02-28 2', '2026-03-01 1']);
    await tell({ kind: 'search', ids: [] });
    expect(await searched()).toEqual(['2026-02-28 2', '2026-03-01 2']);
    now.mockRestore();
    expect((await counted()).toSorted()).toEqual(
      [
        `${bakery.slug} search`,
        ...Array.from({ length: 3 }, () => `${elena.slug} search`),
        `${elena.slug} view`,
      ].toSorted(),
    );
  });

  it('is not counted while visitors do not see the profile', async () => {
    const { db } = services();
    await db.execute(sql`update profiles set listed = false where account_id = ${bakery.id}`);
    await tell({ kind: 'view', ids: [bakery.slug] });
    expect(await counted()).toEqual([]);
    await db.execute(sql`update profiles set listed = true where account_id = ${bakery.id}`);
  });

  it('is told by our own pages alone', async () => {
    const body = JSON.stringify({ kind: 'view', ids: [elena.slug] });
    const strangers: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example' },
      {},
    ];
    for (const headers of strangers)
      expect((await request('/api/events', { method: 'POST', body, headers })).status).toBe(403);
    expect(await counted()).toEqual([]);
  });

  it('is limited for each client, silently', async () => {
    const [{ times }] = LIMITS.eventsPerClient;
    const one = visitor();
    for (let i = 0; i < times + 5; i++)
      expect((await tell({ kind: 'view', ids: [elena.slug] }, one))[0]).toBe(204);
    expect(await counted()).toHaveLength(times);
    await tell({ kind: 'view', ids: [elena.slug] });
    expect(await counted()).toHaveLength(times + 1);
  });

  it('leaves a number for the day, however often it is told', async () => {
    for (let times = 0; times < 40; times++) {
      await tell({ kind: 'listing', ids: [elena.slug, bakery.slug] });
      if (times % 10 === 0) await services().events.flush();
    }
    for (let times = 0; times < 3; times++) await tell({ kind: 'view', ids: [elena.slug] });
    expect(await counted()).toHaveLength(83);
    const { db, clock } = services();
    expect([await db.$count(profileEvents), await db.$count(profileEventDays)]).toEqual([0, 3]);
    const days = await readDays(db, elena.id, clock.now());
    expect(days.at(-1)).toMatchObject({ search: 40, view: 3 });
  });

  it('costs a visitor no query', async () => {
    const { directoryVersion, queue } = services();
    const look = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const nudge = vi.fn<() => void>();
    const write = vi.spyOn(services().db, 'execute');
    const watched = {
      ...services(),
      directoryVersion: { ...directoryVersion, look },
      queue: { ...queue, nudge },
    };
    const app = createApp({
      services: watched,
      renderPage: () => Promise.resolve(new Response('a page')),
      cache: createPageCache(watched),
    });
    const answer = await app.request('/api/events', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': CHROME },
      body: JSON.stringify({ kind: 'view', ids: [elena.slug] }),
    });
    expect(answer.status).toBe(204);
    expect([look, nudge, write].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
    write.mockRestore();
    expect(await counted()).toHaveLength(1);
  });

  describe('is folded into days', () => {
    const now = new Date('2026-03-14T18:00:00Z');
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR);
    const add = (kind: 'view' | 'call', ...times: Date[]) =>
      services()
        .db.insert(profileEvents)
        .values(times.map((createdAt) => ({ profileId: elena.id, kind, createdAt })));
    const folded = async () => {
      const rows = await services().db.select().from(profileEventDays);
      return rows.map(({ day, kind, count }) => `${day} ${kind} ${count}`).toSorted();
    };
    const left = () => services().db.$count(profileEvents);

    it('after 48 hours, by the day that it was in Belize', async () => {
      await add('view', hoursAgo(1), hoursAgo(47.9), hoursAgo(48.1));
      // Midnight in Belize is six in the morning in Greenwich.
      await add('view', new Date('2026-03-11T05:59:59Z'), new Date('2026-03-11T06:00:00Z'));
      await add('call', new Date('2026-03-11T05:00:00Z'));
      await foldEvents(services().db, now);
      expect(await folded()).toEqual([
        '2026-03-10 call 1',
        '2026-03-10 view 1',
        '2026-03-11 view 1',
        '2026-03-12 view 1',
      ]);
      expect(await left()).toBe(2);
    });

    it('exactly once, however often and from wherever it is done', async () => {
      await add('view', ...Array.from({ length: 500 }, (_, i) => hoursAgo(48.5 + i / 10)));
      await Promise.all([1, 2, 3, 4].map(() => foldEvents(services().db, now)));
      await foldEvents(services().db, now);
      await add('view', hoursAgo(49));
      await foldEvents(services().db, now);
      const days = await readDays(services().db, elena.id, now);
      expect(totalOfMeasure(days, 'view', 90)).toBe(501);
      expect(await left()).toBe(0);
    });

    it('or not at all, when it is cut off', async () => {
      await add('view', hoursAgo(50), hoursAgo(51));
      const cut = services().db.transaction(async (tx) => {
        await foldEvents(tx, now);
        throw new Error('power cut');
      });
      await expect(cut).rejects.toThrow('power cut');
      expect(await folded()).toEqual([]);
      expect(await left()).toBe(2);
    });

    it('so that owners see the same numbers before and after', async () => {
      const ages = [0, 1, 20, 47, 49, 72, 24 * 6.5, 24 * 40, 24 * 89, 24 * 91];
      await add('view', ...ages.map(hoursAgo));
      const before = await readDays(services().db, elena.id, now);
      await foldEvents(services().db, now);
      expect(await readDays(services().db, elena.id, now)).toEqual(before);
      expect([7, 30, 90].map((period) => totalOfMeasure(before, 'view', period))).toEqual([
        7, 7, 9,
      ]);
      expect(before).toHaveLength(90);
      expect(before.at(-1)!.day).toBe('2026-03-14');
    });
  });

  describe('is shown on the dashboard', () => {
    const account = () =>
      ({ id: elena.id, kind: 'specialist', email: 'e@gmail.com', name: 'Elena Tzul' }) as const;
    const load = async (path: string, at = new Date()) => {
      const now = { ...services(), clock: { now: () => at } };
      return (await askPage(now, { id: 1, account: account() }, path)).loaded;
    };
    const loadDashboard = async (at?: Date) =>
      (await load('/dashboard', at)) as Awaited<ReturnType<typeof getDashboard>>;
    const openHandout = async (path: string) => (await load(path)) as Handout;

    it('to its owner, with the clock of the review and the latest reviews', async () => {
      const { db } = services();
      const submitted = new Date('2026-03-14T12:00:00Z');
      await db.execute(sql`update profile_revisions set submitted_at = ${submitted.toISOString()}
        where account_id = ${elena.id}`);
      await db.execute(sql`insert into reviews
          (profile_id, author_email, author_mailbox, author_name, stars, text, state, created_at)
        select ${elena.id}, n || '@gmail.com', n || '@gmail.com', 'Ana ' || n, 5, 'Very good work.',
          case n when 1 then 'removed' else 'published' end::review_state, now() - n * interval '1 day'
        from generate_series(1, 5) n`);
      await db.insert(profileEvents).values({ profileId: elena.id, kind: 'message' });
      const now = new Date(submitted.getTime() + 5 * HOUR);
      const view = await loadDashboard(now);
      expect(view).toMatchObject({
        kind: 'specialist',
        slug: elena.slug,
        standing: { reviewStatus: 'pending', listed: true },
        clock: expect.stringContaining('5 hours so far') as string,
      });
      expect(view.reviews.map(({ author }) => author)).toEqual(['Ana 2', 'Ana 3', 'Ana 4']);
      expect(JSON.stringify(view)).not.toContain('@gmail.com');
      const today = await loadDashboard();
      expect(MEASURES.map(({ kind }) => totalOfMeasure(today.days, kind, 7))).toEqual([
        0, 0, 0, 0, 0, 1,
      ]);
    });

    it('to nobody else', async () => {
      const locationOf = async (path: string, session: Session | null = null) =>
        (await askPage(services(), session, path)).location;
      expect(await locationOf('/dashboard')).toBe('/login?next=%2Fdashboard');
      expect(await locationOf('/dashboard/card?paper=a4')).toBe(
        '/login?next=%2Fdashboard%2Fcard%3Fpaper%3Da4',
      );
      const staff = { id: 1, account: { ...account(), kind: 'admin' } } as const;
      for (const path of ['/dashboard', '/dashboard/numbers', '/dashboard/poster'])
        expect(await locationOf(path, staff)).toBe('/admin');
    });

    it('with a code that leads to the public page', async () => {
      const handout = await openHandout('/dashboard/poster?paper=a4');
      expect(handout).toMatchObject({
        name: 'Elena Tzul',
        headline: 'Tile setter',
        location: 'San Ignacio',
        phone: '+501 622-0101',
        whatsapp: true,
        rating: null,
        address: expect.stringMatching(new RegExp(`/specialist/${elena.slug}$`)) as string,
        code: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/) as string,
        paper: 'a4',
      });
      expect((await openHandout('/dashboard/poster?paper=x')).paper).toBe('letter');
      const cards = await openHandout('/dashboard/card?paper=a5');
      expect(cards.paper).toBe('letter');
    });

    it('with the rating, from three reviews on', async () => {
      const rate = (sum: number, count: number) =>
        services()
          .db.update(profiles)
          .set({ ratingSum: sum, reviewCount: count })
          .where(eq(profiles.accountId, elena.id));
      await rate(10, 2);
      expect((await openHandout('/dashboard/poster')).rating).toBeNull();
      await rate(14, 3);
      expect((await openHandout('/dashboard/poster')).rating).toBe('4.7 of 5 from 3 reviews');
      await rate(0, 0);
    });

    it('with a link that asks for a review, for somebody who is named', async () => {
      const ask = async (name: string) =>
        (await load(`/dashboard/ask?${new URLSearchParams({ name })}`)) as Ask;
      expect(await ask('  Ana\u202e  María ')).toMatchObject({
        customer: 'Ana María',
        form: expect.stringMatching(
          new RegExp(`^http.+/specialist/${elena.slug}/review$`),
        ) as string,
        code: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/) as string,
      });
      expect((await ask('x'.repeat(41))).customer).toBe('');
      // More than a code on paper holds: it opens the form all the same.
      const { customer, code } = await ask('\u5149'.repeat(40));
      expect([customer, code]).toEqual(['\u5149'.repeat(40), (await ask('')).code]);
    });
  });
});
