import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { resetPassword } from '#features/accounts/change-password.server.ts';
import { findAccountById, type Login } from '#features/accounts/find-account.server.ts';
import { hashPassword } from '#features/accounts/password.server.ts';
import { renewRecoveryCodes } from '#features/accounts/second-factor/change-second-factor.server.ts';
import { finishSignIn } from '#features/accounts/second-factor/second-step.server.ts';
import {
  confirmSetup,
  startSetup,
} from '#features/accounts/second-factor/set-up-second-factor.server.ts';
import { fromBase32, hotp, stepAt } from '#features/accounts/second-factor/totp.server.ts';
import { newInvitation, joinStaff } from '#features/accounts/staff/join-staff.server.ts';
import { takeOver } from '#features/claiming/take-over.server.ts';
import { actsOnAccount } from '#features/moderation/accounts/act-on-account.server.ts';
import { makeClaimLetter } from '#features/moderation/claims/claim-letter.server.ts';
import { teamActs } from '#features/moderation/team/team-desk.server.ts';
import { accounts, sessions, staffInvitations } from '#platform/db/tables/accounts.ts';
import { claimCodes } from '#platform/db/tables/claims.ts';
import { rateLimits } from '#platform/db/tables/limits.ts';
import { provideServices } from '../support/test-services.ts';
import { insertUnclaimed } from '../support/unclaimed.ts';
import { became, inLine, tally, times } from './crowd/at-once.ts';
import { putCode } from './crowd/put-code.ts';
import { act, openSession } from './staff.ts';

const services = provideServices({ DATABASE_POOL_SIZE: '24' });
const password = 'Mangrove-77';
const TIMES = 10;

let people = 0;
const client = () => `10.4.${++people >> 8}.${people & 255}`;

/** An admin at one device. */
async function newAdmin() {
  const email = `admin${++people}@kanek.example`;
  const values = { kind: 'admin', email, passwordHash: await hashPassword(password) } as const;
  const [account] = await services().db.insert(accounts).values(values).returning();
  const accountId = account!.id;
  const { session } = await openSession(services(), accountId);
  return { accountId, sessionId: session.id, email, session, actor: { id: accountId, email } };
}
type Admin = Awaited<ReturnType<typeof newAdmin>>;

/** What an app shows, or will in half a minute. */
const codeOf = (key: string, later = 0) =>
  hotp(fromBase32(key.replaceAll(' ', '')), stepAt(services().clock.now()) + later);
const setUp = async ({ accountId, sessionId }: Admin) => {
  const { sealed, key } = await startSetup(services(), { accountId, password });
  const confirm = () =>
    confirmSetup(services(), { accountId, sessionId, sealed, code: codeOf(key) });
  return { key, confirm };
};
const getAccount = async ({ accountId }: Admin) =>
  (await findAccountById(services().db, accountId)) as Login;
const type = (account: Login, typed: { code?: string; recovery?: string }) => () =>
  finishSignIn(services(), account, { code: '', recovery: '', ...typed, userAgent: null });
const reset = async ({ email }: Admin) => {
  const browser = 'mine';
  const code = await putCode(services(), { purpose: 'password_reset', email, browser });
  const typed = { email, code, newPassword: 'Another-pass-2', browser, linkKey: undefined };
  return () => resetPassword(services(), { ...typed, client: client() });
};
const remove = (who: Admin, whom: Admin) => () =>
  act(teamActs, services(), who, { intent: 'remove', id: whom.accountId });
const demote = (who: Admin, whom: Admin) => () =>
  act(teamActs, services(), who, { intent: 'change-role', id: whom.accountId, role: 'editor' });
const suspend = (who: Admin, whom: Admin) => () =>
  act(actsOnAccount(String(whom.accountId)), services(), who, { intent: 'suspend', reason: 'x' });
const erase = (who: Admin, whom: Admin) => () =>
  act(actsOnAccount(String(whom.accountId)), services(), who, {
    intent: 'delete',
    confirmation: 'DELETE',
  });
const rowOf = ({ accountId }: Admin) => `select from accounts where id = ${accountId} for update`;
const sessionsOf = ({ accountId }: Admin) =>
  services().db.$count(sessions, eq(sessions.accountId, accountId));
describe.runIf(process.env.TEST_ENGINE === 'server')('a second factor', () => {
  it('opens nothing once there is a new password', async () => {
    const ana = await newAdmin();
    const codes = await (await setUp(ana)).confirm();
    const enter = type(await getAccount(ana), { recovery: codes[0]! });
    const holds = `select from sessions where account_id = ${ana.accountId} for update`;
    expect(await inLine(services(), holds, [await reset(ana), enter])).toEqual([
      'done',
      'not-signed-in',
    ]);
    expect(await sessionsOf(ana)).toBe(0);
  });

  it('opens nothing once it is another device', async () => {
    const ana = await newAdmin();
    const old = await setUp(ana);
    await old.confirm();
    const enter = type(await getAccount(ana), { code: codeOf(old.key, 1) });
    const { confirm } = await setUp(ana);
    expect(await inLine(services(), rowOf(ana), [confirm, enter])).toEqual([
      'done',
      'not-signed-in',
    ]);
    expect(await sessionsOf(ana)).toBe(1);
  });

  it('is the one that was set up first, of two at once, with its recovery codes', async () => {
    const ana = await newAdmin();
    const [one, other] = [await setUp(ana), await setUp(ana)];
    let codes: string[] = [];
    const first = async () => void (codes = await one.confirm());
    expect(await inLine(services(), rowOf(ana), [first, other.confirm])).toEqual([
      'done',
      'conflict',
    ]);
    const account = await getAccount(ana);
    expect(await became(type(account, { recovery: codes[0]! })())).toBe('done');
  });

  it('is nobody’s who was removed meanwhile', async () => {
    const [ana, ben, cay] = [await newAdmin(), await newAdmin(), await newAdmin()];
    const { confirm } = await setUp(ben);
    expect(await inLine(services(), rowOf(ben), [remove(ana, ben), confirm])).toEqual([
      'done',
      'conflict',
    ]);
    await (await setUp(cay)).confirm();
    const renew = () => renewRecoveryCodes(services(), { accountId: cay.accountId, password });
    expect(await inLine(services(), rowOf(cay), [remove(ana, cay), renew])).toEqual([
      'done',
      'bad-input',
    ]);
  });

  it('takes each code once, however many type it', async () => {
    const ana = await newAdmin();
    const { key, confirm } = await setUp(ana);
    const [recovery] = await confirm();
    const account = await getAccount(ana);
    expect(await tally(times(TIMES, type(account, { code: codeOf(key, 1) })))).toMatchObject({
      done: 1,
    });
    await services().db.delete(rateLimits);
    expect(await tally(times(TIMES, type(account, { recovery: recovery! })))).toMatchObject({
      done: 1,
    });
  });
});

describe.runIf(process.env.TEST_ENGINE === 'server')('the team', () => {
  it('keeps an admin, whatever all of them do to each other at once', async () => {
    const { db } = services();
    const left = and(eq(accounts.staffRole, 'admin'), eq(accounts.status, 'active'));
    for (let round = 0; round < 12; round++) {
      await db.delete(accounts).where(eq(accounts.kind, 'admin'));
      const all = await Promise.all(Array.from({ length: 4 }, newAdmin));
      const does = [remove, demote, suspend, erase];
      const acts = all.flatMap((who, i) =>
        all.filter((whom) => whom !== who).map((whom, j) => does[(i + j + round) % 4]!(who, whom)),
      );
      const said = Object.keys(await tally(acts.map((each) => each())));
      expect(said.filter((each) => each.startsWith('fault'))).toEqual([]);
      expect(await db.$count(accounts, left)).toBeGreaterThan(0);
    }
  });

  it('is not changed by somebody who was removed from it meanwhile', async () => {
    const [ana, ben] = [await newAdmin(), await newAdmin()];
    await newAdmin();
    const holds = `select from accounts where id in (${ana.accountId}, ${ben.accountId}) for update`;
    const said = await inLine(services(), holds, [remove(ana, ben), remove(ben, ana)]);
    expect(said).toEqual(['done', 'forbidden']);
    expect(await findAccountById(services().db, ana.accountId)).not.toBeNull();
  });

  it('tells whoever is removed in the middle of something to log in', async () => {
    const [ana, ben] = [await newAdmin(), await newAdmin()];
    const added = await insertUnclaimed(services().db, { name: 'Cay Corner' });
    const letter = () =>
      makeClaimLetter(services(), { id: String(added.accountId), actor: ben.actor });
    const said = await inLine(services(), rowOf(ben), [remove(ana, ben), letter]);
    expect(said).toEqual(['done', 'not-signed-in']);
  });

  it('lets one join by an invitation, however many follow it', async () => {
    const { token, kept } = newInvitation(services());
    const email = 'invited@kanek.example';
    await services()
      .db.insert(staffInvitations)
      .values({ email, role: 'editor', ...kept });
    const join = () =>
      joinStaff(services(), { token, password, client: client(), userAgent: null });
    expect(await tally(times(TIMES, join))).toEqual({ done: 1, 'not-found': TIMES - 1 });
    expect(await services().db.$count(accounts, eq(accounts.email, email))).toBe(1);
  });
});

describe.runIf(process.env.TEST_ENGINE === 'server')('the code of a letter', () => {
  it('makes one owner, however many type it', async () => {
    const ana = await newAdmin();
    const { accountId } = await insertUnclaimed(services().db, { name: 'Reef Works' });
    await makeClaimLetter(services(), { id: String(accountId), actor: ana.actor });
    const [made] = await services()
      .db.select()
      .from(claimCodes)
      .where(eq(claimCodes.profileId, accountId));
    const proof = { by: 'code', codeHmac: made!.codeHmac } as const;
    const claim = () => {
      const from = client();
      const email = `claimant${people}@gmail.com`;
      return takeOver(services(), {
        accountId,
        proof,
        email,
        password,
        client: from,
        userAgent: null,
      });
    };
    expect(await tally(times(TIMES, claim))).toEqual({ done: 1, conflict: TIMES - 1 });
    expect(await services().db.$count(sessions, eq(sessions.accountId, accountId))).toBe(1);
  });
});
