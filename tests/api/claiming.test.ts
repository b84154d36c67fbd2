import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { masked } from '#features/accounts/mails/account-mails.server.ts';
import { findTakeDown } from '#features/claiming/take-down.server.ts';
import { inviteOwners } from '#features/claiming/invite-owners.server.ts';
import { actsOnAccount } from '#features/moderation/accounts/act-on-account.server.ts';
import { loadAccounts } from '#features/moderation/accounts/accounts-desk.server.ts';
import { makeClaimLetter } from '#features/moderation/claims/claim-letter.server.ts';
import {
  actsOnUnclaimed,
  claimsActs,
  loadClaims,
} from '#features/moderation/claims/claims-desk.server.ts';
import { listActs } from '#features/moderation/log/list-acts.server.ts';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { claimCodes, claims } from '#platform/db/tables/claims.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { Language } from '#platform/language.ts';
import type { Services } from '#platform/services.server.ts';
import { codeFor, mailsTo, openBrowser, type Browser } from './browser.ts';
import { renderPage } from './pages.ts';
import { act, logOf, newStaff, outcome } from './staff.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';
import { signUpIn } from './new-account.ts';
import { insertUnclaimed } from '../support/unclaimed.ts';

const DAY = 24 * 60 * 60_000;
const PASSWORD = 'Mangrove7';
const { request, services } = provideApp({}, renderPage);

let clients = 0;
const newBrowser = () => openBrowser(request, `10.9.${++clients >> 8}.${clients & 255}`);
const at = (ms: number): Services => ({ ...services(), clock: { now: () => new Date(ms) } });

let added = 0;
/** A profile that staff have added; each with an email and a number of its own. */
async function newUnclaimed(changed: { workEmail?: string; language?: Language } = {}) {
  const number = String(++added).padStart(4, '0');
  const profile = {
    name: `Shop ${number}`,
    phone: `823-${number}`,
    workEmail: `shop${number}@gmail.com`,
    ...changed,
  };
  return { ...profile, ...(await insertUnclaimed(services().db, profile)) };
}
type Unclaimed = Awaited<ReturnType<typeof newUnclaimed>>;

interface Answer {
  status: number;
  location: string | null;
  /** What the page shows, and what it said to the form. */
  loaded?: { step: string; email?: string };
  said?: {
    failure?: string;
    errors?: Record<string, string>;
    values?: Record<string, string>;
    stamp?: string;
  };
}

async function read(answer: Response): Promise<Answer> {
  const location = answer.headers.get('Location');
  const told = answer.status < 300 || answer.status >= 400 ? await answer.text() : '';
  return { status: answer.status, location, ...(told && (JSON.parse(told) as object)) };
}
const look = async (browser: Browser, slug: string, query = '') =>
  read(await browser.send(`/claim/${slug}${query}`));
const press = async (
  browser: Browser,
  slug: string,
  intent: string,
  fields: Record<string, string> = {},
  query = '',
) => read(await browser.postForm(`/claim/${slug}${query}`, { intent, ...fields }));
const stepOf = async (browser: Browser, { slug }: { slug: string }) =>
  (await look(browser, slug)).loaded?.step;

const rowOf = async ({ accountId }: { accountId: number }) => {
  const [row] = await services()
    .db.select({ profile: profiles, account: accounts })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(eq(profiles.accountId, accountId));
  return { ...row!.profile, account: row!.account };
};
const isPublic = async ({ slug }: { slug: string }) =>
  (await request(`/api/search/get_business_profile.php?id=${slug}`)).status === 200;

/** Proves the email on the profile in this browser. */
async function proveByEmail(browser: Browser, profile: Unclaimed) {
  await press(browser, profile.slug, 'send-code');
  const code = await codeFor(services(), profile.workEmail);
  return press(browser, profile.slug, 'code', { code });
}
const finish = (browser: Browser, { slug }: { slug: string }, query = '') =>
  press(browser, slug, 'finish', { password: PASSWORD }, query);

async function letterTo({ accountId }: { accountId: number }, when = services()) {
  const { actor } = await newStaff(services(), `letters${++clients}@kanek.example`);
  const letter = await makeClaimLetter(when, { id: String(accountId), actor });
  return letter;
}

describe('a profile that nobody has claimed', () => {
  it('says so, and nobody is promised an answer or a fresh number', async () => {
    const shop = await newUnclaimed();
    const answer = await request(`/api/search/get_business_profile.php?id=${shop.slug}`);
    expect(await answer.json()).toMatchObject({ unclaimed: true });
    const page = await newBrowser().send(`/business/${shop.slug}/message`);
    expect([page.status, page.headers.get('Location')]).toEqual([302, `/business/${shop.slug}`]);
    const sent = await newBrowser().postForm(`/business/${shop.slug}/message`, {
      name: 'Rita',
      email: 'rita@gmail.com',
      message: 'Are you there?',
      stamp: stampForm(at(Date.now() - 60_000)),
      website: '',
    });
    expect(sent.headers.get('Location')).toBe(`/business/${shop.slug}`);
    expect(await mailsTo(services(), shop.workEmail, 0)).toEqual([]);
  });

  it('has a page to claim it; what is claimed says so, and who is not there is not found', async () => {
    const shop = await newUnclaimed();
    expect(await look(newBrowser(), shop.slug)).toMatchObject({
      status: 200,
      loaded: { step: 'ways', email: 'sh***@gmail.com' },
    });
    const browser = newBrowser();
    await signUpIn(browser, services(), 'specialist');
    const [elena] = await services()
      .db.select()
      .from(profiles)
      .where(eq(profiles.kind, 'specialist'));
    expect((await look(newBrowser(), elena!.slug)).loaded?.step).toBe('claimed');
    expect((await press(newBrowser(), elena!.slug, 'send-code')).status).toBe(409);
    for (const id of ['nobody-2byxeu', 'A%20B', '__proto__', 'a'.repeat(200)])
      expect([id, (await look(newBrowser(), id)).status]).toEqual([id, 404]);
    expect((await press(newBrowser(), 'nobody-2byxeu', 'send-code')).status).toBe(404);
  });
});

describe('a claim by the email on the profile', () => {
  it('gives the profile to whoever reads it, once', async () => {
    const shop = await newUnclaimed();
    const browser = newBrowser();
    const sent = await press(browser, shop.slug, 'send-code');
    expect([sent.status, sent.location]).toEqual([302, `/claim/${shop.slug}`]);
    expect((await look(browser, shop.slug)).loaded).toMatchObject({
      step: 'code',
      email: 'sh***@gmail.com',
      sentAt: expect.any(Number),
    });
    // Sent twice, by a double click: the code that is on its way is good.
    expect((await press(browser, shop.slug, 'send-code')).status).toBe(302);
    const code = await codeFor(services(), shop.workEmail);
    expect((await press(browser, shop.slug, 'code', { code })).status).toBe(302);
    expect((await look(browser, shop.slug)).loaded).toMatchObject({
      step: 'password',
      email: shop.workEmail,
    });
    const weak = await press(browser, shop.slug, 'finish', { password: 'Weak-pw' });
    expect([weak.status, Object.keys(weak.said!.errors!)]).toEqual([400, ['password']]);
    expect(JSON.stringify(weak)).not.toContain('Weak-pw');

    const before = await rowOf(shop);
    expect(await finish(browser, shop)).toMatchObject({
      status: 302,
      location: '/profile2?claimed',
    });
    const after = await rowOf(shop);
    expect(after.account).toMatchObject({ email: shop.workEmail, status: 'active' });
    expect(after.account.passwordHash).toMatch(/^\$argon2/);
    expect([before.unclaimed, after.unclaimed]).toEqual([true, false]);
    expect(after.confirmedAt > before.confirmedAt).toBe(true);
    expect(after.workEmailConfirmedAt).not.toBeNull();
    expect(browser.cookies.has('session')).toBe(true);
    expect((await browser.send('/profile2')).status).toBe(200);
    expect((await logOf(services()))[0]).toMatchObject({
      action: 'profile.claim',
      objectId: String(shop.accountId),
      actorEmail: masked(shop.workEmail),
      after: { by: 'email' },
    });
    const news = await mailsTo(services(), shop.workEmail, 2);
    expect(news.map(({ subject }) => subject)).toContain(
      `The profile of ${shop.name} on Kanek was claimed`,
    );
    // Going back and pressing again changes nothing.
    expect((await finish(browser, shop)).status).toBe(409);
    expect(await stepOf(newBrowser(), shop)).toBe('claimed');
  });

  it('is closed to other browsers, other profiles and guesses', async () => {
    const shop = await newUnclaimed();
    const other = await newUnclaimed();
    const owner = newBrowser();
    await press(owner, shop.slug, 'send-code');
    const code = await codeFor(services(), shop.workEmail);
    const stranger = newBrowser();
    // Has begun nothing, so there is nothing to go on with.
    expect(await press(stranger, shop.slug, 'code', { code })).toMatchObject({
      location: `/claim/${shop.slug}?lost`,
    });
    stranger.cookies.set('claim', owner.cookies.get('claim')!);
    expect((await press(stranger, shop.slug, 'code', { code })).status).toBe(400);
    await press(owner, other.slug, 'code', { code });
    expect(await stepOf(owner, other)).toBe('ways');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect((await press(owner, shop.slug, 'code', { code: wrong })).status).toBe(400);
    expect((await press(owner, shop.slug, 'code', { code })).status).toBe(400);
    expect((await rowOf(shop)).unclaimed).toBe(true);
  });

  it('refuses a forged or old state, and a finish without any proof', async () => {
    const shop = await newUnclaimed();
    const browser = newBrowser();
    await proveByEmail(browser, shop);
    const kept = browser.cookies.get('claim')!;
    for (const forged of ['', 'x', `${kept.slice(0, -4)}AAAA`]) {
      browser.cookies.set('claim', forged);
      expect([forged, (await finish(browser, shop)).location]).toEqual([
        forged,
        `/claim/${shop.slug}?lost`,
      ]);
    }
    // The email on it is another by now: who reads the old one has shown nothing.
    browser.cookies.set('claim', kept);
    await services()
      .db.update(profiles)
      .set({ workEmail: 'moved@gmail.com' })
      .where(eq(profiles.accountId, shop.accountId));
    expect((await finish(browser, shop)).status).toBe(403);
    expect((await rowOf(shop)).account.email).toBeNull();
  });

  it('is won by one of two browsers, whatever they do', async () => {
    const shop = await newUnclaimed();
    const [first, second] = [newBrowser(), newBrowser()];
    await proveByEmail(first, shop);
    const letter = await letterTo(shop);
    await press(second, shop.slug, 'claim-code', { claimCode: letter.code });
    const email = `second${clients}@gmail.com`;
    await press(second, shop.slug, 'email', { email });
    await press(second, shop.slug, 'email-code', { code: await codeFor(services(), email) });
    expect(await stepOf(second, shop)).toBe('password');
    const done = await Promise.all([finish(first, shop), finish(second, shop)]);
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([302, 409]));
    const { account } = await rowOf(shop);
    const winner = done[0].status === 302 ? shop.workEmail : email;
    expect(account.email).toBe(winner);
    const mine = and(eq(profiles.accountId, shop.accountId), eq(profiles.unclaimed, false));
    expect(await services().db.$count(profiles, mine)).toBe(1);
    const log = await logOf(services());
    expect(
      log.filter(
        ({ action, objectId }) => action === 'profile.claim' && objectId === String(shop.accountId),
      ),
    ).toHaveLength(1);
  });

  it('asks for another email where the one on it may not sign in, or has an account', async () => {
    const hotel = await newUnclaimed({ workEmail: `info${clients}@hotel.example` });
    const browser = newBrowser();
    await proveByEmail(browser, hotel);
    expect(await stepOf(browser, hotel)).toBe('email');
    const taken = await press(browser, hotel.slug, 'email', { email: specialistEntry.email });
    expect([taken.status, taken.said!.errors!.email]).toEqual([
      409,
      'This email has an account already. Please take another one: each profile has its own login.',
    ]);
    expect((await press(browser, hotel.slug, 'email', { email: 'me@hotel.example' })).status).toBe(
      400,
    );
    expect((await finish(browser, hotel)).location).toBe(`/claim/${hotel.slug}?lost`);
  });
});

describe('a claim by a code that staff tell or print', () => {
  it('needs an email that is proved, and tells the one on the profile', async () => {
    const shop = await newUnclaimed({ language: 'es' });
    const letter = await letterTo(shop);
    expect(letter).toMatchObject({
      lang: 'es',
      url: expect.stringContaining(`/es/claim/${shop.slug}`),
    });
    expect(letter.code).toMatch(/^\d{4} \d{4} \d{4}$/);
    const [kept] = await services()
      .db.select()
      .from(claimCodes)
      .where(eq(claimCodes.profileId, shop.accountId));
    expect(JSON.stringify(kept)).not.toContain(letter.code.replaceAll(' ', ''));

    const browser = newBrowser();
    const typed = ` ${letter.code.replaceAll(' ', '-')}`;
    expect((await press(browser, shop.slug, 'claim-code', { claimCode: typed })).status).toBe(302);
    const email = `owner${shop.accountId}@gmail.com`;
    await press(browser, shop.slug, 'email', { email });
    expect(await stepOf(browser, shop)).toBe('email-code');
    await press(browser, shop.slug, 'email-code', { code: await codeFor(services(), email) });
    expect((await finish(browser, shop)).status).toBe(302);
    const row = await rowOf(shop);
    expect([row.account.email, row.workEmailConfirmedAt]).toEqual([email, null]);
    expect((await logOf(services()))[0]!.after).toEqual({ by: 'code' });
    const [told] = await mailsTo(services(), shop.workEmail);
    expect(told!.subject).toBe(`El perfil de ${shop.name} en Kanek fue reclamado`);
    expect(await services().db.$count(claimCodes, eq(claimCodes.profileId, shop.accountId))).toBe(
      0,
    );
  });

  it('is good for its own profile, for 30 days, until the next one is made', async () => {
    const shop = await newUnclaimed();
    const other = await newUnclaimed();
    const old = await letterTo(other, at(Date.now() - 31 * DAY));
    const first = await letterTo(shop);
    const tries: [Unclaimed, string][] = [
      [other, first.code],
      [other, old.code],
      [shop, '1234 5678 901'],
      [shop, '０１２３４５６７８９０１'],
    ];
    for (const [profile, claimCode] of tries) {
      const answer = await press(newBrowser(), profile.slug, 'claim-code', { claimCode });
      expect([claimCode, answer.status, Object.keys(answer.said!.errors!)]).toEqual([
        claimCode,
        400,
        ['claimCode'],
      ]);
    }
    const browser = newBrowser();
    await press(browser, shop.slug, 'claim-code', { claimCode: first.code });
    const email = `late${shop.accountId}@gmail.com`;
    await press(browser, shop.slug, 'email', { email });
    await press(browser, shop.slug, 'email-code', { code: await codeFor(services(), email) });
    // It went to the wrong person: staff make another, and the first is worth nothing from then on.
    await letterTo(shop);
    expect((await finish(browser, shop)).status).toBe(403);
    expect((await rowOf(shop)).unclaimed).toBe(true);
  });

  it('cannot be guessed: whoever tries is stopped, and nobody else is', async () => {
    const shop = await newUnclaimed();
    const letter = await letterTo(shop);
    const guesser = newBrowser();
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const claimCode = `00000000${String(tries).padStart(4, '0')}`;
      statuses.push((await press(guesser, shop.slug, 'claim-code', { claimCode })).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect((await press(guesser, shop.slug, 'claim-code', { claimCode: letter.code })).status).toBe(
      429,
    );
    expect(
      (await press(newBrowser(), shop.slug, 'claim-code', { claimCode: letter.code })).status,
    ).toBe(302);
  });

  it('is not ended by wrong ones, however many strangers try', async () => {
    const shop = await newUnclaimed();
    const letter = await letterTo(shop);
    const type = async (browser: Browser, claimCode: string) =>
      (await press(browser, shop.slug, 'claim-code', { claimCode })).status;
    const wrong = '000000000000';
    expect(await type(newBrowser(), wrong)).toBe(400);
    await services().db.execute(sql`update rate_limits set points = 2000000000
      where key like 'claim-try-profile:%'`);
    const stranger = newBrowser();
    expect([await type(stranger, wrong), await type(stranger, wrong)]).toEqual([400, 429]);
    expect(await type(newBrowser(), letter.code)).toBe(302);
  });

  it('is made by staff alone, for a profile that waits for its owner', async () => {
    const shop = await newUnclaimed();
    const path = `/admin/accounts/${shop.accountId}/claim-code`;
    for (const method of ['GET', 'POST'])
      expect((await newBrowser().send(path, { method })).status).toBe(302);
    expect(await services().db.$count(claimCodes, eq(claimCodes.profileId, shop.accountId))).toBe(
      0,
    );
    await proveByEmail(newBrowser(), shop);
    await services()
      .db.update(profiles)
      .set({ unclaimed: false })
      .where(eq(profiles.accountId, shop.accountId));
    expect(await outcome(letterTo(shop))).toBe('This profile has an owner by now.');
  });
});

describe('a claim that staff decide', () => {
  const tell = async (shop: Unclaimed, email: string, language = '') => {
    const browser = newBrowser();
    const fields = {
      name: 'Ana\u0000 Coc',
      email,
      words: '=1+1 I am the owner.\nCall me.',
      stamp: stampForm(at(Date.now() - 60_000)),
      website: '',
    };
    const path = `${language}/claim/${shop.slug}`;
    const sent = await read(await browser.postForm(path, { intent: 'tell-staff', ...fields }));
    if (sent.status !== 302) return sent;
    const code = await codeFor(services(), email);
    return read(await browser.postForm(path, { intent: 'email-code', code }));
  };
  const claimOf = async ({ accountId }: Unclaimed) =>
    (await services().db.select().from(claims).where(eq(claims.profileId, accountId)))[0]!;

  it('waits until its email is proved, once for each email', async () => {
    const shop = await newUnclaimed();
    const email = `ana${shop.accountId}@gmail.com`;
    const bot = await press(newBrowser(), shop.slug, 'tell-staff', {
      name: 'A',
      email,
      words: 'x',
      stamp: '',
      website: 'spam',
    });
    expect(bot.status).toBe(400);
    const empty = await press(newBrowser(), shop.slug, 'tell-staff', {});
    expect(Object.keys(empty.said!.errors!)).toEqual(['name', 'email', 'words']);
    const told = await tell(shop, email);
    expect(told.location).toBe(`/claim/${shop.slug}?told`);
    expect((await look(newBrowser(), shop.slug, '?told')).loaded?.step).toBe('told');
    expect(await claimOf(shop)).toMatchObject({
      name: 'Ana Coc',
      email,
      words: '=1+1 I am the owner.\nCall me.',
      status: 'open',
    });
    const [mail] = (await mailsTo(services(), services().env.STAFF_EMAIL)).filter(({ subject }) =>
      subject?.includes(shop.name),
    );
    expect(mail!.subject).toBe(`Claim of the profile of ${shop.name}`);
    const { claims: shown } = await loadClaims(services(), new URLSearchParams());
    expect(shown.map(({ profile }) => profile.slug)).toContain(shop.slug);
  });

  it('is sent by the second press from a page that has been open for days', async () => {
    const shop = await newUnclaimed();
    const browser = newBrowser();
    const fields = {
      name: 'Ana Coc',
      email: `ana${shop.accountId}@gmail.com`,
      words: 'It is mine.',
    };
    const stamp = stampForm(at(Date.now() - 3 * DAY));
    const late = await press(browser, shop.slug, 'tell-staff', { ...fields, stamp });
    expect([late.status, late.said!.failure]).toEqual([400, expect.stringContaining('once more')]);
    const again = { ...fields, stamp: late.said!.stamp! };
    expect((await press(browser, shop.slug, 'tell-staff', again)).status).toBe(302);
  });

  it('has its words again for whoever starts over because of the email', async () => {
    const shop = await newUnclaimed();
    const browser = newBrowser();
    const told = {
      name: 'Ana Coc',
      email: `anna${shop.accountId}@gmail.com`,
      words: 'It is mine.',
    };
    const stamp = stampForm(at(Date.now() - 60_000));
    await press(browser, shop.slug, 'tell-staff', { ...told, stamp });
    expect(await stepOf(browser, shop)).toBe('email-code');
    await press(browser, shop.slug, 'start-over');
    expect((await look(browser, shop.slug)).loaded).toMatchObject({ step: 'ways', told });
    const email = `ana${shop.accountId}@gmail.com`;
    await press(browser, shop.slug, 'tell-staff', { ...told, email, stamp });
    await press(browser, shop.slug, 'email-code', { code: await codeFor(services(), email) });
    expect(await claimOf(shop)).toMatchObject({ ...told, email });
    expect((await look(browser, shop.slug)).loaded).toMatchObject({ step: 'ways', told: null });
  });

  it('accepted, it leads to a password by a link of its own', async () => {
    const shop = await newUnclaimed();
    const email = `ana${shop.accountId}@gmail.com`;
    await tell(shop, email, '/es');
    const staff = await newStaff(services(), `claims${shop.accountId}@kanek.example`);
    const { id } = await claimOf(shop);
    const accept = () => act(claimsActs, services(), staff, { intent: 'accept', id });
    expect((await Promise.all([outcome(accept()), outcome(accept())])).toSorted()).toEqual([
      'This claim was decided already.',
      'done',
    ]);
    expect((await logOf(services()))[0]).toMatchObject({
      action: 'claim.accept',
      actorEmail: staff.actor.email,
    });
    const log = await listActs(services(), new URLSearchParams({ object: `claim:${id}` }));
    expect(log.acts.map(({ profile }) => profile)).toEqual([{ slug: shop.slug, name: shop.name }]);
    const mail = (await mailsTo(services(), email, 2)).at(-1)!;
    expect(mail.subject).toBe(`Aceptamos su reclamo de ${shop.name} en Kanek`);
    const link = new URL(/https?:\S+\/claim\/\S+/.exec(mail.text!)![0]);
    expect(link.pathname).toBe(`/es/claim/${shop.slug}`);
    expect((await look(newBrowser(), shop.slug, link.search)).loaded).toMatchObject({
      step: 'password',
      email,
    });
    const forged = link.search.replace(`claim=${id}`, `claim=${id + 1}`);
    expect((await look(newBrowser(), shop.slug, forged)).loaded?.step).toBe('ways');
    const other = await newUnclaimed();
    expect((await look(newBrowser(), other.slug, link.search)).loaded?.step).toBe('ways');
    expect((await finish(newBrowser(), shop, link.search)).status).toBe(302);
    expect((await rowOf(shop)).account.email).toBe(email);
    expect((await finish(newBrowser(), shop, link.search)).status).toBe(409);
  });

  it('refused, its claimant reads why; what an owner has by then is not given away', async () => {
    const shop = await newUnclaimed();
    const email = `ana${shop.accountId}@gmail.com`;
    await tell(shop, email);
    const { id } = await claimOf(shop);
    const staff = await newStaff(services(), `refuse${shop.accountId}@kanek.example`);
    await services()
      .db.update(profiles)
      .set({ unclaimed: false })
      .where(eq(profiles.accountId, shop.accountId));
    const decide = (fields: Record<string, string | number>) =>
      outcome(act(claimsActs, services(), staff, { id, ...fields }));
    expect(await decide({ intent: 'accept' })).toBe(
      'Somebody has claimed this profile in the meantime.',
    );
    expect((await claimOf(shop)).status).toBe('open');
    expect(await decide({ intent: 'refuse' })).toBe('Please say why: the claimant is told.');
    expect(await decide({ intent: 'refuse', reason: 'The number is not yours.' })).toBe('done');
    const mail = (await mailsTo(services(), email, 2)).at(-1)!;
    expect(mail.text).toContain('> The number is not yours.');
  });

  it('is not accepted while the link would lead nowhere', async () => {
    const shop = await newUnclaimed();
    await tell(shop, `ana${shop.accountId}@gmail.com`);
    const { id } = await claimOf(shop);
    const staff = await newStaff(services(), `down${shop.accountId}@kanek.example`);
    const desk = actsOnUnclaimed(() => shop.accountId);
    const accept = () => outcome(act(claimsActs, services(), staff, { intent: 'accept', id }));
    await act(desk, services(), staff, { intent: 'take-down' });
    expect(await accept()).toMatch(/do not find this profile/);
    expect((await claimOf(shop)).status).toBe('open');
    await act(desk, services(), staff, { intent: 'put-back' });
    expect(await accept()).toBe('done');
  });

  it('stops whoever claims all day', async () => {
    const browser = newBrowser();
    const statuses: number[] = [];
    for (let each = 0; each < 12; each += 1) {
      const shop = await newUnclaimed();
      statuses.push((await press(browser, shop.slug, 'send-code')).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });
});

describe('taking it down', () => {
  const linkTo = async ({ slug, workEmail }: Unclaimed, count = 1) => {
    const mail = (await mailsTo(services(), workEmail, count)).at(-1)!;
    const link = new URL(/https?:\S+\/take-down\S+/.exec(mail.text!)![0]);
    expect(link.pathname).toContain(`/claim/${slug}/take-down`);
    return link.pathname + link.search;
  };
  const stateOf = async (path: string) =>
    ((await read(await newBrowser().send(path))).loaded as unknown as { state: string }).state;

  it('takes one mail and one press, works once, and staff can undo it', async () => {
    const shop = await newUnclaimed();
    expect((await press(newBrowser(), shop.slug, 'take-down')).location).toBe(
      `/claim/${shop.slug}?link-sent`,
    );
    const link = await linkTo(shop);
    expect(await stateOf(link)).toBe('asked');
    expect(await isPublic(shop)).toBe(true);
    expect(await stateOf(link.replace(/proof=.*/, 'proof=x'))).toBe('wrong');
    const other = await newUnclaimed();
    expect(await stateOf(link.replace(shop.slug, other.slug))).toBe('wrong');
    await newBrowser().postForm(link, {});
    expect(await isPublic(shop)).toBe(false);
    expect((await look(newBrowser(), shop.slug)).status).toBe(404);
    expect(await stateOf(link)).toBe('done');
    expect((await logOf(services()))[0]).toMatchObject({
      action: 'profile.take-down',
      actorId: null,
      actorEmail: masked(shop.workEmail),
    });

    const staff = await newStaff(services(), `undo${shop.accountId}@kanek.example`);
    await act(actsOnAccount(String(shop.accountId)), services(), staff, { intent: 'put-back' });
    expect(await isPublic(shop)).toBe(true);
    expect(await stateOf(link)).toBe('old');
    await newBrowser().postForm(link, {});
    expect(await isPublic(shop)).toBe(true);
    await act(actsOnAccount(String(shop.accountId)), services(), staff, { intent: 'take-down' });
    expect(await isPublic(shop)).toBe(false);
  });

  it('does nothing to a profile that has an owner, nor after a month', async () => {
    const shop = await newUnclaimed();
    await press(newBrowser(), shop.slug, 'take-down');
    const link = await linkTo(shop);
    const claimed = await newUnclaimed();
    await press(newBrowser(), claimed.slug, 'take-down');
    const late = await linkTo(claimed);
    const { db } = services();
    await db
      .update(profiles)
      .set({ unclaimed: false })
      .where(eq(profiles.accountId, claimed.accountId));
    await newBrowser().postForm(late, {});
    expect([await isPublic(claimed), await stateOf(late)]).toEqual([true, 'old']);
    const after = at(Date.now() + 31 * DAY);
    expect(await findTakeDown(after, shop.slug, `http://localhost${link}`)).toEqual({
      state: 'old',
    });
  });
});

describe('telling owners that they are listed', () => {
  it('writes once a month to those who can be told, and to nobody else', async () => {
    const [shop, quiet, claimed] = [
      await newUnclaimed({ language: 'bzj' }),
      await newUnclaimed({ workEmail: '' }),
      await newUnclaimed(),
    ];
    const { db } = services();
    await db
      .update(profiles)
      .set({ unclaimed: false })
      .where(eq(profiles.accountId, claimed.accountId));
    const ids = [shop, quiet, claimed].map(({ accountId }) => accountId);
    const invite = (when: Services) => db.transaction((tx) => inviteOwners(tx, when, ids));
    expect(await Promise.all([invite(services()), invite(services())])).toEqual(
      expect.arrayContaining([[shop.accountId], []]),
    );
    expect(await invite(at(Date.now() + 29 * DAY))).toEqual([]);
    const [mail] = await mailsTo(services(), shop.workEmail);
    expect(mail!.subject).toBe(`${shop.name} deh pahn Kanek`);
    expect(mail!.text).toContain(`/bzj/claim/${shop.slug}\n`);
    expect(mail!.text).toMatch(new RegExp(`/bzj/claim/${shop.slug}/take-down\\?asked=`));
    expect(await invite(at(Date.now() + 31 * DAY))).toEqual([shop.accountId]);
  });

  it('is an act of staff, in the log; the desk finds those who are not claimed', async () => {
    const shop = await newUnclaimed();
    const staff = await newStaff(services(), `invite${shop.accountId}@kanek.example`);
    const invite = () =>
      outcome(act(actsOnAccount(String(shop.accountId)), services(), staff, { intent: 'invite' }));
    expect([await invite(), await invite()]).toEqual([
      'done',
      expect.stringContaining('within the last 30 days'),
    ]);
    const query = new URLSearchParams({ state: 'unclaimed', search: shop.name });
    const { accounts: found } = await loadAccounts(services(), query);
    expect(found.map(({ id, unclaimed }) => [id, unclaimed])).toEqual([[shop.accountId, true]]);
  });
});

describe('a suspended profile that nobody has claimed', () => {
  it('cannot be claimed, taken down or put back into the directory', async () => {
    const shop = await newUnclaimed();
    const staff = await newStaff(services(), 'standing@kanek.example');
    const browser = newBrowser();
    await proveByEmail(browser, shop);
    const doing = (intent: string) =>
      outcome(
        act(actsOnAccount(String(shop.accountId)), services(), staff, { intent, reason: 'Spam.' }),
      );
    expect(await doing('suspend')).toBe('done');
    expect((await look(newBrowser(), shop.slug)).status).toBe(404);
    expect((await finish(browser, shop)).status).toBe(404);
    expect((await request(`/business/${shop.slug}/message`)).status).toBe(404);
    expect(await doing('take-down')).toBe('done');
    expect(await doing('put-back')).toBe('done');
    expect(await isPublic(shop)).toBe(false);
    expect(await rowOf(shop)).toMatchObject({ unclaimed: true, listed: false, pausedAt: null });
    expect(await doing('unsuspend')).toBe('done');
    expect(await isPublic(shop)).toBe(true);
  });
});

describe('signing up as somebody who is listed already', () => {
  it('leads to the profile that waits for its owner, and tells nothing of others', async () => {
    const shop = await newUnclaimed();
    const ask = async (field: string, value: string) =>
      (await newBrowser().postForm('/api/verify/email_check.php', { [field]: value })).json();
    const claim = shop.slug;
    expect(await ask('phone', shop.phone)).toEqual({ phone_taken: true, claim });
    expect(await ask('work_email', shop.workEmail.toUpperCase())).toEqual({
      work_email_taken: true,
      claim,
    });
    expect(await ask('business_name', ` ${shop.name.toLowerCase()} `)).toEqual({
      businessName_taken: true,
      claim,
    });
    expect(await ask('email', specialistEntry.email)).toEqual({ email_taken: true });
    const { db } = services();
    await db.update(profiles).set({ listed: false }).where(eq(profiles.accountId, shop.accountId));
    expect(await ask('phone', shop.phone)).toEqual({ phone_taken: true });
    await db
      .update(profiles)
      .set({ listed: true, unclaimed: false })
      .where(eq(profiles.accountId, shop.accountId));
    expect(await ask('phone', shop.phone)).toEqual({ phone_taken: true });
  });
});
