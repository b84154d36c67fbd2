import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { confirmEmailChange, ofSession } from '#features/accounts/change-email.server.ts';
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
} from '#features/accounts/change-password.server.ts';
import { checkOwnPassword } from '#features/accounts/password.server.ts';
import { deleteAccount, eraseAccount } from '#features/accounts/delete-account.server.ts';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { rememberDevice } from '#features/accounts/enter.server.ts';
import { signIn } from '#features/accounts/sign-in.server.ts';
import { confirmWorkEmail } from '#features/accounts/work-email.server.ts';
import { actsOnAccount } from '#features/moderation/accounts/act-on-account.server.ts';
import { sessions } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { Queue } from '#platform/jobs/queue.server.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';
import { openBrowser } from './browser.ts';
import { became, inLine, tally, times } from './crowd/at-once.ts';
import { putCode } from './crowd/put-code.ts';
import { signUpIn } from './new-account.ts';
import { act, newStaff, openSession } from './staff.ts';

const { services, request } = provideApp({ DATABASE_POOL_SIZE: '24' });
const { password } = specialistEntry;
const next = 'Another-pass-2';
const TIMES = 10;

let people = 0;
const client = () => `10.3.${++people >> 8}.${people & 255}`;

/** Somebody with an account and one device. */
async function newOwner() {
  const email = `owner${++people}@gmail.com`;
  const browser = openBrowser(request, client());
  const phone = `6${String(people).padStart(6, '0')}`;
  const workEmail = `work${people}@tzul.example`;
  await signUpIn(browser, services(), 'specialist', { email, phone, workEmail });
  const { id: accountId } = (await findAccount(services().db, email))!;
  const { session } = await openSession(services(), accountId);
  return { accountId, sessionId: session.id, email, workEmail, browser };
}

type Owner = Awaited<ReturnType<typeof newOwner>>;

const reset = async ({ email }: Owner) => {
  const browser = 'mine';
  const code = await putCode(services(), { purpose: 'password_reset', email, browser });
  const typed = { email, code, newPassword: next, browser, linkKey: undefined };
  return () => resetPassword(services(), { ...typed, client: client() });
};
const enter = (email: string, typed = password) =>
  signIn(services(), { email, password: typed, client: client(), userAgent: null });
const leave =
  ({ accountId }: Owner) =>
  () =>
    deleteAccount(services(), { accountId, password, confirmation: 'DELETE' });
const rowOf = ({ accountId }: Owner) => `select from accounts where id = ${accountId} for update`;
const sessionsOf = ({ accountId }: Owner) =>
  services().db.$count(sessions, eq(sessions.accountId, accountId));
/** The same services, and to whom mails were handed by them. */
function listening() {
  const told: (string | null)[] = [];
  const send = ((job: never, mail: { to: string | null }, tx: never) => {
    told.push(mail.to);
    return services().queue.send(job, mail as never, tx);
  }) as Queue['send'];
  return { told, at: { ...services(), queue: { ...services().queue, send } } };
}

describe.runIf(process.env.TEST_ENGINE === 'server')('a new password', () => {
  it('ends also what was begun with the old one and not yet finished', async () => {
    const owner = await newOwner();
    const said = await inLine(services(), rowOf(owner), [
      await reset(owner),
      () => enter(owner.email),
    ]);
    expect(said).toEqual(['done', 'not-signed-in']);
    expect(await sessionsOf(owner)).toBe(0);
    expect(await became(enter(owner.email, next))).toBe('done');
  });

  it('is not changed by whoever knew the old one a moment before', async () => {
    const owner = await newOwner();
    const theirs = 'Thiefs-pass-3';
    const steal = () => changePassword(services(), { ...owner, current: password, next: theirs });
    const said = await inLine(services(), rowOf(owner), [await reset(owner), steal]);
    expect(said).toEqual(['done', 'bad-input']);
    expect(await became(enter(owner.email, next))).toBe('done');
    expect(await became(enter(owner.email, theirs))).toBe('not-signed-in');
  });

  it('is nobody’s whose account is gone, and nobody is told of it', async () => {
    const { at, told } = listening();
    const [one, other] = [await newOwner(), await newOwner()];
    const change = () => changePassword(at, { ...one, current: password, next });
    expect(await inLine(services(), rowOf(one), [leave(one), change])).toEqual([
      'done',
      'bad-input',
    ]);
    const again = await reset(other);
    expect(await inLine(services(), rowOf(other), [leave(other), again])).toEqual([
      'done',
      'bad-input',
    ]);
    expect(told).toEqual([]);
  });

  it('is set once by each code, however many type it', async () => {
    const owner = await newOwner();
    expect(await tally(times(TIMES, await reset(owner)))).toEqual({
      done: 1,
      'bad-input': TIMES - 1,
    });
    expect(await sessionsOf(owner)).toBe(0);
  });

  it('is guessed five times on an open device, however many try at once', async () => {
    const { accountId } = await newOwner();
    const wrong = { accountId, password: 'Wrong-pass-1', field: 'password' };
    const tries = times(30, () => checkOwnPassword(services(), wrong));
    expect(await tally(tries)).toEqual({ 'bad-input': 5, 'too-many': 25 });
  });

  it('is looked at sixty times an hour on an open device, also where it is right', async () => {
    const { accountId } = await newOwner();
    const right = { accountId, password, field: 'password' };
    const said: string[] = [];
    for (let turn = 0; turn < 62; turn++)
      said.push(await became(checkOwnPassword(services(), right)));
    expect(said).toEqual([...Array<string>(60).fill('done'), 'too-many', 'too-many']);
  });

  it('is asked for twice at once by one browser, which gets one code', async () => {
    const { accountId, email } = await newOwner();
    const { at, told } = listening();
    // With and without the cookie of a known device: each is within its own limit.
    const ask = (knownDevice: string | null) => () =>
      requestPasswordReset(at, { email, client: client(), browser: 'same', knownDevice });
    const device = rememberDevice(services(), accountId, null).value;
    const row = 'lock table email_codes in share mode';
    expect(await inLine(services(), row, [ask(null), ask(device)])).toEqual(['done', 'done']);
    expect(told).toEqual([email]);
  });
});

describe.runIf(process.env.TEST_ENGINE === 'server')('a new email', () => {
  const confirm = async (owner: Owner, email: string, at = services()) => {
    const browser = ofSession(owner.sessionId);
    const code = await putCode(services(), { purpose: 'email_change', email, browser });
    return () => confirmEmailChange(at, { ...owner, email, code });
  };

  it('is nobody’s whose account is gone', async () => {
    const owner = await newOwner();
    const { at, told } = listening();
    const change = await confirm(owner, 'late@gmail.com', at);
    const said = await inLine(services(), rowOf(owner), [leave(owner), change]);
    expect([said, told]).toEqual([['done', 'not-signed-in'], []]);
  });

  it('is not set by a device that was signed out meanwhile', async () => {
    const owner = await newOwner();
    const steal = await confirm(owner, 'thief@gmail.com');
    const said = await inLine(services(), rowOf(owner), [await reset(owner), steal]);
    expect(said).toEqual(['done', 'not-signed-in']);
    expect(await findAccount(services().db, owner.email)).not.toBeNull();
  });

  it('ends also what was begun with the old one', async () => {
    const owner = await newOwner();
    const change = await confirm(owner, 'newer@gmail.com');
    const said = await inLine(services(), rowOf(owner), [change, () => enter(owner.email)]);
    expect(said).toEqual(['done', 'not-signed-in']);
    expect(await sessionsOf(owner)).toBe(1);
  });

  it('keeps the old one from setting a password', async () => {
    const owner = await newOwner();
    const change = await confirm(owner, 'newest@gmail.com');
    const said = await inLine(services(), rowOf(owner), [change, await reset(owner)]);
    expect(said).toEqual(['done', 'bad-input']);
    expect(await became(enter('newest@gmail.com'))).toBe('done');
  });

  it('is one account’s, whoever wants it at once', async () => {
    const owners = await Promise.all(Array.from({ length: 6 }, newOwner));
    const acts = await Promise.all(owners.map((owner) => confirm(owner, 'wanted@gmail.com')));
    expect(await tally(acts.map((each) => each()))).toEqual({ done: 1, conflict: 5 });
  });

  it('is set once by each code', async () => {
    const change = await confirm(await newOwner(), 'once@gmail.com');
    expect(await tally(times(TIMES, change))).toEqual({ done: 1, 'bad-input': TIMES - 1 });
  });
});

describe.runIf(process.env.TEST_ENGINE === 'server')('a work email', () => {
  const prove = async (owner: Owner) => {
    const [email, browser] = [owner.workEmail, ofSession(owner.sessionId)];
    const code = await putCode(services(), { purpose: 'work_email', email, browser });
    return () => confirmWorkEmail(services(), { ...owner, code });
  };

  it('is proved once by each code', async () => {
    const all = await tally(times(TIMES, await prove(await newOwner())));
    expect(all).toEqual({ done: 1, 'bad-input': TIMES - 1 });
  });

  it('is not proved by the code of the one before', async () => {
    const owner = await newOwner();
    const isOwn = eq(profiles.accountId, owner.accountId);
    const change = async () =>
      services().db.update(profiles).set({ workEmail: 'changed@tzul.example' }).where(isOwn);
    const row = `select from profiles where account_id = ${owner.accountId} for update`;
    const said = await inLine(services(), row, [change, await prove(owner)]);
    expect(said).toEqual(['done', 'conflict']);
  });
});

describe.runIf(process.env.TEST_ENGINE === 'server')('an account', () => {
  it('is deleted once, and its owner told once', async () => {
    const { accountId, email } = await newOwner();
    const { at, told } = listening();
    const all = await tally(times(TIMES, () => eraseAccount(at, accountId)));
    expect(all).toEqual({ done: 1, 'not-found': TIMES - 1 });
    expect(told).toEqual([email]);
  });

  it('is not deleted by whoever knew the old password a moment before', async () => {
    const owner = await newOwner();
    const said = await inLine(services(), rowOf(owner), [await reset(owner), leave(owner)]);
    expect(said).toEqual(['done', 'bad-input']);
    expect(await became(enter(owner.email, next))).toBe('done');
  });

  it('that is suspended meanwhile keeps no session for the day that it is opened again', async () => {
    const owner = await newOwner();
    const staff = await newStaff(services());
    const suspend = () =>
      act(actsOnAccount(String(owner.accountId)), services(), staff, {
        intent: 'suspend',
        reason: 'Because.',
      });
    const said = await inLine(services(), rowOf(owner), [suspend, () => enter(owner.email)]);
    expect(said).toEqual(['done', 'not-signed-in']);
    expect(await sessionsOf(owner)).toBe(0);
  });
});
