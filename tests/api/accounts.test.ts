import { describe, expect, it } from 'vitest';
import { requestEmailChange, confirmEmailChange } from '#features/accounts/change-email.server.ts';
import { changePassword } from '#features/accounts/change-password.server.ts';
import { listSessions } from '#features/accounts/devices.server.ts';
import { createSession, findSession, SESSIONS_MAX } from '#features/accounts/session.server.ts';
import { sweepCodesJob } from '#features/accounts/sweep-codes-job.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { signIn } from '#features/accounts/sign-in.server.ts';
import { deleteAccount } from '#features/accounts/delete-account.server.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { codeFor, mailsTo, openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { askPage } from './pages.ts';
import { newStaff } from './staff.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';

describe('accounts', () => {
  const { request, services } = provideApp();
  const { email, password } = specialistEntry;
  const try_ = (typed: { email: string; password: string }, client = '192.0.2.1') =>
    signIn(services(), { ...typed, client, userAgent: 'Firefox/1 Linux' }).then(
      () => 'signed in',
      (error: Error) => error.message,
    );
  const sessionOf = async (browser: ReturnType<typeof openBrowser>) =>
    findSession(services().db, new Date(), services().env, browser.cookies.get('session')!);

  it('begin with a session of their own', async () => {
    const browser = openBrowser(request);
    await signUpIn(browser, services(), 'specialist');
    expect(await sessionOf(browser)).toMatchObject({
      account: { kind: 'specialist', email, name: 'Elena Tzul' },
    });
  });

  it('open with email and password, and with nothing else', async () => {
    expect(await try_({ email: ' Elena.TZUL@gmail.com ', password })).toBe('signed in');
    expect(await try_({ email, password: 'Wrong-pass1' })).toBe('Invalid email or password.');
    expect(await try_({ email: 'nobody@gmail.com', password })).toBe('Invalid email or password.');
  });

  it('lead home through every door, whichever it is', async () => {
    const shop = { email: 'doors@gmail.com', businessName: 'Doors', businessPhone: '822-0177' };
    await signUpIn(openBrowser(request), services(), 'business', shop);
    for (const [known, home] of [
      [email, '/profile1'],
      [shop.email, '/profile2'],
    ] as const)
      for (const door of ['/login', '/specialistlogin', '/businesslogin']) {
        const form = { email: known, password };
        const { status, location } = await askPage(services(), null, door, { form });
        expect([door, status, location]).toEqual([door, 302, home]);
      }
  });

  it('let nobody guess for long, without locking the owner out elsewhere', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => try_({ email, password: 'Wrong-pass1' }, '203.0.113.66')),
    );
    expect(guesses.filter((said) => said === 'Invalid email or password.')).toHaveLength(5);
    expect(await try_({ email, password }, '203.0.113.66')).toMatch(/^Too many attempts/);
    expect(await try_({ email, password }, '203.0.113.67')).toBe('signed in');
  });

  it('end sessions that are idle, too old, or were never theirs', async () => {
    const { db, env } = services();
    const account = await findAccount(db, email);
    const now = new Date();
    const token = await createSession(db, now, env, { accountId: account!.id, userAgent: null });
    const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
    expect(await findSession(db, inDays(13), env, token)).not.toBeNull();
    expect(await findSession(db, inDays(26), env, token)).not.toBeNull();
    expect(await findSession(db, inDays(30.1), env, token)).toBeNull();
    const idle = await createSession(db, now, env, { accountId: account!.id, userAgent: null });
    expect(await findSession(db, inDays(14.1), env, idle)).toBeNull();
    expect(await findSession(db, now, env, 'planted')).toBeNull();
  });

  it('are not shown devices whose session has ended', async () => {
    const { db, env } = services();
    const now = new Date();
    for (const [kind, alive, ended] of [
      ['specialist', 13 * 24, 15 * 24],
      ['admin', 0.4, 0.6],
    ] as const) {
      const address = { email: `${kind}@devices.example`, passwordHash: 'none' };
      const [account] = await db
        .insert(accounts)
        .values({ kind, ...address })
        .returning();
      for (const hours of [alive, ended])
        await createSession(db, new Date(now.getTime() - hours * 3_600_000), env, {
          accountId: account!.id,
          userAgent: null,
        });
      await sweepCodesJob.run({}, services());
      const [device, ...more] = await listSessions(db, account!.id, now);
      expect([now.getTime() - device!.lastSeenAt.getTime(), more]).toEqual([alive * 3_600_000, []]);
    }
  });

  it('have no more devices than can be looked through: the oldest gives way', async () => {
    const { db, env } = services();
    const values = { kind: 'business', email: 'many@devices.example', passwordHash: '!' } as const;
    const [account] = await db.insert(accounts).values(values).returning();
    const start = Date.now();
    const who = { accountId: account!.id, userAgent: null };
    const [first, second] = [
      await createSession(db, new Date(start), env, who),
      await createSession(db, new Date(start + 1), env, who),
    ];
    for (let more = 2; more <= SESSIONS_MAX; more++)
      await createSession(db, new Date(start + more), env, who);
    const now = new Date(start + 1_000);
    expect(await listSessions(db, account!.id, now)).toHaveLength(SESSIONS_MAX);
    expect(await findSession(db, now, env, first)).toBeNull();
    expect(await findSession(db, now, env, second)).not.toBeNull();
  });

  it('outlast a clock that is corrected, but not one that was far ahead', async () => {
    const { db, env } = services();
    const account = await findAccount(db, email);
    const now = Date.now();
    const begun = (ahead: number) =>
      createSession(db, new Date(now + ahead), env, { accountId: account!.id, userAgent: null });
    expect(await findSession(db, new Date(now), env, await begun(600_000))).not.toBeNull();
    expect(await findSession(db, new Date(now), env, await begun(40 * 86_400_000))).toBeNull();
  });

  it('are not locked out by a limit that was set while the clock was ahead', async () => {
    const { db } = services();
    const limits = [{ name: 'once', times: 1, seconds: 60 }];
    const now = Date.now();
    const spendAt = (at: number) => spend(db, new Date(at), limits, 'somebody');
    await spendAt(now + 86_400_000);
    await spendAt(now);
    await expect(spendAt(now + 1_000)).rejects.toThrow('Too many attempts.');
    await expect(spendAt(now - 30_000)).rejects.toThrow('Too many attempts.');
  });

  it('get a new password by the code in the mail, and every device is signed out', async () => {
    const browser = openBrowser(request, '192.0.2.77');
    const ask = async (path: string, body: object) => {
      const answer = await browser.postJson(`/api/${path}.php`, body);
      return [answer.status, await answer.json()];
    };
    const before = await createSession(services().db, new Date(), services().env, {
      accountId: (await findAccount(services().db, email))!.id,
      userAgent: null,
    });
    const sent = { status: 'success', message: 'Verification code sent! Check your email.' };
    expect(await ask('reset_password_request', { email })).toEqual([200, sent]);
    expect(await ask('reset_password_request', { email: 'nobody@gmail.com' })).toEqual([200, sent]);
    const code = await codeFor(services(), email, 2);
    const mail = (await mailsTo(services(), email)).find(({ subject }) => /reset/.test(subject!))!;
    expect(mail.text).toContain(`/resetpassword?email=${encodeURIComponent(email)}&code=${code}`);
    const submission = { email, verification_code: code, new_password: 'Hummingbird8' };
    expect(await ask('reset_password_submit', { ...submission, new_password: 'short' })).toEqual([
      400,
      { status: 'error', message: 'Password must be at least 8 characters.', code: 'bad-input' },
    ]);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await ask('reset_password_submit', { ...submission, verification_code: wrong })).toEqual(
      [400, { status: 'error', message: 'Invalid verification code.', code: 'codeInvalid' }],
    );
    expect(await ask('reset_password_submit', submission)).toEqual([
      200,
      { status: 'success', message: 'Password reset successfully! You may now log in.' },
    ]);
    expect(await findSession(services().db, new Date(), services().env, before)).toBeNull();
    expect(await try_({ email, password: 'Hummingbird8' }, '192.0.2.78')).toBe('signed in');
    expect(await try_({ email, password }, '192.0.2.79')).toBe('Invalid email or password.');
    const mails = await mailsTo(services(), email, 3);
    expect(mails.map(({ subject }) => subject)).toContain('Your Kanek password was changed');
  });

  it('change password and email only with the password, and tell the old address', async () => {
    const browser = openBrowser(request, '192.0.2.90');
    await signUpIn(browser, services(), 'business', { email: 'owner@gmail.com' });
    const { id: sessionId, account } = (await sessionOf(browser))!;
    const own = { accountId: account.id, sessionId };
    await expect(
      changePassword(services(), { ...own, current: 'Nope12345', next: 'Hummingbird8' }),
    ).rejects.toThrow('This is not your password.');
    await expect(
      changePassword(services(), { ...own, current: password, next: password }),
    ).rejects.toThrow('This is the password that you have. Choose another one.');
    await signIn(services(), { email: 'owner@gmail.com', password, client: 'x', userAgent: null });
    await changePassword(services(), { ...own, current: password, next: 'Hummingbird8' });
    expect(await listSessions(services().db, account.id, new Date())).toHaveLength(1);

    const change = { ...own, email: 'moved@gmail.com', password: 'Hummingbird8', client: 'x' };
    await expect(requestEmailChange(services(), { ...change, email })).rejects.toThrow(
      'Email is already in use.',
    );
    await requestEmailChange(services(), change);
    const code = await codeFor(services(), 'moved@gmail.com');
    await expect(
      confirmEmailChange(services(), { ...own, sessionId: 0, email: change.email, code }),
    ).rejects.toThrow('Invalid verification code.');
    await confirmEmailChange(services(), { ...own, email: change.email, code });
    expect((await findAccount(services().db, 'moved@gmail.com'))?.id).toBe(account.id);
    const mails = await mailsTo(services(), 'owner@gmail.com', 3);
    expect(mails.at(-1)!.text).not.toContain('moved@gmail.com');
  });

  it('of staff have no profile to pause, and are not theirs to delete', async () => {
    const { session } = await newStaff(services());
    for (const intent of ['pause-profile', 'delete-account']) {
      const form = { intent, password, confirmation: 'DELETE' };
      const { status, said } = await askPage(services(), session, '/account', { form });
      expect([status, said]).toMatchObject([403, { failure: 'Staff accounts have no profile.' }]);
    }
  });

  it('can be deleted by their owner, with everything', async () => {
    const browser = openBrowser(request, '192.0.2.95');
    await signUpIn(browser, services(), 'specialist', {
      email: 'leaving@gmail.com',
      phone: '622-0199',
      workEmail: '',
    });
    const { account } = (await sessionOf(browser))!;
    const wish = { accountId: account.id, password, confirmation: 'DELETE' };
    await expect(deleteAccount(services(), { ...wish, confirmation: 'yes' })).rejects.toThrow(
      'Type DELETE to confirm.',
    );
    await expect(deleteAccount(services(), { ...wish, password: 'x' })).rejects.toThrow(
      'This is not your password.',
    );
    await deleteAccount(services(), wish);
    expect(await sessionOf(browser)).toBeNull();
    const found = await browser.send('/api/search/specialist.php?last_name=Tzul');
    expect(((await found.json()) as { totalCount: number }).totalCount).toBe(1);
    expect((await mailsTo(services(), 'leaving@gmail.com', 2)).at(-1)!.subject).toMatch(/deleted/);
  });
});
