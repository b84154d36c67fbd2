import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { countRecipients } from '#features/mailings/audience.server.ts';
import type { Audience, MailingTexts } from '#features/mailings/mailing.rules.ts';
import { sendSlice } from '#features/mailings/send-mailings-job.server.ts';
import {
  findSubscription,
  subscribeByLink,
  unsubscribePath,
} from '#features/mailings/unsubscribe.server.ts';
import { actsOnAccount } from '#features/moderation/accounts/act-on-account.server.ts';
import { mailingsActs, sumOf } from '#features/moderation/mailings/change-mailing.server.ts';
import {
  loadMailing,
  loadMailings,
  previewMailing,
} from '#features/moderation/mailings/mailings-desk.server.ts';
import { action as mailingAction } from '#pages/admin/mailing.tsx';
import { ACCOUNT_WORK } from '#pages/account-work.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { mailingRecipients, mailings } from '#platform/db/tables/mailings.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { bulkMailJob, mailJob, queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { provideSmtpServer } from '../support/provide-smtp-server.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { act, ask, logOf, newStaff, outcome } from './staff.ts';

const RATE = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
const smtp = provideSmtpServer();
const { services, request } = provideApp({
  MAILINGS_PER_MINUTE: String(RATE),
  // Known only once the mail server listens.
  get MAIL_URL() {
    return smtp().url;
  },
});
let staff: Awaited<ReturnType<typeof newStaff>>;
const start = Date.now();
/** Nobody works on the queue but those who are told to: what waits there can be counted. */
const still = (minute: number, broken?: Partial<Services['queue']>): Services => ({
  ...services(),
  clock: { now: () => new Date(start + minute * 60_000) },
  queue: { ...services().queue, ...broken },
});

beforeAll(async () => {
  staff = await newStaff(services());
  await signUpIn(openBrowser(request), services(), 'specialist');
});

interface Person {
  email: string | null;
  kind?: 'specialist' | 'business';
  language?: 'en' | 'es' | 'bzj';
  account?: Partial<typeof accounts.$inferInsert>;
  profile?: Partial<typeof profiles.$inferInsert>;
}

async function addPerson({ email, kind = 'specialist', language = 'en', ...rest }: Person) {
  const { db } = services();
  const [account] = await db
    .insert(accounts)
    .values({ kind, email, passwordHash: '!', language, ...rest.account })
    .returning({ id: accounts.id });
  const accountId = account!.id;
  await db.insert(profiles).values({
    accountId,
    kind,
    slug: `person-${accountId}`,
    displayName: 'Person',
    headline: 'Work',
    category: 'Engineering',
    location: 'Corozal',
    listed: true,
    reviewStatus: 'approved',
    ...rest.profile,
  });
  return accountId;
}

const everybody: Audience = { kind: null, location: null, category: null, standing: 'all' };
const count = async (audience: Partial<Audience>) =>
  sumOf(await countRecipients(services().db, { id: 0, ...everybody, ...audience }, new Date()));

async function addDraft(texts: MailingTexts, audience = {}) {
  const [row] = await services()
    .db.insert(mailings)
    .values({ texts, version: 2, ...audience })
    .returning();
  return row!;
}
const find = async (id: number) =>
  (await services().db.select().from(mailings).where(eq(mailings.id, id)))[0]!;
const run = (intent: string, fields: Record<string, string | number>, at = services()) =>
  act(mailingsActs, at, staff, { intent, ...fields });
const news = { en: { subject: 'News', text: 'Hello.\n\nSee https://kanek.bz/faq.' } };

describe('whom a mailing is for', () => {
  beforeAll(async () => {
    await services().db.update(accounts).set({ mailingsOffAt: new Date() });
    await addPerson({ email: 'a@gmail.com' });
    await addPerson({ email: 'b@gmail.com', kind: 'business', profile: { location: 'Dangriga' } });
    const old = new Date(Date.now() - 91 * DAY_MS);
    await addPerson({ email: 'c@gmail.com', language: 'es', profile: { confirmedAt: old } });
    const paused = { pausedAt: new Date(), listed: false };
    await addPerson({ email: 'd@gmail.com', language: 'bzj', profile: paused });
    const waiting = { reviewStatus: 'pending', category: 'Technology and IT' } as const;
    await addPerson({ email: 'e@gmail.com', profile: waiting });
    await addPerson({ email: 'demo@gmail.com', account: { isDemo: true } });
    await addPerson({ email: 'held@gmail.com', account: { status: 'suspended' } });
    await addPerson({ email: 'no@gmail.com', account: { mailingsOffAt: new Date() } });
    await addPerson({ email: null, profile: { unclaimed: true, workEmail: 'shop@gmail.com' } });
  });

  it('are providers who can be reached, are real, and have not said no', async () => {
    expect(await count({})).toBe(5);
  });

  it('are chosen by kind, place, category and how they stand', async () => {
    expect(await count({ kind: 'business' })).toBe(1);
    expect(await count({ location: 'Corozal' })).toBe(4);
    // A district is all of its places.
    expect(await count({ location: 'Stann Creek' })).toBe(1);
    expect(await count({ location: 'Belize' })).toBe(0);
    expect(await count({ category: 'Technology and IT' })).toBe(1);
    expect(await count({ standing: 'listed' })).toBe(4);
    expect(await count({ standing: 'waiting' })).toBe(1);
    expect(await count({ standing: 'paused' })).toBe(1);
    expect(await count({ standing: 'stale' })).toBe(1);
    expect(await count({ standing: 'constructor' })).toBe(5);
  });

  it('is shown by language before it is sent', async () => {
    const { id } = await addDraft({ es: { subject: 'Hola', text: 'Hola.' } });
    const { languages, left } = await loadMailing(services(), id, { edit: false });
    expect(left).toBe(5);
    expect(languages.find(({ language }) => language === 'bzj')).toMatchObject({ gets: 'es' });
    await services().db.delete(mailings);
  });
});

describe('writing one', () => {
  const typed = { kind: '', location: 'Corozal', category: '', standing: 'listed' };

  it('begins with one empty sheet, however often it is asked for', async () => {
    const answers = await Promise.all([run('write', {}), run('write', {}), run('write', {})]);
    expect(new Set(answers.map((each) => (each as { to: string }).to)).size).toBe(1);
    expect((await loadMailings(services(), new URLSearchParams())).total).toBe(1);
  });

  it('keeps what was typed and refuses what is not whole', async () => {
    const id = (await services().db.select().from(mailings))[0]!.id;
    const save = (fields: Record<string, string>, version = '1') =>
      outcome(run('save', { id, version, ...typed, ...fields }));
    expect(await save({})).toMatch(/at least one language/);
    expect(await save({ 'subject-es': 'Hola' })).toBe('Please write a text too.');
    expect(await save({ 'text-en': 'Hello' })).toBe('Please write a subject too.');
    const long = { 'subject-en': 'x'.repeat(121), 'text-en': 'x' };
    expect(await save(long)).toBe('Subject is too long (max 120 characters).');
    const text = { 'subject-en': 'News\r\nBcc: all@example.com', 'text-en': 'One\n\nTwo' };
    expect(await save(text)).toBe('done');
    expect(await save(text)).toMatch(/changed this mailing meanwhile/);
    expect(await find(id)).toMatchObject({
      location: 'Corozal',
      kind: null,
      standing: 'listed',
      texts: { en: { subject: 'News Bcc: all@example.com', text: 'One\n\nTwo' } },
      version: 2,
    });
    expect(await save({ ...text, location: '__proto__', standing: 'x', kind: 'admin' }, '2')).toBe(
      'done',
    );
    expect(await find(id)).toMatchObject({ location: null, kind: null, standing: 'all' });
  });

  it('tells by how it leads on that it is saved', async () => {
    const { id } = await addDraft(news);
    const fields = { intent: 'save', id: String(id), version: '2', ...typed };
    const written = { 'subject-en': 'News', 'text-en': 'Hello.' };
    const save = (texts: Record<string, string>) => {
      const path = `/admin/mailings/${id}`;
      const asked = ask(services(), staff.session, path, { ...fields, ...texts });
      return mailingAction({ ...asked, params: { id: String(id) } });
    };
    const refused = await save({});
    expect(refused.init?.status).toBe(400);
    const led = await save(written).catch((error: unknown) => error as Response);
    expect(led).toMatchObject({ status: 303 });
    await run('delete', { id });
  });

  it('shows it as a mail: paragraphs, links that can be followed, nothing that runs', async () => {
    const { id } = await addDraft({
      en: {
        subject: '<b>',
        text: 'Look: (https://kanek.bz/faq).\n<script>x</script>\n\njavascript:x',
      },
    });
    const html = await previewMailing(services(), { id, language: 'es', reader: staff.actor.id });
    expect(html).toContain('<a href="https://kanek.bz/faq"');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|href="javascript/);
    await run('delete', { id });
    expect((await logOf(services()))[0]).toMatchObject({ action: 'mailing.delete' });
  });
});

describe('sending one', () => {
  const queued = async () => {
    const { boss } = services().queue;
    return (await boss.findJobs(bulkMailJob.name)).length;
  };

  it('sends a test to oneself, in every language there is', async () => {
    const texts = { ...news, es: { subject: 'Noticias', text: 'Hola.' } };
    const { id } = await addDraft(texts);
    await run('test', { id });
    services().queue.nudge();
    const mine = () => smtp().received.filter(({ to }) => to?.[0]?.address === staff.actor.email);
    await expect
      .poll(() => new Set(mine().map(({ subject }) => subject)))
      .toEqual(new Set(['Test: News', 'Test: Noticias']));
    expect((await find(id)).state).toBe('draft');
    await services().db.delete(mailings);
  });

  it('happens once, however often it is pressed, and to as many as were shown', async () => {
    const { id } = await addDraft(news);
    const fields = { id, version: 2 };
    expect(await outcome(run('send', { ...fields, count: 4 }))).toMatch(/would be 5/);
    expect(await outcome(run('send', { id, version: 1, count: 5 }))).toBe(
      'Somebody else has changed this mailing meanwhile. Look at it again, then send.',
    );
    const idle = still(0, { send: () => Promise.resolve() });
    const press = () => outcome(run('send', { ...fields, count: 5 }, idle));
    const said = await Promise.all([press(), press(), press()]);
    expect(said.filter((each) => each === 'done')).toHaveLength(1);
    expect(
      (await logOf(services())).filter(({ action }) => action === 'mailing.send'),
    ).toHaveLength(1);
    await services().db.update(mailings).set({ state: 'canceled' });
  });

  it('goes to each once, also when it breaks off between two mails or is done by two', async () => {
    const { db } = services();
    for (let each = 0; each < 18; each++) await addPerson({ email: `p${each}@gmail.com` });
    const { id } = await addDraft(news, { state: 'sending', startedAt: new Date() });
    const left = async () => (await loadMailing(services(), id, { edit: false })).left;
    const before = await queued();
    const sent: string[] = [];
    const send: Services['queue']['send'] = async (job, data, tx) => {
      if (sent.length === 3) throw new Error('killed');
      sent.push((data as { to: string }).to);
      await services().queue.send(job, data, tx);
    };
    await expect(sendSlice(still(0, { send }))).rejects.toThrow('killed');
    expect([await queued(), await left()]).toEqual([before, 23]);

    const noted: string[] = [];
    const noting = (minute: number) =>
      still(minute, {
        send: (_job, data) => Promise.resolve(void noted.push((data as { to: string }).to)),
      });
    await Promise.all([sendSlice(noting(0)), sendSlice(noting(0)), sendSlice(noting(0))]);
    // The rate holds for all of them together.
    expect(noted).toHaveLength(RATE);
    await sendSlice(noting(0.5));
    expect(noted).toHaveLength(RATE * 1.5);
    await run('pause', { id });
    await sendSlice(noting(5));
    expect(noted).toHaveLength(RATE * 1.5);
    await run('go-on', { id }, still(5, { send: () => Promise.resolve() }));

    // Whoever says no, or is suspended, meanwhile is left alone.
    await db.execute(
      sql`update accounts set mailings_off_at = now() where email = 'p17@gmail.com'`,
    );
    await db.execute(sql`update accounts set status = 'suspended' where email = 'p16@gmail.com'`);
    await sendSlice(noting(7));
    expect(await find(id)).toMatchObject({ state: 'done', sent: 21 });
    expect(noted).toHaveLength(21);
    expect(new Set(noted).size).toBe(21);
    expect(await db.$count(mailingRecipients, eq(mailingRecipients.mailingId, id))).toBe(21);
    expect(await outcome(run('pause', { id }))).toMatch(/not being sent/);
    expect(await outcome(run('cancel', { id }))).toMatch(/over already/);
  });

  it('can be canceled, and does not go on after that', async () => {
    const { id } = await addDraft(news, { state: 'sending', startedAt: new Date() });
    await run('cancel', { id });
    await sendSlice(still(20));
    expect(await find(id)).toMatchObject({ state: 'canceled', sent: 0 });
  });

  it('speaks the language of each, and lets no code wait', async () => {
    const texts = { ...news, es: { subject: 'Noticias', text: 'Hola.' } };
    const { id } = await addDraft(texts, { state: 'sending', startedAt: new Date() });
    smtp().received.length = 0;
    smtp().answerAfter(400);
    await sendSlice(still(30));
    services().queue.nudge();
    const code = { to: 'waiting@gmail.com', subject: '123456', text: 'x' };
    await queueMail(services().queue, code);
    services().queue.nudge();
    const position = () => smtp().received.findIndex(({ subject }) => subject === '123456');
    await expect.poll(position, { timeout: 15_000 }).toBeGreaterThanOrEqual(0);
    expect(position()).toBeLessThan(4);
    smtp().answerAfter(0);
    await expect.poll(() => smtp().received.length, { timeout: 15_000 }).toBe(RATE + 1);
    const to = (email: string) => smtp().received.find((mail) => mail.to?.[0]?.address === email)!;
    expect(to('c@gmail.com')).toMatchObject({ subject: 'Noticias' });
    expect(to('c@gmail.com').text).toContain('No recibir más noticias por correo');
    // Nobody wrote Kriol.
    expect(to('d@gmail.com')).toMatchObject({ subject: 'News' });
    const header = (name: string) =>
      to('c@gmail.com').headers.find(({ key }) => key === name)?.value;
    const account = (await findAccount(services().db, 'c@gmail.com'))!.id;
    const path = unsubscribePath(services().secret, account);
    const { SITE_URL, CONTACT_EMAIL } = services().env;
    expect(header('list-unsubscribe')).toBe(
      `<${SITE_URL}/es${path}>, <mailto:${CONTACT_EMAIL}?subject=unsubscribe>`,
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await run('cancel', { id });
    expect(await services().queue.boss.findJobs(mailJob.name)).toEqual([]);
  });
});

describe('saying no', () => {
  const offAt = async (email: string) =>
    (await findAccount(services().db, email))!.mailingsOffAt?.getTime() ?? null;
  const linkOf = async (email: string) =>
    services().env.SITE_URL +
    unsubscribePath(services().secret, (await findAccount(services().db, email))!.id);

  it('takes one click, twice is once, and there is a way back', async () => {
    const link = await linkOf('a@gmail.com');
    expect(await findSubscription(services(), link)).toBe('on');
    expect(await offAt('a@gmail.com')).toBeNull();
    await subscribeByLink(services(), link, false);
    const first = await offAt('a@gmail.com');
    await subscribeByLink(still(60), link, false);
    expect(await offAt('a@gmail.com')).toBe(first);
    expect(await findSubscription(services(), link)).toBe('off');
    await subscribeByLink(services(), link, true);
    expect(await findSubscription(services(), link)).toBe('on');
  });

  it('needs a link of ours, and answers kindly when the account is gone', async () => {
    const link = await linkOf('b@gmail.com');
    const { id } = (await findAccount(services().db, 'a@gmail.com'))!;
    for (const forged of [
      link.replace(/account=\d+/, `account=${id}`),
      link.replace(/proof=.{4}/, 'proof=AAAA'),
      link.replace(/\?.*/, ''),
    ]) {
      expect(await findSubscription(services(), forged)).toBe('wrong');
      await subscribeByLink(services(), forged, false);
    }
    expect(await offAt('a@gmail.com')).toBeNull();
    await services().db.execute(sql`delete from accounts where email = 'b@gmail.com'`);
    await subscribeByLink(services(), link, false);
    expect(await findSubscription(services(), link)).toBe('nobody');
  });

  it('is the one thing that may be posted from nowhere', async () => {
    const post = (path: string, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        body: new URLSearchParams('List-Unsubscribe=One-Click'),
        headers,
      });
    const foreign = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' };
    for (const path of ['/unsubscribe?account=1', '/es/unsubscribe?account=1']) {
      expect((await post(path)).status).toBe(200);
      expect((await post(path, foreign)).status).toBe(200);
    }
    for (const path of ['/account', '/unsubscribe/x', '/unsubscribe.data', '//unsubscribe'])
      expect((await post(path, foreign)).status, path).toBe(403);
  });

  it('is also on the account page, and at staff’s desk', async () => {
    const { email } = specialistEntry;
    await services().db.update(accounts).set({ mailingsOffAt: null });
    const { id } = (await findAccount(services().db, email))!;
    const session = { id: 1, account: { id, kind: 'specialist', email, name: '' } } as const;
    const work = { services: services(), session, client: 'x', fields: {} as never };
    await ACCOUNT_WORK['stop-mailings'](work);
    expect(await offAt(email)).not.toBeNull();
    await ACCOUNT_WORK['get-mailings'](work);
    expect(await offAt(email)).toBeNull();
    await act(actsOnAccount(String(id)), services(), staff, { intent: 'stop-mailings' });
    expect(await offAt(email)).not.toBeNull();
    expect((await logOf(services()))[0]).toMatchObject({ action: 'account.stop-mailings' });
  });
});
