import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureAdmin } from '#features/accounts/ensure-admin.server.ts';
import { findAccount } from '#features/accounts/find-account.server.ts';
import {
  confirmProfile,
  pauseProfile,
  resumeProfile,
} from '#features/editor/own-profile-state.server.ts';
import { askOwners } from '#features/insights/freshness/ask-owners-job.server.ts';
import type { DashboardView } from '#features/insights/dashboard/get-dashboard.server.ts';
import { searchDirectory } from '#features/duplicates/search-directory.server.ts';
import { queueClock } from '#features/moderation/queue/clock-badge.tsx';
import { decide } from '#features/moderation/queue/decide.server.ts';
import { getItem, type ItemView } from '#features/moderation/queue/get-item.server.ts';
import { listWaiting } from '#features/moderation/queue/waiting.server.ts';
import type { QueueView } from '#features/moderation/queue/queue-desk.server.ts';
import { undoDecision } from '#features/moderation/queue/undo-decision.server.ts';
import { listActs } from '#features/moderation/log/list-acts.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { duplicatePairs } from '#platform/db/tables/duplicates.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { media } from '#platform/db/tables/media.ts';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';
import type { Session } from '#platform/session-context.server.ts';
import { mailsTo, openBrowser, type Browser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { askPage } from './pages.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';

const HOUR = 60 * 60_000;
const { email: _email, password: _password, ...texts } = specialistEntry;

async function picture(color: string): Promise<Blob> {
  const drawn = sharp({ create: { width: 80, height: 60, channels: 3, background: color } }).png();
  return new Blob([new Uint8Array(await drawn.toBuffer())]);
}

/** Everything that a test of the queue does, on a directory with one staff account. */
function provideQueue(settings: Record<string, string> = {}) {
  const { request, services } = provideApp(settings);
  let staff: Session;
  let count = 0;
  beforeAll(async () => {
    await ensureAdmin(services().db, { email: 'ana@kanek.bz', password: 'Jabiru-stork-7' });
    const { id, email } = (await findAccount(services().db, 'ana@kanek.bz'))!;
    staff = { id: 1, account: { id, kind: 'admin', role: 'admin', email, name: email } };
  });

  const slugOf = async (email: string) => {
    const account = (await findAccount(services().db, email))!;
    const whose = eq(profiles.accountId, account.id);
    const [row] = await services().db.select().from(profiles).where(whose);
    return row!;
  };
  /** A specialist who has just signed up, each from an address of its own. */
  const newcomer = async (changed: Record<string, string | Blob | readonly Blob[]> = {}) => {
    const number = ++count;
    const email = `provider${number}@gmail.com`;
    const browser = openBrowser(request, `198.51.100.${number}`);
    await signUpIn(browser, services(), 'specialist', {
      email,
      workEmail: '',
      phone: `622-${String(1000 + number)}`,
      ...changed,
    });
    return { email, browser, slug: (await slugOf(email)).slug };
  };
  const save = async (browser: Browser, email: string, changed: Record<string, unknown>) => {
    const { version, phone } = await slugOf(email);
    const answer = await browser.postMultipart('/api/profile/save', {
      ...texts,
      workEmail: '',
      phone: phone!.slice(4),
      version: String(version),
      order: JSON.stringify({ profile: [], background: [], showcase: [] }),
      whatsapp: 'on',
      videoUrl: '',
      ...(changed as Record<string, string>),
    });
    expect(await answer.json()).toMatchObject({ success: true });
  };
  const actor = () => ({ id: staff.account.id, email: staff.account.email });
  const item = (slug: string) => getItem(services(), slug);
  const act = async (
    slug: string,
    decision: 'approve' | 'reject' | 'suspend',
    reason = 'other',
    text = 'Because.',
  ) => {
    const { stamp } = await item(slug);
    const wish = { slug, decision, stamp, reason, text, actor: actor() };
    // The server does so after each request: mails leave one at a time.
    return decide(services(), wish).finally(() => services().queue.nudge());
  };
  const undo = async (slug: string) => {
    const acts = await services().db.select().from(auditLog).orderBy(auditLog.id);
    return undoDecision(services(), { slug, actId: acts.at(-1)!.id, actor: actor() });
  };
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: Error) => error.message,
    );
  return { services, staff: () => staff, slugOf, newcomer, save, actor, item, act, undo, failure };
}

describe('the review queue', () => {
  const { services, staff, slugOf, newcomer, save, actor, item, act, undo, failure } =
    provideQueue();
  const waiting = async () => (await listWaiting(services().db)).map(({ slug }) => slug);

  it('holds new profiles, oldest first, with the right clock', async () => {
    const first = await newcomer();
    const second = await newcomer();
    const submitted = Date.parse('2025-11-15T00:00:00Z');
    const set = (slug: string, at: number) =>
      services().db.execute(sql`update profile_revisions set submitted_at = ${new Date(at)}
        where account_id = (select account_id from profiles where slug = ${slug})`);
    await set(second.slug, submitted);
    await set(first.slug, submitted + HOUR);
    expect(await waiting()).toEqual([second.slug, first.slug]);

    for (const [hours, tone, text] of [
      [2, 'calm', '22 h left'],
      [12, 'amber', '12 h left'],
      [20, 'red', '4 h left'],
      [26, 'red', '2 h late'],
    ] as const) {
      const clock = { now: () => new Date(submitted + hours * HOUR) };
      const { loaded } = await askPage({ ...services(), clock }, staff(), '/admin');
      const queue = loaded as QueueView;
      expect(queue.total).toBe(2);
      expect(queueClock(queue.waiting[0]!.since, queue.now)).toEqual({ tone, text });
      const opened = await askPage(
        { ...services(), clock },
        staff(),
        `/admin/queue/${second.slug}`,
      );
      const { since, now } = opened.loaded as ItemView;
      expect(queueClock(since!, now)).toEqual({ tone, text });
    }
    expect(await item(second.slug)).toMatchObject({ next: first.slug, previous: null, place: 1 });
    await act(first.slug, 'approve');
    await act(second.slug, 'approve');
    expect(await waiting()).toEqual([]);
  });

  it('keeps the place of those who save again while they wait', async () => {
    const eager = await newcomer();
    const patient = await newcomer();
    const submitted = Date.parse('2025-11-15T00:00:00Z');
    await services().db
      .execute(sql`update profile_revisions set submitted_at = ${new Date(submitted)}
      where account_id = (select account_id from profiles where slug = ${eager.slug})`);
    await save(eager.browser, eager.email, { bio: 'Better words.' });
    expect(await waiting()).toEqual([eager.slug, patient.slug]);
    // And of their clock, which is the same for staff and for the provider.
    const clock = { now: () => new Date(submitted + 13 * HOUR) };
    const ask = (who: Session, path: string) => askPage({ ...services(), clock }, who, path);
    const queue = (await ask(staff(), '/admin')).loaded as QueueView;
    expect(queueClock(queue.waiting[0]!.since, queue.now).text).toBe('11 h left');
    const { accountId: id } = await slugOf(eager.email);
    const account = { id, kind: 'specialist', email: eager.email, name: 'Elena' } as const;
    const { loaded } = await ask({ id: 1, account }, '/dashboard');
    expect((loaded as DashboardView).clock).toContain('13 hours so far');
    await act(eager.slug, 'approve');
    await act(patient.slug, 'approve');
  });

  it('approves, tells the provider and leaves a line in the log', async () => {
    const { slug, email } = await newcomer();
    expect(await item(slug)).toMatchObject({
      status: 'pending',
      approvedAt: null,
      decisions: ['approve', 'reject', 'suspend'],
      shown: { name: 'Elena Tzul' },
    });
    await act(slug, 'approve');
    expect(await slugOf(email)).toMatchObject({ reviewStatus: 'approved', listed: true });
    expect((await item(slug)).decisions).toEqual(['suspend']);
    const mails = await mailsTo(services(), email, 2);
    expect(mails.at(-1)!.subject).toBe('Your Kanek profile is approved');
    const log = await listActs(services(), new URLSearchParams());
    expect(log.acts[0]).toMatchObject({
      actor: 'ana@kanek.bz',
      action: 'profile: approve',
      profile: { slug, name: 'Elena Tzul' },
    });
    expect(log.acts[0]!.lines).toContainEqual({
      name: 'status',
      before: 'pending',
      after: 'approved',
    });
  });

  it('rejects with a reason, which the provider reads and answers with a better version', async () => {
    const { slug, email, browser } = await newcomer();
    expect(await failure(act(slug, 'reject', ''))).toBe('Please choose a reason.');
    expect(await failure(act(slug, 'reject', 'other', ' '))).toBe('Please write what is wrong.');
    await act(slug, 'reject', 'contact', 'Nobody answers.');
    expect(await slugOf(email)).toMatchObject({
      reviewStatus: 'rejected',
      listed: false,
      reviewReason: expect.stringContaining('Nobody answers.'),
    });
    const mail = (await mailsTo(services(), email, 2)).at(-1)!;
    expect(mail.subject).toBe('Your Kanek profile needs a change');
    expect(mail.text).toContain('> We could not reach you');
    expect(mail.text).toContain('Until then your page is hidden: visitors do not see it.');
    expect(mail.text).toContain('/profile1#editor-phone\n');
    await save(browser, email, { bio: 'Call me on weekdays.' });
    expect(await slugOf(email)).toMatchObject({ reviewStatus: 'pending', listed: false });
    expect(await waiting()).toEqual([slug]);
    // A break does not bring back what staff have taken down.
    const { accountId } = await slugOf(email);
    await pauseProfile(services(), accountId);
    await resumeProfile(services(), accountId);
    expect(await slugOf(email)).toMatchObject({ pausedAt: null, listed: false });
    await act(slug, 'approve');
    expect(await slugOf(email)).toMatchObject({ listed: true, reviewReason: null });
    // Nor whom they have suspended in the same moment.
    await services()
      .db.update(accounts)
      .set({ status: 'suspended' })
      .where(eq(accounts.email, email));
    await resumeProfile(services(), accountId);
    expect(await slugOf(email)).toMatchObject({ listed: false });
  });

  it('suspends what is public, and lifts it again', async () => {
    const { slug, email, browser } = await newcomer();
    await act(slug, 'approve');
    await act(slug, 'suspend', 'fake');
    expect(await slugOf(email)).toMatchObject({ reviewStatus: 'suspended', listed: false });
    expect(await waiting()).toEqual([]);
    expect((await item(slug)).decisions).toEqual(['approve']);
    await save(browser, email, { bio: 'I am real.' });
    expect((await listWaiting(services().db))[0]).toMatchObject({ slug, news: 'suspended' });
    await act(slug, 'approve');
    expect(await slugOf(email)).toMatchObject({ reviewStatus: 'approved', listed: true });
  });

  it('lifts what waited for nobody without counting its age as the time that approval took', async () => {
    const { slug, email } = await newcomer();
    await act(slug, 'approve');
    await act(slug, 'suspend', 'fake');
    await act(slug, 'approve');
    const { accountId } = await slugOf(email);
    const kept = await services()
      .db.select()
      .from(profileRevisions)
      .where(eq(profileRevisions.accountId, accountId))
      .orderBy(profileRevisions.id);
    expect(kept.at(-1)!.submittedAt).toEqual(kept.at(-1)!.decidedAt);
  });

  it('does not bring back what its owner has paused', async () => {
    const { slug, email } = await newcomer();
    await services().db.execute(
      sql`update profiles set paused_at = now(), listed = false where slug = ${slug}`,
    );
    await act(slug, 'approve');
    expect(await slugOf(email)).toMatchObject({ reviewStatus: 'approved', listed: false });
  });

  it('is decided once, however many decide at the same moment', async () => {
    const { slug, email } = await newcomer();
    const { stamp } = await item(slug);
    const before = await services().db.$count(auditLog);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const decision = (['approve', 'reject', 'suspend'] as const)[n % 3]!;
        const wish = { slug, decision, stamp, reason: 'other', text: 'x', actor: actor() };
        return failure(decide(services(), wish));
      }),
    );
    expect(all.filter((told) => told === 'done')).toHaveLength(1);
    expect(
      all.filter((told) => /^ana@kanek.bz was faster: the profile was/.test(told)),
    ).toHaveLength(19);
    expect(await services().db.$count(auditLog)).toBe(before + 1);
    // The welcome, and one result.
    expect(await mailsTo(services(), email, 2)).toHaveLength(2);
  });

  it('decides only about what was looked at', async () => {
    const { slug, email, browser } = await newcomer();
    const { stamp } = await item(slug);
    await save(browser, email, { bio: 'Something else entirely.' });
    const wish = {
      slug,
      decision: 'approve' as const,
      stamp,
      reason: '',
      text: '',
      actor: actor(),
    };
    expect(await failure(decide(services(), wish))).toMatch(/^The provider has changed/);
    await act(slug, 'approve');
    expect(await failure(act(slug, 'approve'))).toBe('There is nothing left to decide here.');
  });

  it('takes a decision back until something newer happens', async () => {
    const { slug, email, browser } = await newcomer();
    await act(slug, 'reject');
    const rejected = await slugOf(email);
    await undo(slug);
    expect(await slugOf(email)).toMatchObject({
      reviewStatus: 'pending',
      reviewReason: null,
      listed: true,
      decidedAt: null,
      version: rejected.version,
    });
    expect(await waiting()).toEqual([slug]);
    const mail = (await mailsTo(services(), email, 3)).at(-1)!;
    expect(mail.subject).toBe('We are looking at your Kanek profile again');
    expect(await failure(undo(slug))).toMatch(/^This can no longer be taken back/);

    await act(slug, 'approve');
    await undo(slug);
    expect(await slugOf(email)).toMatchObject({ reviewStatus: 'pending', listed: true });
    await act(slug, 'approve');
    await act(slug, 'suspend');
    await undo(slug);
    expect(await slugOf(email)).toMatchObject({ reviewStatus: 'approved', listed: true });
    await act(slug, 'suspend');
    await save(browser, email, { bio: 'Newer.' });
    expect(await failure(undo(slug))).toMatch(/^This can no longer be taken back/);
    await act(slug, 'approve');
  });

  it('takes a decision back once, however many try', async () => {
    const { slug } = await newcomer();
    await act(slug, 'reject');
    const all = await Promise.all(Array.from({ length: 10 }, () => failure(undo(slug))));
    expect(all.filter((told) => told === 'done')).toHaveLength(1);
    await act(slug, 'approve');
  });

  it('shows what changed since the approved version, pictures too', async () => {
    const { slug, email, browser } = await newcomer({ profilePic: await picture('teal') });
    const { changes: all } = await item(slug);
    expect(all.find(({ label }) => label === 'Bio')).toMatchObject({ before: null });
    await act(slug, 'approve');
    const [old] = await services()
      .db.select()
      .from(media)
      .where(eq(media.accountId, (await slugOf(email)).accountId));
    await save(browser, email, {
      bio: 'Now also terraces.',
      order: JSON.stringify({ profile: [{ file: 0 }], background: [], showcase: [] }),
      profilePic: await picture('orange'),
    });
    const { changes, approvedAt } = await item(slug);
    expect(approvedAt).not.toBeNull();
    expect(changes).toEqual([
      { label: 'Bio', before: specialistEntry.bio, after: 'Now also terraces.' },
      {
        label: 'Profile picture',
        before: [old!.key],
        after: [expect.not.stringMatching(old!.key)],
      },
    ]);
    // The older picture can still be looked at, by those who know where.
    const shown = await services().storage.find(
      `pictures/${old!.key.slice(0, 2)}/${old!.key}/master.webp`,
    );
    expect(shown).not.toBeNull();
    await act(slug, 'approve');
    expect((await item(slug)).changes).toEqual([]);
  });

  it('points at what is odd', async () => {
    const portrait = await picture('purple');
    const one = await newcomer({ profilePic: portrait });
    const two = await newcomer({
      profilePic: portrait,
      bio: 'BEST PRICES IN ALL OF BELIZE! See www.cheap.example',
    });
    await services().db.execute(sql`update accounts set signup_client = '203.0.113.9'
      where email in (${one.email}, ${two.email})`);
    const { hints } = await item(two.slug);
    expect(hints.map(({ id }) => id)).toEqual([
      'picture',
      'client',
      'duplicate',
      'links',
      'shouting',
    ]);
    expect(hints[0]!.others).toEqual([{ slug: one.slug, name: 'Elena Tzul' }]);
    expect((await item(one.slug)).hints.map(({ id }) => id)).toEqual([
      'picture',
      'client',
      'duplicate',
    ]);

    // A number that somebody else gave in an earlier version.
    const { accountId } = await slugOf(one.email);
    const { phone } = await slugOf(two.email);
    await services().db.execute(sql`update profile_revisions
      set content = jsonb_set(content, '{phone}', to_jsonb(${phone}::text)) where account_id = ${accountId}`);
    expect((await item(two.slug)).hints[0]).toMatchObject({
      id: 'phone',
      others: [{ slug: one.slug }],
    });
  });

  it('answers forms, and goes on to the next in the queue', async () => {
    for (const slug of await waiting()) await act(slug, 'approve');
    const first = await newcomer();
    const second = await newcomer();
    const { stamp } = await item(first.slug);
    const path = `/admin/queue/${first.slug}`;
    const post = (form: Record<string, string>) =>
      askPage(services(), staff(), path, { form: { id: first.slug, stamp, ...form } });
    expect((await post({ intent: 'reject', text: 'Hm.' })).said).toMatchObject({
      intent: 'reject',
      id: first.slug,
      typed: { text: 'Hm.' },
      field: 'reason',
      failure: 'Please choose a reason.',
    });
    const done = await post({ intent: 'approve' });
    expect(done.location).toBe(`/admin/queue/${second.slug}?done=approve&to=${first.slug}`);
    const { loaded } = await askPage(services(), staff(), done.location!);
    const { news } = loaded as ItemView;
    expect(news!.text).toBe('Elena Tzul was approved.');
    expect((await post({ intent: 'approve' })).said).toMatchObject({
      failure: 'ana@kanek.bz was faster: the profile was approved.',
    });
    const back = await post({ intent: 'undo', act: String(news!.undo!.actId) });
    expect(back.location).toBe(`${path}?done=undo&to=${first.slug}`);
    const queue = (await askPage(services(), staff(), '/admin')).loaded as QueueView;
    expect(queue.waiting.map(({ slug }) => slug)).toEqual([first.slug, second.slug]);
  });

  it('finds acts by who, what and when', async () => {
    const find = (search: string) => listActs(services(), new URLSearchParams(search));
    const all = await find('');
    expect(all.actors).toEqual(['ana@kanek.bz']);
    expect(all.kinds).toEqual(['profile']);
    const { object } = all.acts[0]!;
    const about = await find(`object=${object}`);
    expect(about.total).toBeLessThan(all.total);
    expect(about.acts.every((each) => each.object === object)).toBe(true);
    expect(about.acts.length).toBeGreaterThan(0);
    for (const page of ['2', '999', '10001'])
      expect((await find(`object=${object}&page=${page}`)).acts, page).toEqual(about.acts);
    expect((await find('actor=nobody@kanek.bz')).total).toBe(0);
    expect((await find('day=2020-01-01')).total).toBe(0);
    const today = new Date(Date.now() - 6 * HOUR).toISOString().slice(0, 10);
    expect((await find(`day=${today}`)).total).toBe(all.total);
  });

  it('keeps its log as it was written', async () => {
    await expect(services().db.delete(auditLog)).rejects.toMatchObject({
      cause: { message: 'the audit log is append only' },
    });
  });
});

describe('the review queue, when changes wait for review', () => {
  const { services, slugOf, newcomer, save, item, act, undo, failure } = provideQueue({
    REVIEW_POLICY: 'before',
  });
  const pictures = async (email: string) => {
    const { accountId } = await slugOf(email);
    const rows = await services().db.select().from(media).where(eq(media.accountId, accountId));
    return rows.filter(({ live }) => live).map(({ key }) => key);
  };
  const bioOf = async (email: string) => {
    const { accountId } = await slugOf(email);
    const { rows } = await services().db.execute<{ bio: string }>(
      sql`select bio from specialist_profiles where account_id = ${accountId}`,
    );
    return rows[0]!.bio;
  };

  it('publishes a change when it is approved, and takes it back', async () => {
    const { slug, email, browser } = await newcomer({ profilePic: await picture('teal') });
    expect(await slugOf(email)).toMatchObject({ listed: false });
    await act(slug, 'approve');
    expect(await slugOf(email)).toMatchObject({ listed: true });
    const before = await pictures(email);

    await save(browser, email, {
      bio: 'Now also terraces.',
      order: JSON.stringify({ profile: [{ file: 0 }], background: [], showcase: [] }),
      profilePic: await picture('orange'),
    });
    expect(await bioOf(email)).toBe(specialistEntry.bio);
    expect(await item(slug)).toMatchObject({ status: 'approved', listed: true });
    expect((await item(slug)).changes.map(({ label }) => label)).toEqual([
      'Bio',
      'Profile picture',
    ]);
    await act(slug, 'approve');
    expect(await bioOf(email)).toBe('Now also terraces.');
    const after = await pictures(email);
    expect(after).not.toEqual(before);

    await undo(slug);
    expect(await bioOf(email)).toBe(specialistEntry.bio);
    expect(await pictures(email)).toEqual(before);
    expect((await item(slug)).changes).toHaveLength(2);
    await act(slug, 'approve');
    expect(await pictures(email)).toEqual(after);
  });

  it.each([
    {
      field: 'phone',
      former: '622-9001',
      newer: '622-9002',
      told: 'Phone number is already in use.',
    },
    {
      field: 'workEmail',
      former: 'former@tzul.bz',
      newer: 'newer@tzul.bz',
      told: 'Work email is already in use.',
    },
  ])('says whose the former $field is by now', async ({ field, former, newer, told }) => {
    const { slug, email, browser } = await newcomer({ [field]: former });
    await act(slug, 'approve');
    await save(browser, email, { [field]: newer });
    await act(slug, 'approve');
    const approved = await slugOf(email);
    await newcomer({ [field]: former });
    expect(await failure(undo(slug))).toBe(told);
    expect(await slugOf(email)).toEqual(approved);
  });

  it('counts a change that is approved as a sign of life from when it was saved', async () => {
    const { slug, email, browser } = await newcomer();
    await act(slug, 'approve');
    const { accountId } = await slugOf(email);
    const long = sql`update profiles set confirmed_at = confirmed_at - interval '89 days' where slug = ${slug}`;
    await services().db.execute(long);
    await save(browser, email, { bio: 'Now also terraces.' });
    await act(slug, 'approve');
    const { confirmedAt, submittedAt } = await slugOf(email);
    expect(confirmedAt).toEqual(submittedAt);
    const clock = { now: () => new Date(Date.now() + 48 * HOUR) };
    await askOwners({ ...services(), clock });
    expect((await slugOf(email)).askedAt).toBeNull();

    await save(browser, email, { bio: 'Now also roofs.' });
    const confirmed = await confirmProfile(services(), accountId);
    await act(slug, 'approve');
    expect((await slugOf(email)).confirmedAt).toEqual(confirmed);
  });

  it('finds who looks like what is approved, and like what comes back', async () => {
    const { db } = services();
    const zenaida = { firstName: 'Zenaida', lastName: 'Quewell' };
    const known = await newcomer(zenaida);
    const { slug, email, browser } = await newcomer({ firstName: 'Wilma', lastName: 'Gentle' });
    for (const each of [known.slug, slug]) await act(each, 'approve');
    const { accountId: leftId } = await slugOf(known.email);
    const { accountId: rightId } = await slugOf(email);
    const areAlike = async () => {
      await searchDirectory(db);
      const isPair = and(eq(duplicatePairs.leftId, leftId), eq(duplicatePairs.rightId, rightId));
      return (await db.$count(duplicatePairs, isPair)) === 1;
    };
    await save(browser, email, zenaida);
    expect(await areAlike()).toBe(false);
    await act(slug, 'approve');
    expect(await areAlike()).toBe(true);
    await undo(slug);
    expect(await areAlike()).toBe(false);
  });

  it('refuses a change by itself: what was approved stays public', async () => {
    const { slug, email, browser } = await newcomer();
    await act(slug, 'approve');
    await save(browser, email, { bio: 'BUY NOW' });
    await act(slug, 'reject', 'text');
    expect(await slugOf(email)).toMatchObject({
      reviewStatus: 'approved',
      listed: true,
      reviewReason: expect.stringMatching(/plain sentences/),
    });
    expect(await bioOf(email)).toBe(specialistEntry.bio);
    await undo(slug);
    expect((await item(slug)).changes).toMatchObject([{ label: 'Bio', after: 'BUY NOW' }]);
    const { accountId } = await slugOf(email);
    const kept = await services().db.$count(
      profileRevisions,
      eq(profileRevisions.accountId, accountId),
    );
    expect(kept).toBe(2);
  });
});
