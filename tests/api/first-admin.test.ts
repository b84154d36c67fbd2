import { describe, expect, it } from 'vitest';
import { findInvitation } from '#features/accounts/staff/invitation.server.ts';
import { joinStaff } from '#features/accounts/staff/join-staff.server.ts';
import { inviteFirstAdmin } from '#features/moderation/team/invite-first-admin.server.ts';
import { staffInvitations } from '#platform/db/tables/accounts.ts';
import { provideServices } from '../support/test-services.ts';
import { mailsTo } from './browser.ts';

const ANA = 'ana@kanek.example';
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

  it('is invited again at a start after the link has expired, until somebody works here', async () => {
    now += 8 * DAY;
    await Promise.all([inviteFirstAdmin(at(), ANA), inviteFirstAdmin(at(), ANA)]);
    const link = await token(2);
    const joining = { token: link, password: 'Quiet-reef-7', client: 'x', userAgent: null };
    await joinStaff(at(), joining);
    now += 8 * DAY;
    await inviteFirstAdmin(at(), ANA);
    expect(await services().db.select().from(staffInvitations)).toEqual([]);
    await token(2);
  });
});
