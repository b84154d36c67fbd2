import { beforeAll, describe, expect, it } from 'vitest';
import { eq, inArray } from 'drizzle-orm';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { createSession, findSession } from '#features/accounts/session.server.ts';
import { findInvitation } from '#features/accounts/staff/join-staff.server.ts';
import { makeClaimLetter } from '#features/moderation/claims/claim-letter.server.ts';
import { loadTeam, teamActs } from '#features/moderation/team/team-desk.server.ts';
import { actsOnAccount } from '#features/moderation/accounts/act-on-account.server.ts';
import { sweepCodes } from '#features/accounts/sweep-codes-job.server.ts';
import { accounts, staffInvitations } from '#platform/db/tables/accounts.ts';
import { claimCodes } from '#platform/db/tables/claims.ts';
import { rateLimits } from '#platform/db/tables/limits.ts';
import { createLog } from '#platform/log.server.ts';
import type { StaffRole } from '#platform/staff-roles.rules.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';
import { insertUnclaimed } from '../support/unclaimed.ts';
import { mailsTo, openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { askPage } from './pages.ts';
import { act, logOf, newStaff, outcome, type Staff } from './staff.ts';

const DAY = 24 * 60 * 60_000;
const PASSWORD = 'Quiet-reef-7';
const RITA = 'rita@kanek.example';

describe('staff', () => {
  const { services, request } = provideApp();
  let ana: Staff;
  let now = Date.now();
  const at = () => ({ ...services(), clock: { now: () => new Date(now) } });
  beforeAll(async () => {
    ana = await newStaff(services(), 'ana@kanek.example');
    await signUpIn(openBrowser(request), services(), 'specialist');
  });

  const doing = (fields: Record<string, string | number>, who = ana) =>
    act(teamActs, at(), who, fields);
  const standing = (id: number, fields: Record<string, string>) =>
    act(actsOnAccount(String(id)), at(), ana, fields);
  const invite = (email: string, role: string = 'reviewer', language = 'en') =>
    doing({ intent: 'invite', email, role, language });
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      ({ message, field }: { message: string; field?: string }) => ({ message, field }),
    );
  const open = () => services().db.select().from(staffInvitations);
  const linkIn = async (email: string, count = 1) => {
    const mails = await mailsTo(services(), email, count);
    return /\/join\/([\w-]+)/.exec(mails.at(-1)!.text!)![1]!;
  };
  const join = (token: string, password = PASSWORD) =>
    askPage(at(), null, `/join/${token}`, { form: { password } });
  const member = async (email: string, role: StaffRole) => {
    const factor = { totpSecret: 'sealed', totpConfirmedAt: new Date(now) };
    const made = { kind: 'admin', staffRole: role, email, passwordHash: '!', ...factor } as const;
    const [account] = await services().db.insert(accounts).values(made).returning();
    return account!.id;
  };
  const roleOf = async (email: string) => (await findAccount(services().db, email))?.staffRole;

  it('are invited by a link that is kept as a hash, works for 7 days, and once', async () => {
    await invite(` ${RITA} `, 'editor', 'es');
    const [kept] = await open();
    expect(kept).toMatchObject({ email: RITA, role: 'editor', language: 'es' });
    const [mail] = await mailsTo(services(), RITA);
    expect(mail!.subject).toBe('Le invitan al equipo de Kanek');
    const token = await linkIn(RITA);
    expect(mail!.text).toContain(`/es/join/${token}`);
    expect(token).toHaveLength(43);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect((await logOf(services()))[0]).toMatchObject({
      action: 'staff.invite',
      objectId: RITA,
      after: { role: 'editor', language: 'es' },
    });

    const page = await askPage(at(), null, `/join/${token}`);
    expect(page).toMatchObject({ status: 200, loaded: { invitation: { role: 'editor' } } });
    now += 7 * DAY;
    expect(await askPage(at(), null, `/join/${token}`)).toMatchObject({
      status: 404,
      loaded: { invitation: null },
    });
    expect((await join(token)).status).toBe(404);
    now -= 7 * DAY;
  });

  it('are invited once, where the email is nobody’s', async () => {
    const taken = (message: RegExp) => ({
      field: 'email',
      message: expect.stringMatching(message),
    });
    expect(await refusal(invite(RITA.toUpperCase()))).toEqual(taken(/invited already/));
    expect(await refusal(invite(specialistEntry.email))).toEqual(taken(/account of a provider/));
    expect(await refusal(invite(ana.actor.email))).toEqual(taken(/staff account already/));
    for (const email of ['', 'nobody', 'a@b', `${'x'.repeat(101)}@kanek.bz`, 'a@b.bz\nBcc: c@d.bz'])
      expect(await refusal(invite(email))).toMatchObject({ field: 'email' });
    for (const role of ['', 'owner', '__proto__', 'Admin'])
      expect(await refusal(invite('dan@kanek.example', role))).toMatchObject({ field: 'role' });
    expect(await refusal(invite('dan@kanek.example', 'admin', 'de'))).toMatchObject({
      field: 'language',
    });
    const racing = await Promise.all(
      Array.from({ length: 4 }, () => outcome(invite('race@kanek.example'))),
    );
    expect(racing.filter((each) => each === 'done')).toHaveLength(1);
    expect(await mailsTo(services(), 'race@kanek.example')).toHaveLength(1);
  });

  it('get a new link in place of the old one, or none any more', async () => {
    const { id } = (await open()).find(({ email }) => email === RITA)!;
    const old = await linkIn(RITA);
    await doing({ intent: 'send-again', id });
    expect(await linkIn(RITA, 2)).not.toBe(old);
    expect(await findInvitation(at(), old)).toBeNull();
    expect(await findInvitation(at(), await linkIn(RITA, 2))).toMatchObject({ role: 'editor' });

    const race = (await open()).find(({ email }) => email.startsWith('race'))!;
    const token = await linkIn('race@kanek.example');
    await doing({ intent: 'revoke', id: race.id });
    expect((await join(token)).status).toBe(404);
    expect(await mailsTo(services(), 'race@kanek.example', 2)).toHaveLength(2);
    for (const intent of ['revoke', 'send-again'])
      expect(await outcome(doing({ intent, id: race.id }))).toMatch(/used or taken back/);
    expect((await logOf(services())).slice(0, 2).map(({ action }) => action)).toEqual([
      'staff.revoke',
      'staff.send-again',
    ]);
  });

  it.each(['x', 'A'.repeat(43), '%00', '..%2f', `${'a'.repeat(5000)}`, '__proto__', "' or 1=1"])(
    'do not get in by %s',
    async (token) => {
      const path = encodeURI(token.slice(0, 2000));
      const answer = await askPage(at(), null, `/join/${path}`, { form: { password: PASSWORD } });
      expect(answer.status).toBe(404);
      expect(answer.cookies).toEqual([]);
    },
  );

  it('choose a password, are signed in, and set up the second factor first', async () => {
    await services().db.delete(rateLimits);
    const token = await linkIn(RITA, 2);
    const weak = await join(token, 'short');
    expect(weak).toMatchObject({ status: 400, said: { errors: { password: expect.any(String) } } });
    const racing = await Promise.all(Array.from({ length: 4 }, () => join(token)));
    expect(racing.filter(({ status }) => status === 404)).toHaveLength(3);
    const { location, cookies } = racing.find(({ status }) => status === 302)!;
    expect(location).toBe('/admin/security');
    const session = await sessionIn(cookies);
    expect(session).toMatchObject({
      account: { email: RITA, role: 'editor' },
      secondFactorMissing: true,
    });
    expect((await askPage(at(), session, '/admin')).location).toBe('/admin/security');
    expect((await join(token)).status).toBe(404);
    expect((await logOf(services()))[0]).toMatchObject({
      action: 'staff.join',
      actorEmail: RITA,
      after: { role: 'editor' },
    });
  });

  const sessionIn = (cookies: readonly string[]) => {
    const cookie = cookies.find((each) => each.startsWith('session='))!;
    return findSession(
      services().db,
      new Date(now),
      services().env,
      cookie.slice(8).split(';')[0]!,
    );
  };
  const signIn = async (id: number) => {
    const who = { accountId: id, userAgent: null, secondFactorAt: new Date(now) };
    const token = await createSession(services().db, new Date(now), services().env, who);
    return () => findSession(services().db, new Date(now), services().env, token);
  };

  it('do not join where somebody has signed up with the email meanwhile', async () => {
    await invite('later@kanek.example');
    await services().db.insert(accounts).values({
      kind: 'business',
      email: 'Later@kanek.example',
      passwordHash: '!',
    });
    const answer = await join(await linkIn('later@kanek.example'));
    expect(answer).toMatchObject({
      status: 409,
      said: { failure: expect.stringMatching(/already/) },
    });
    const [invitation] = await open();
    const again = await outcome(doing({ intent: 'send-again', id: invitation!.id }));
    expect(again).toMatch(/account of a provider/);
    await doing({ intent: 'revoke', id: invitation!.id });
  });

  it('have another role from the next request on, and are told', async () => {
    const id = await member('dan@kanek.example', 'editor');
    const session = await signIn(id);
    expect((await askPage(at(), await session(), '/admin/featured')).status).toBe(200);
    await doing({ intent: 'change-role', id, role: 'reviewer' });
    expect((await askPage(at(), await session(), '/admin/featured')).location).toBe(
      '/admin?refused',
    );
    const [mail] = await mailsTo(services(), 'dan@kanek.example');
    expect(mail!.subject).toBe('Your role on Kanek has changed');
    expect(mail!.text).toContain('approve or reject profiles');
    expect(mail!.text).not.toContain('featured');
    expect((await logOf(services()))[0]).toMatchObject({
      action: 'staff.change-role',
      objectId: String(id),
      before: { role: 'editor' },
      after: { role: 'reviewer' },
    });
    expect(await outcome(doing({ intent: 'change-role', id, role: 'reviewer' }))).toMatch(
      /already/,
    );
    expect(await refusal(doing({ intent: 'change-role', id, role: 'boss' }))).toMatchObject({
      field: 'role',
    });
  });

  it('are removed with their sessions at once, and are told', async () => {
    const id = (await findAccount(services().db, 'dan@kanek.example'))!.id;
    const session = await signIn(id);
    expect(await session()).not.toBeNull();
    await doing({ intent: 'remove', id });
    expect(await session()).toBeNull();
    expect((await mailsTo(services(), 'dan@kanek.example', 2)).at(-1)!.subject).toMatch(/closed/);
    expect(await outcome(doing({ intent: 'remove', id }))).toMatch(/no longer works/);
    const provider = (await findAccount(services().db, specialistEntry.email))!.id;
    for (const intent of ['remove', 'change-role'])
      expect(await outcome(doing({ intent, id: provider, role: 'admin' }))).toMatch(/no longer/);
    expect(await roleOf(specialistEntry.email)).toBeNull();
  });

  it.each([
    ['removed', 0, (id: number) => doing({ intent: 'remove', id })],
    // Editors make codes for claims, too.
    ['made less', 1, (id: number) => doing({ intent: 'change-role', id, role: 'editor' })],
    ['suspended', 0, (id: number) => standing(id, { intent: 'suspend', reason: 'Left us.' })],
    ['deleted', 0, (id: number) => standing(id, { intent: 'delete', confirmation: 'DELETE' })],
  ])('leave no open door when they are %s', async (how, codesLeft, end) => {
    const email = `${how.replace(' ', '-')}@kanek.example`;
    const id = await member(email, 'admin');
    const shop = await insertUnclaimed(services().db, { name: `Shop of who is ${how}` });
    await makeClaimLetter(at(), { id: String(shop.accountId), actor: { id, email } });
    const guest = `guest-of-${email}`;
    const invitation = { intent: 'invite', email: guest, role: 'admin', language: 'en' };
    await doing(invitation, { ...ana, actor: { id, email } });
    const token = await linkIn(guest);
    const taken = { ...invitation, email: `ana-${guest}` };
    await doing(taken, { ...ana, actor: { id, email } });
    // From then on it is hers.
    const [later] = (await open()).filter((each) => each.email === taken.email);
    await doing({ intent: 'send-again', id: later!.id });
    await end(id);
    expect(await findInvitation(at(), token)).toBeNull();
    expect(await findInvitation(at(), await linkIn(taken.email, 2))).not.toBeNull();
    const { db } = services();
    expect(await db.$count(claimCodes, eq(claimCodes.profileId, shop.accountId))).toBe(codesLeft);
    await db.delete(staffInvitations).where(eq(staffInvitations.email, `ana-${guest}`));
    await db.delete(accounts).where(inArray(accounts.id, [id, shop.accountId]));
  });

  it('do not change themselves', async () => {
    await member('second@kanek.example', 'admin');
    for (const intent of ['remove', 'change-role'])
      expect(await outcome(doing({ intent, id: ana.actor.id, role: 'reviewer' }))).toMatch(
        /themselves/,
      );
  });

  it('always keep an admin who can sign in, also when two act at once', async () => {
    const { db } = services();
    const second = (await findAccount(db, 'second@kanek.example'))!.id;
    const other = { session: ana.session, actor: { id: second, email: 'second@kanek.example' } };
    const both = await Promise.all([
      outcome(doing({ intent: 'change-role', id: second, role: 'editor' })),
      outcome(doing({ intent: 'change-role', id: ana.actor.id, role: 'editor' }, other)),
    ]);
    expect(both.filter((each) => each === 'done')).toHaveLength(1);
    expect(both.find((each) => each !== 'done')).toMatch(/Your role does not include this/);
    await db.update(accounts).set({ staffRole: 'admin' }).where(eq(accounts.id, ana.actor.id));
    await db.update(accounts).set({ staffRole: 'editor' }).where(eq(accounts.id, second));

    const last = ana.actor.id;
    const desk = (fields: Record<string, string>) =>
      outcome(act(actsOnAccount(String(last)), at(), other, fields));
    for (const refused of [
      desk({ intent: 'suspend', reason: 'Spam.' }),
      desk({ intent: 'delete', confirmation: 'DELETE' }),
    ])
      expect(await refused).toMatch(/always be an admin/);
    expect(await findAccount(db, ana.actor.email)).toMatchObject({ status: 'active' });
    // Whoever is suspended or invented does not count.
    await db.insert(accounts).values([
      { kind: 'admin', email: 's@kanek.example', passwordHash: '!', status: 'suspended' },
      { kind: 'admin', email: 'd@kanek.example', passwordHash: '!', isDemo: true },
    ]);
    expect(await desk({ intent: 'suspend', reason: 'Spam.' })).toMatch(/always/);
  });

  it('that the version before writes without a role may do everything', async () => {
    const { db } = services();
    await db
      .insert(accounts)
      .values({ kind: 'admin', email: 'old@kanek.example', passwordHash: '!' });
    expect(await roleOf('old@kanek.example')).toBe('admin');
    const provider = { kind: 'business', staffRole: 'admin', passwordHash: '!' } as const;
    await expect(db.insert(accounts).values(provider)).rejects.toMatchObject({
      cause: { constraint: 'accounts_staff_role' },
    });
  });

  it('are shown to admins with nothing that opens anything', async () => {
    await invite('seen@kanek.example');
    const view = await loadTeam(at(), null, ana.session);
    expect(view.ownId).toBe(ana.actor.id);
    expect(view.members[0]).toMatchObject({ role: 'admin' });
    expect(view.invited).toMatchObject([
      { email: 'seen@kanek.example', by: ana.actor.email, expired: false },
    ]);
    expect(JSON.stringify(view)).not.toMatch(/hash|token|password|totpSecret/i);
    now += 8 * DAY;
    expect((await loadTeam(at(), null, ana.session)).invited[0]!.expired).toBe(true);
    await sweepCodes(services().db, new Date(now + 29 * DAY));
    expect(await open()).toHaveLength(1);
    await sweepCodes(services().db, new Date(now + 31 * DAY));
    expect(await open()).toHaveLength(0);
    now -= 8 * DAY;
  });

  it('cannot fill mailboxes', async () => {
    await services().db.delete(rateLimits);
    const all = [];
    for (let n = 0; n < 21; n++) all.push(await outcome(invite(`many${n}@kanek.example`)));
    expect(all.slice(0, 20)).toEqual(Array(20).fill('done'));
    expect(all[20]).toMatch(/Too many/);
  });

  it('leave no link in the log of requests', () => {
    let written = '';
    const log = createLog('info', { write: (line: string) => void (written += line) });
    log.info({ path: '/es/join/abcDEF-_123.data' }, 'request');
    expect(written).toContain('/es/join/[cut]');
    expect(written).not.toContain('abcDEF');
  });
});
