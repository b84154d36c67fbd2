import { actsOnAccount } from '#features/moderation/accounts/act-on-account.server.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { masked } from '#features/accounts/mails/account-mails.server.ts';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { createSession } from '#features/accounts/session.server.ts';
import { accountsActs, loadAccounts } from '#features/moderation/accounts/accounts-desk.server.ts';
import { loader } from '#pages/admin/account.tsx';
import { deskAction } from '#pages/admin/desk-action.server.ts';
import type { DeskAnswer } from '#features/moderation/desk/desk-form.tsx';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { codeFor, mailsTo, openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { provideApp } from '../support/request.ts';
import { businessEntry, specialistEntry } from '../support/signup-entries.ts';
import { ask, logOf, newStaff } from './staff.ts';

describe('accounts, for staff', () => {
  const { request, services } = provideApp();
  const elena = openBrowser(request);
  let staff: Awaited<ReturnType<typeof newStaff>>;
  let id: number;
  beforeAll(async () => {
    await signUpIn(elena, services(), 'specialist');
    await signUpIn(openBrowser(request), services(), 'business');
    id = (await findAccount(services().db, specialistEntry.email))!.id;
    staff = await newStaff(services());
  });

  const find = (query: string) => loadAccounts(services(), new URLSearchParams(query));
  const names = async (query: string) =>
    (await find(query)).accounts.map(({ name, email }) => name ?? email);
  const load = (account = id) => {
    const asked = ask(services(), staff.session, `/admin/accounts/${account}`);
    return loader({ ...asked, params: { id: String(account) } });
  };
  const send = async (fields: Record<string, string>, account = id): Promise<DeskAnswer> => {
    const asked = ask(services(), staff.session, `/admin/accounts/${account}`, fields);
    const { data } = await deskAction(asked, actsOnAccount(String(account)));
    // As the server does after each POST.
    services().queue.nudge();
    return data;
  };
  const signedIn = async () => (await elena.send('/api/account/data.zip')).status === 200;
  const visible = async () => {
    const answer = await request('/api/search/specialist.php?occupation=tile');
    return ((await answer.json()) as { totalCount: number }).totalCount === 1;
  };

  it('are found by email, name, phone, kind and state', async () => {
    expect(await names('?search=ELENA.TZUL')).toEqual(['Elena Tzul']);
    expect(await names('?search=ridge+bakery')).toEqual([businessEntry.businessName]);
    for (const phone of ['622-0101', '6220101', '%2B501+622+0101', '0101'])
      expect(await names(`?search=${phone}&kind=specialist`)).toEqual(['Elena Tzul']);
    expect(await names('?kind=admin')).toEqual(['staff@kanek.example']);
    expect(await names('?state=pending&kind=business')).toEqual([businessEntry.businessName]);
    expect(await names('?state=suspended')).toEqual([]);
    expect(await names('?search=%25')).toEqual([]);
    expect(await names('?kind=nonsense&state=nonsense')).toHaveLength(3);
  });

  it('are shown without anything that opens them', async () => {
    const view = await load();
    expect(view).toMatchObject({
      phone: '622-0101',
      isOwn: false,
      account: { email: specialistEntry.email, profile: { status: 'pending', listed: true } },
    });
    expect(view.account.sessions).toHaveLength(1);
    expect(JSON.stringify(view)).not.toMatch(/password|token|hash|totp/i);
    await expect(load(999_999)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('are signed out, one device or all', async () => {
    expect(await signedIn()).toBe(true);
    const [device] = (await load()).account.sessions;
    const said = await send({ intent: 'end-session', id: String(device!.id) });
    expect(said.done).toBe('The device is signed out.');
    expect(await signedIn()).toBe(false);
    expect((await logOf(services()))[0]).toMatchObject({
      action: 'account.end-sessions',
      objectKind: 'account',
      objectId: String(id),
    });
    // What did not happen is not in the log. Nor is another account's device reached through this one.
    const acts = (await logOf(services())).length;
    for (const gone of [device!.id, staff.session.id])
      expect((await send({ intent: 'end-session', id: String(gone) })).failure).toBe(
        'This device was signed out already.',
      );
    expect((await send({ intent: 'end-sessions' })).failure).toBe(
      'No device was signed in any more.',
    );
    expect(await logOf(services())).toHaveLength(acts);
    const elsewhere = { accountId: staff.actor.id, userAgent: null };
    await createSession(services().db, new Date(), services().env, elsewhere);
    const own = await send({ intent: 'end-sessions' }, staff.actor.id);
    expect(own.done).toMatch(/other devices/);
    expect((await load(staff.actor.id)).account.sessions).toHaveLength(1);
  });

  it('get a code for a new password, within the usual limits', async () => {
    expect((await send({ intent: 'reset-code' })).done).toContain(specialistEntry.email);
    const mails = await mailsTo(services(), specialistEntry.email, 2);
    expect(mails.at(-1)!.subject).toMatch(/^\d{6} is your code to reset your Kanek password$/);
    expect((await send({ intent: 'reset-code' })).failure).toMatch(/^Too many attempts/);
    expect((await logOf(services()))[0]).toMatchObject({ action: 'account.send-reset-code' });
    expect(JSON.stringify(await logOf(services()))).not.toMatch(/\b\d{6}\b/);
  });

  it('are suspended with a reason, and opened again', async () => {
    expect(await send({ intent: 'suspend', reason: ' ' })).toMatchObject({ field: 'reason' });
    expect((await send({ intent: 'suspend', reason: 'Spam.' })).done).toBeDefined();
    expect((await send({ intent: 'suspend', reason: 'Spam.' })).failure).toMatch(/already/);
    expect(await visible()).toBe(false);
    expect(await names('?state=suspended')).toEqual(['Elena Tzul']);
    const mails = await mailsTo(services(), specialistEntry.email, 3);
    expect(mails.at(-1)!.subject).toBe('Your Kanek account is suspended');
    expect(mails.at(-1)!.text).toContain('> Spam.');

    expect((await send({ intent: 'unsuspend' })).done).toBeDefined();
    expect((await send({ intent: 'unsuspend' })).failure).toMatch(/not suspended/);
    expect(await visible()).toBe(true);
    expect((await logOf(services())).slice(0, 2).map(({ action }) => action)).toEqual([
      'account.unsuspend',
      'account.suspend',
    ]);
  });

  it('do not become visible again when their profile is paused or suspended for itself', async () => {
    const { db } = services();
    for (const held of [{ pausedAt: new Date() }, { reviewStatus: 'suspended' as const }]) {
      await db.update(profiles).set(held).where(eq(profiles.accountId, id));
      await send({ intent: 'suspend', reason: 'Spam.' });
      await send({ intent: 'unsuspend' });
      expect(await visible()).toBe(false);
      const free = { pausedAt: null, reviewStatus: 'pending' as const };
      await db.update(profiles).set(free).where(eq(profiles.accountId, id));
    }
  });

  it('are deleted by whoever types it, but nobody deletes or suspends themselves', async () => {
    const refusal = 'You cannot do this to your own account.';
    const own = staff.actor.id;
    expect((await send({ intent: 'delete', confirmation: 'DELETE' }, own)).failure).toBe(refusal);
    expect((await send({ intent: 'suspend', reason: 'x' }, own)).failure).toBe(refusal);
    expect(await send({ intent: 'delete', confirmation: 'yes' })).toMatchObject({
      field: 'confirmation',
    });
    const gone = await send({ intent: 'delete', confirmation: 'delete' }).catch(
      (answer: unknown) => answer as Response,
    );
    expect((gone as Response).headers.get('Location')).toBe('/admin/accounts?deleted');
    expect(await findAccount(services().db, specialistEntry.email)).toBeNull();
    expect((await find('?deleted')).justDeleted).toBe(true);
    const log = (await logOf(services()))[0];
    expect(log).toMatchObject({ action: 'account.delete', objectId: String(id) });
    expect(JSON.stringify(log)).not.toContain(specialistEntry.email);
    const mails = await mailsTo(services(), specialistEntry.email, 9);
    expect(mails.map(({ subject }) => subject)).toContain('Your Kanek account is deleted');
    expect((await send({ intent: 'delete', confirmation: 'DELETE' })).failure).toMatch(
      /not exist any more/,
    );
  });

  describe('that are only begun', () => {
    const email = 'begun@gmail.com';
    const resend = async (to: string) => {
      const fields = { intent: 'signup-code', id: to };
      const asked = ask(services(), staff.session, '/admin/accounts', fields);
      return (await deskAction(asked, accountsActs)).data;
    };

    it('get their verification code again, which works in their browser', async () => {
      expect((await find(`?search=${email}`)).signup).toBeNull();
      expect((await resend(email)).failure).toMatch(/Nobody has begun/);
      const browser = openBrowser(request, '198.51.100.77');
      await browser.postJson('/api/verify/send_code.php', { email });
      await codeFor(services(), email);
      expect((await find(`?search=${email.toUpperCase()}`)).signup).toMatchObject({ email });

      const soon = await resend(email);
      expect(soon.failure).toMatch(/^Too many attempts/);
      const later = new Date(Date.now() + 61_000);
      services().clock.now = () => later;
      expect((await resend(email)).done).toContain(email);
      const code = await codeFor(services(), email, 2);
      const checked = await browser.postJson('/api/verify/verify_code.php', { email, code });
      expect(await checked.json()).toEqual({ success: true });
      expect((await logOf(services()))[0]).toMatchObject({
        action: 'signup.send-code',
        objectId: masked(email),
      });
    });

    it('are none where there is an account', async () => {
      const [account] = await services().db.select().from(accounts).limit(1);
      expect((await find(`?search=${account!.email}`)).signup).toBeNull();
      expect((await resend(account!.email!)).failure).toMatch(/Nobody has begun/);
    });
  });
});
