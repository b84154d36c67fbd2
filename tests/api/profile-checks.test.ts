import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { readHandout } from '#features/insights/handout/get-handout.server.ts';
import { getDashboard } from '#features/insights/dashboard/get-dashboard.server.ts';
import { reportsActs } from '#features/moderation/reports/decide-reports.server.ts';
import { loadReports } from '#features/moderation/reports/reports-desk.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { drawPage } from '../support/drawn-pages.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';
import { mailsTo, openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { act, logOf, newStaff, outcome } from './staff.ts';

const NO_PICTURES = JSON.stringify({ profile: [], background: [], showcase: [] });
const STAFF = 'team@example.bz';
const { request, services } = provideApp({ STAFF_EMAIL: STAFF }, drawPage);
const owner = openBrowser(request);
const { email: ELENA, phone: NUMBER } = specialistEntry;
let staff: Awaited<ReturnType<typeof newStaff>>;
let accountId = 0;
let slug = '';

beforeAll(async () => {
  staff = await newStaff(services());
  await signUpIn(owner, services(), 'specialist');
  accountId = (await findAccount(services().db, ELENA))!.id;
  slug = (await profile()).slug;
});
beforeEach(async () => {
  const nothing = { checkAskedAt: null, checkNote: null, phoneHiddenAt: null };
  await services().db.update(profiles).set(nothing);
});

async function profile() {
  const ofElena = eq(profiles.accountId, accountId);
  return (await services().db.select().from(profiles).where(ofElena))[0]!;
}
const run = (intent: string, fields: Record<string, string> = {}) =>
  act(reportsActs, services(), staff, { intent, id: `profile-${accountId}`, ...fields });
const check = async () => (await getDashboard(services(), { id: accountId, name: 'Elena' })).check;
/** The last of as many mails that say this. */
const newest = async (email: string, subject: string, count = 1) => {
  services().queue.nudge();
  let found: Awaited<ReturnType<typeof mailsTo>> = [];
  const arrived = async () => {
    found = (await mailsTo(services(), email, 1)).filter((mail) => mail.subject === subject);
    return found.length;
  };
  await expect.poll(arrived).toBe(count);
  return found.at(-1)!;
};
const confirm = () => owner.send('/api/profile/confirm', { method: 'POST' });
const save = async (fields: Record<string, string> = {}) => {
  const { email: _email, password: _password, ...texts } = specialistEntry;
  const version = String((await profile()).version);
  const rest = { version, order: NO_PICTURES, whatsapp: 'on', videoUrl: '' };
  return owner.postMultipart('/api/profile/save', { ...texts, ...rest, ...fields });
};

/** Everywhere that visitors, programs and printers read of a provider. */
const OUTPUTS = () => [
  `/specialist/${slug}`,
  `/es/specialist/${slug}`,
  `/specialist/${slug}/contact.vcf`,
  `/specialist/${slug}/message`,
  `/report/profile/${slug}`,
  `/api/search/get_specialist_profile.php?id=${slug}`,
  '/api/search/specialist.php',
  '/api/search/find?q=tile+setter',
  `/api/search/cards?ids=${slug}`,
  '/api/search/get_featured_specialists.php',
  '/specialists-results',
  '/find?q=tile+setter',
  '/specialists/trades-and-manual-labor',
  '/',
];
const spellings = () => [NUMBER, NUMBER.replace('-', ''), `501${NUMBER.replace('-', '')}`];
const told = async () => {
  const found: string[] = [];
  for (const path of OUTPUTS()) {
    const answer = await request(path);
    expect(answer.status, path).toBe(200);
    const text = await answer.text();
    if (spellings().some((each) => text.includes(each))) found.push(path);
  }
  const by = async (way: string) => {
    const body = JSON.stringify({ id: slug, by: way });
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 Chrome/140' };
    return (await owner.send('/api/contact', { method: 'POST', headers, body })).status;
  };
  const ways = [await by('call'), await by('whatsapp')];
  const handout = await readHandout(services(), accountId);
  return { found, ways, poster: handout.phone, posterWhatsapp: handout.whatsapp };
};
const cardWays = async () => {
  const answer = await request('/api/search/specialist.php');
  return ((await answer.json()) as { results: { contact_by: string[] }[] }).results[0]!.contact_by;
};

describe('a number that is hidden until it is confirmed', () => {
  it('is nowhere, and comes back when its owner confirms it', async () => {
    const before = await told();
    expect(before.found).toHaveLength(4);
    expect(before).toMatchObject({ ways: [200, 200], posterWhatsapp: true });
    expect(await cardWays()).toEqual(['call', 'whatsapp']);

    await run('hide-number');
    expect(await told()).toMatchObject({ found: [], poster: null, posterWhatsapp: false });
    expect((await told()).ways.every((status) => status !== 200)).toBe(true);
    expect(await cardWays()).toEqual([]);
    expect(await (await request(`/specialist/${slug}`)).text()).toContain('being checked');
    expect(await (await request(`/es/specialist/${slug}`)).text()).toContain('se está comprobando');
    const answer = await request(`/api/search/get_specialist_profile.php?id=${slug}`);
    expect(await answer.json()).toMatchObject({
      phone: null,
      whatsapp: null,
      number_checked: true,
    });

    expect(await check()).toEqual({ note: null, hiddenNumber: NUMBER });
    const mail = await newest(ELENA, 'Your number on Kanek needs a look');
    expect(mail.text).toContain('/confirm-details?profile=');
    expect((await confirm()).status).toBe(200);
    expect(await check()).toBeNull();
    expect(await told()).toEqual(before);
    const answered = await newest(STAFF, 'Elena Tzul has confirmed the details');
    expect(answered.text).toContain('Visitors see the number again.');
  });

  it('comes back with the link of the mail, without a login', async () => {
    await run('hide-number');
    const { text } = await newest(ELENA, 'Your number on Kanek needs a look', 2);
    const links = text!.match(/\/confirm-details\?\S+/g)!;
    expect((await request(links[0])).status).toBe(200);
    expect((await profile()).phoneHiddenAt).not.toBeNull();
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    expect((await request(links[0], { method: 'POST', headers })).status).toBe(200);
    expect((await profile()).phoneHiddenAt).toBeNull();
  });

  it('comes back with a correction, and when staff say so', async () => {
    await run('hide-number');
    expect(await outcome(run('hide-number'))).toMatch(/no number that visitors see/);
    expect((await save({ phone: '622-0199' })).status).toBe(200);
    expect(await profile()).toMatchObject({ phone: '+5016220199', phoneHiddenAt: null });
    await newest(STAFF, 'Elena Tzul has corrected the details');
    expect((await save()).status).toBe(200);

    await run('hide-number');
    await run('show-number');
    expect((await profile()).phoneHiddenAt).toBeNull();
    expect(await outcome(run('show-number'))).toMatch(/already/);
    expect((await newest(ELENA, 'There is nothing left to check')).text).toContain('again');
    const log = (await logOf(services()))
      .slice(0, 2)
      .map(({ action, objectId }) => [action, objectId]);
    expect(log).toEqual([
      ['profile.show-number', String(accountId)],
      ['profile.hide-number', String(accountId)],
    ]);
  });
});

describe('a provider who is asked to check', () => {
  it('finds the question in a mail and on the dashboard, until it is answered', async () => {
    expect(await outcome(run('ask'))).toBe('Please say what they should look at.');
    expect(await outcome(run('ask', { question: 'x'.repeat(501) }))).toMatch(/too long/);
    const question = 'Is the number still yours?';
    const said = await Promise.all([1, 2, 3].map(() => outcome(run('ask', { question }))));
    expect(said.filter((each) => each === 'done')).toHaveLength(1);
    expect(await check()).toEqual({ note: question, hiddenNumber: null });
    expect((await newest(ELENA, 'Please check your Kanek profile')).text).toContain(
      `> ${question}`,
    );
    const { asked } = await loadReports(services(), new URLSearchParams());
    expect(asked).toMatchObject([{ id: accountId, question, hiddenAt: null }]);
    expect((await told()).ways).toEqual([200, 200]);

    await save();
    expect(await check()).toBeNull();
    expect((await loadReports(services(), new URLSearchParams())).asked).toEqual([]);
  });

  it('is told when the question is taken back', async () => {
    await run('ask', { question: 'Is it open?' });
    await run('withdraw');
    expect(await check()).toBeNull();
    expect(await outcome(run('withdraw'))).toMatch(/Nothing is asked/);
    expect((await logOf(services()))[0]).toMatchObject({ action: 'profile.withdraw-check' });
  });

  it('is told each time what is left to do, and that visitors see the number again', async () => {
    const send = vi.spyOn(services().queue, 'send');
    const said = async (intent: string) => {
      send.mockClear();
      await run(intent, { question: 'Is it open?' });
      const mail = JSON.stringify(send.mock.calls.map(([, sent]) => sent));
      const hear = (words: string) => mail.includes(words);
      return {
        numberBack: hear('Visitors see your number again'),
        asked: hear('Is it open?'),
        hidden: hear('Visitors do not see it'),
        nothing: hear('nothing left'),
      };
    };
    const nothing = { numberBack: false, asked: false, hidden: false, nothing: false };
    await run('ask', { question: 'Is it open?' });
    await run('hide-number');
    expect(await said('show-number')).toEqual({ ...nothing, numberBack: true, asked: true });
    await run('hide-number');
    expect(await said('withdraw')).toEqual({ ...nothing, hidden: true });
    expect(await said('show-number')).toEqual({ ...nothing, numberBack: true, nothing: true });
    send.mockRestore();
  });

  it('is somebody: reviews and profiles that nobody has claimed are not asked', async () => {
    expect(await outcome(run('ask', { id: 'review-1', question: 'x' }))).toMatch(/exist/);
    await services().database.pool.query("update accounts set email = null, password_hash = '!'");
    expect(await outcome(run('ask', { question: 'x' }))).toMatch(/nobody to ask/);
    expect((await profile()).checkAskedAt).toBeNull();
  });
});

describe('where staff review first', () => {
  const before = provideApp({ REVIEW_POLICY: 'before' });

  it('a wrong number does not come back while its correction waits', async () => {
    const { pool } = before.services().database;
    const browser = openBrowser(before.request);
    await signUpIn(browser, before.services(), 'specialist');
    await pool.query(
      "update profiles set review_status = 'approved', listed = true, phone_hidden_at = now(), check_asked_at = now()",
    );
    await pool.query("update profile_revisions set status = 'approved'");
    const rest = { version: '1', order: NO_PICTURES, whatsapp: 'on', videoUrl: '' };
    const entry = { ...specialistEntry, phone: '622-0177', ...rest };
    expect((await browser.postMultipart('/api/profile/save', entry)).status).toBe(200);
    const { rows } = await pool.query(
      'select phone, phone_hidden_at, check_asked_at from profiles',
    );
    expect(rows[0]).toMatchObject({ phone: '+5016220101', check_asked_at: null });
    expect(rows[0].phone_hidden_at).not.toBeNull();
  });
});
