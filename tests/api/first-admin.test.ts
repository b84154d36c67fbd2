import { describe, expect, it } from 'vitest';
import { ensureAdmin } from '#features/accounts/ensure-admin.server.ts';
import { findInvitation, joinStaff } from '#features/accounts/staff/join-staff.server.ts';
import { inviteFirstAdmin } from '#features/moderation/team/invite-first-admin.server.ts';
import { accounts, staffInvitations } from '#platform/db/tables/accounts.ts';
import { provideServices } from '../support/test-services.ts';
import { mailsTo } from './browser.ts';

const ANA = 'ana@kanek.example';
const BEN = 'ben@kanek.example';
const DAY = 24 * 60 * 60_000;

describe('the first admin', () => {
  const services = provideServices({ ADMIN_EMAIL: ANA });
  let now = Date.now();
  const at = () => ({ ...services(), clock: { now: () => new Date(now) } });
  const token = async (count: number) => {
    const mails = await mailsTo(services(), ANA, count);
    expect(mails).toHaveLength(count);
    return /\/join\/([\w-]+)/.exec(mails.at(-1)!.text!)![1]!;
  };

  it('is invited by mail where the settings have no password, once for all instances', async () => {
    expect(await findInvitation(at(), await token(1))).toEqual({ email: ANA, role: 'admin' });
    await Promise.all([inviteFirstAdmin(at(), ANA), inviteFirstAdmin(at(), ANA)]);
    await token(1);
  });

  it('is the one whom the settings name last: the link of another opens nothing', async () => {
    now += 1000;
    await inviteFirstAdmin(at(), BEN);
    const { db } = services();
    expect(await db.select({ email: staffInvitations.email }).from(staffInvitations)).toEqual([
      { email: BEN },
    ]);
    await inviteFirstAdmin(at(), ANA);
    await token(2);
  });

  it('is invited again at a later start, until somebody works here', async () => {
    now += 2 * 60 * 60_000;
    await Promise.all([inviteFirstAdmin(at(), ANA), inviteFirstAdmin(at(), ANA)]);
    const link = await token(3);
    const joining = { token: link, password: 'Quiet-reef-7', client: 'x', userAgent: null };
    await joinStaff(at(), joining);
    now += 8 * DAY;
    await inviteFirstAdmin(at(), ANA);
    expect(await services().db.select().from(staffInvitations)).toEqual([]);
    await token(3);
  });

  it('with a password in the settings is made once: whoever was removed does not come back', async () => {
    const { db } = services();
    await ensureAdmin(db, { email: BEN, password: 'Quiet-reef-8' });
    const emails = () => db.select({ email: accounts.email }).from(accounts);
    expect(await emails()).toEqual([{ email: ANA }]);
    await db.delete(accounts);
    await ensureAdmin(db, { email: BEN, password: 'Quiet-reef-8' });
    expect(await emails()).toEqual([{ email: BEN }]);
  });

  it('is told to be missing where a provider has the email', async () => {
    const { db } = services();
    await db.delete(accounts);
    const CAL = 'cal@kanek.example';
    await db.insert(accounts).values({ kind: 'specialist', email: CAL, passwordHash: '!' });
    expect(await ensureAdmin(db, { email: CAL, password: 'Quiet-reef-8' })).toBe(false);
  });
});
