import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureAdmin } from '#features/accounts/ensure-admin.server.ts';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { hashPassword } from '#features/accounts/password.server.ts';
import { fromBase32, hotp, stepAt } from '#features/accounts/second-factor/totp.server.ts';
import { checkSecondFactor } from '#features/accounts/second-factor/second-step.server.ts';
import { readCookie } from '#platform/cookies.server.ts';
import { createSession, findSession } from '#features/accounts/session.server.ts';
import type {
  SecurityAnswer,
  SecurityView,
} from '#features/accounts/second-factor/second-factor.rules.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { rateLimits } from '#platform/db/tables/limits.ts';
import type { Session } from '#platform/session-context.server.ts';
import { mailsTo } from './browser.ts';
import { askPage } from './pages.ts';
import { provideApp } from '../support/request.ts';

const EMAIL = 'ana@kanek.bz';
const PASSWORD = 'Jabiru-stork-7';
const MINUTE = 60_000;

describe('the second factor', () => {
  const { services } = provideApp({ DEMO_DATA: 'off' });
  /** The clock is the test's own, so that no code is used twice by accident. */
  let now = Date.parse('2025-11-15T12:00:00Z');
  const at = () => ({ ...services(), clock: { now: () => new Date(now) } });
  const later = (ms = MINUTE) => {
    now += ms;
  };
  let key = '';
  let codes: readonly string[] = [];
  let cookie = '';
  const code = () => hotp(fromBase32(key), stepAt(new Date(now)));

  const logIn = (password = PASSWORD) =>
    askPage(at(), null, '/login?next=/admin/log', { form: { email: EMAIL, password } });
  const sessionOf = (cookies: string[]) =>
    findSession(
      services().db,
      new Date(now),
      services().env,
      readCookie(services().env, 'session', cookies.join('; '))!,
    );
  const enter = (form: Record<string, string>) =>
    askPage(at(), null, '/login/code?next=/admin/log', { form, cookie });
  const security = (session: Session, form?: Record<string, string>) =>
    askPage(at(), session, '/admin/security', form && { form });
  const said = async (session: Session, form: Record<string, string>) =>
    (await security(session, form)).said as SecurityAnswer;

  beforeAll(() => ensureAdmin(services().db, { email: EMAIL, password: PASSWORD }));

  it('has to be set up before anything else opens', async () => {
    const { location, cookies } = await logIn();
    expect(location).toBe('/admin/log');
    const session = (await sessionOf(cookies))!;
    expect(session.secondFactorMissing).toBe(true);
    expect((await askPage(at(), session, '/admin/log')).location).toBe('/admin/security');
    const { loaded } = await security(session);
    expect(loaded).toMatchObject({ onSince: null, codesLeft: 0, must: true, email: EMAIL });

    const { setup } = await said(session, { intent: 'start' });
    expect(setup!.qr).toMatch(/^data:image\/svg\+xml,/);
    key = setup!.key.replaceAll(' ', '');
    const wrong = await said(session, { intent: 'confirm', sealed: setup!.sealed, code: '000000' });
    expect(wrong).toMatchObject({ errors: { code: expect.any(String) }, setup });
    const forged = await said(session, { intent: 'confirm', sealed: 'forged', code: code() });
    expect(forged.failure).toMatch(/expired/);

    const other = await logIn();
    const done = await said(session, { intent: 'confirm', sealed: setup!.sealed, code: code() });
    codes = done.codes!;
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((each) => /^[a-z2-7]{5}-[a-z2-7]{5}$/.test(each))).toBe(true);
    // This device goes on with everything, the other one is signed out.
    expect((await sessionOf(cookies))!.secondFactorMissing).toBeUndefined();
    expect(await sessionOf(other.cookies)).toBeNull();
    expect((await mailsTo(services(), EMAIL)).at(-1)!.subject).toBe(
      'Kanek staff: your second factor is on',
    );
  });

  it('is kept so that a leaked table opens nothing', async () => {
    const account = (await findAccount(services().db, EMAIL))!;
    expect(account.totpSecret).not.toContain(key);
    expect(account.recoveryCodeHashes).toHaveLength(10);
    expect(account.recoveryCodeHashes.join()).not.toContain(codes[0]!.replace('-', ''));
  });

  it('is asked for at each sign-in, after the password', async () => {
    later();
    expect((await logIn('Wrong-password-1')).status).toBe(401);
    const { location, cookies } = await logIn();
    expect(location).toBe('/login/code?next=%2Fadmin%2Flog');
    expect(cookies.map((each) => each.split('=')[0])).toEqual(['second-step']);
    cookie = cookies[0]!.split(';')[0]!;

    expect((await enter({})).said).toEqual({ errors: { code: 'Please enter the code.' } });
    expect((await enter({ code: '123456' })).status).toBe(400);
    const right = await enter({ code: code() });
    expect(right.location).toBe('/admin/log');
    expect(await sessionOf(right.cookies)).toMatchObject({ account: { kind: 'admin' } });
  });

  it('is not asked of somebody who has no password, or had one for too long', async () => {
    const none = await askPage(at(), null, '/login/code', { form: { code: code() } });
    expect(none.location).toBe('/login');
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const changed = { form: { code: code() }, cookie: forged };
    expect((await askPage(at(), null, '/login/code', changed)).location).toBe('/login');
    now += 11 * MINUTE;
    expect((await enter({ code: code() })).location).toBe('/login?next=%2Fadmin%2Flog');
    now -= 11 * MINUTE;
  });

  it('takes a code once, also when it is sent by many at the same moment', async () => {
    later();
    const all = await Promise.all(
      Array.from({ length: 4 }, () => enter({ code: code() }).then(({ status }) => status)),
    );
    expect(all.filter((status) => status === 302)).toHaveLength(1);
    expect((await enter({ code: code() })).said).toMatchObject({
      errors: { code: 'This code was used already. Please wait for the next one.' },
    });
  });

  it('takes each recovery code once', async () => {
    await services().db.delete(rateLimits);
    const typed = codes[3]!.toUpperCase();
    const both = await Promise.all([enter({ recovery: typed }), enter({ recovery: typed })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([302, 400]));
    const { recoveryCodeHashes } = (await findAccount(services().db, EMAIL))!;
    expect(recoveryCodeHashes).toHaveLength(9);
    const mails = await mailsTo(services(), EMAIL, 2);
    expect(mails.map(({ subject }) => subject)).toContain('Kanek staff: a recovery code was used');
  });

  it('cannot be guessed', async () => {
    await services().db.delete(rateLimits);
    const account = (await findAccount(services().db, EMAIL))!;
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        checkSecondFactor(at(), account, { code: String(n).padStart(6, '0'), recovery: '' }).catch(
          (error: Error) => error.message,
        ),
      ),
    );
    expect(tries.filter((told) => !told.startsWith('Too many attempts.'))).toHaveLength(5);
    expect((await enter({ code: code() })).status).toBe(429);
    await services().db.delete(rateLimits);
  });

  it('is not kept from its owner by whoever knew the password, once there is a new one', async () => {
    const account = (await findAccount(services().db, EMAIL))!;
    for (let tries = 0; tries < 30; tries++, later(4 * MINUTE))
      await checkSecondFactor(at(), account, { code: 'wrong', recovery: '' }).catch(() => null);
    const enterWith = async (password: string) => {
      later(16 * MINUTE);
      cookie = (await logIn(password)).cookies[0]!.split(';')[0]!;
      return (await enter({ code: code() })).status;
    };
    expect(await enterWith(PASSWORD)).toBe(429);
    await changeSecret('Toucan-river-9');
    expect(await enterWith('Toucan-river-9')).toBe(302);
    await changeSecret(PASSWORD);
    await services().db.delete(rateLimits);
    expect(await enterWith(PASSWORD)).toBe(302);
  });

  it('moves to another device, and gets new codes, with the password', async () => {
    later();
    const { cookies } = await enter({ code: code() });
    const session = (await sessionOf(cookies))!;
    for (const intent of ['start', 'new-codes'])
      expect(await said(session, { intent, password: 'Wrong-1234' })).toMatchObject({
        errors: { password: 'This is not your password.' },
      });
    const fresh = await said(session, { intent: 'new-codes', password: PASSWORD });
    expect(fresh.codes).toHaveLength(10);
    expect(fresh.codes).not.toContain(codes[0]);
    expect((await enter({ recovery: codes[0]! })).status).toBe(400);

    const { setup } = await said(session, { intent: 'start', password: PASSWORD });
    later();
    // The old device works until the new one has given its first code.
    expect((await enter({ code: code() })).status).toBe(302);
    const old = code();
    key = setup!.key.replaceAll(' ', '');
    await said(session, { intent: 'confirm', sealed: setup!.sealed, code: code() });
    later();
    expect((await enter({ code: old })).status).toBe(400);
    expect((await enter({ code: code() })).status).toBe(302);
  });

  it('cannot be turned off where it is a must', async () => {
    const { cookies } = await logInWhole();
    const session = (await sessionOf(cookies))!;
    const refused = await said(session, { intent: 'turn-off', password: PASSWORD });
    expect(refused.failure).toMatch(/need a second factor/);

    await services().db.insert(accounts).values({
      kind: 'specialist',
      email: 'demo@kanek.example',
      passwordHash: '!',
      isDemo: true,
    });
    // Invented people beside them change nothing for real staff.
    expect(((await security(session)).loaded as SecurityView).must).toBe(true);
    expect(await said(session, { intent: 'turn-off', password: PASSWORD })).toEqual(refused);
    expect((await logIn()).location).toMatch('/login/code');
  });

  it('leaves every change in the log', async () => {
    const acts = await services().db.select().from(auditLog).orderBy(auditLog.id);
    expect(acts.map(({ action, after }) => [action, after])).toEqual([
      ['account.second-factor', { secondFactor: 'on' }],
      ['account.recovery-codes', { recoveryCodes: 10 }],
      ['account.second-factor', { secondFactor: 'on' }],
    ]);
  });

  it('ends with the session after 30 idle minutes', async () => {
    const { id: accountId } = (await findAccount(services().db, EMAIL))!;
    const { db, env } = services();
    const start = new Date(now);
    const token = await createSession(db, start, env, {
      accountId,
      userAgent: null,
      secondFactorAt: start,
    });
    const after = (minutes: number) =>
      findSession(db, new Date(now + minutes * MINUTE), env, token);
    expect(await after(29)).not.toBeNull();
    expect(await after(29 + 30)).not.toBeNull();
    expect(await after(29 + 30 + 31)).toBeNull();
    await db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, accountId));
    expect(await after(60)).toBeNull();
  });

  async function changeSecret(password: string) {
    const passwordHash = await hashPassword(password);
    await services().db.update(accounts).set({ passwordHash }).where(eq(accounts.email, EMAIL));
  }

  async function logInWhole() {
    later();
    cookie = (await logIn()).cookies[0]!.split(';')[0]!;
    return enter({ code: code() });
  }
});
