import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { enter } from '#features/accounts/enter.server.ts';
import { hashPassword } from '#features/accounts/password.server.ts';
import { hashRecoveryCode } from '#features/accounts/second-factor/change-second-factor.server.ts';
import { findSession } from '#features/accounts/session.server.ts';
import { newInvitation } from '#features/accounts/staff/join-staff.server.ts';
import { keepProgress } from '#features/claiming/claim-progress.server.ts';
import { accounts, staffInvitations } from '#platform/db/tables/accounts.ts';
import { insertUnclaimed } from '../support/unclaimed.ts';
import { provideApp } from '../support/request.ts';
import { openBrowser, type Browser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { renderPage } from './pages.ts';
import { openSession } from './staff.ts';

const PASSWORD = 'Mangrove7';
const WEAK = 'short';
const RECOVERY = 'abcde23456';
const { request, services } = provideApp({}, renderPage);

let before = 0;
beforeAll(async () => {
  const { db } = services();
  const passwordHash = await hashPassword(PASSWORD);
  const account = { kind: 'specialist', passwordHash } as const;
  const [first] = await db
    .insert(accounts)
    .values([
      { ...account, email: 'before@gmail.com' },
      { ...account, email: 'simple@gmail.com' },
    ])
    .returning();
  before = first!.id;
});

const sessionOf = ({ cookies }: Browser) => {
  const { db, clock, env } = services();
  return findSession(db, clock.now(), env, cookies.get('session')!);
};

/** Somebody is signed in there already. */
async function newBrowser(): Promise<Browser> {
  const browser = openBrowser(request);
  browser.cookies.set('session', (await openSession(services(), before)).token);
  return browser;
}
/** The same browser as it is now: what it is told later does not reach its copy. */
function copyOf({ cookies }: Browser): Browser {
  const copy = openBrowser(request);
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

async function staffWithSecondFactor() {
  const { db, clock, secret } = services();
  const email = 'careful@kanek.example';
  const passwordHash = await hashPassword(PASSWORD);
  const [staff] = await db
    .insert(accounts)
    .values({ kind: 'admin', email, passwordHash, totpSecret: 'x', totpConfirmedAt: clock.now() })
    .returning();
  const recoveryCodeHashes = [hashRecoveryCode(secret, staff!.id, RECOVERY)];
  await db.update(accounts).set({ recoveryCodeHashes });
  return email;
}

interface Door {
  refused: () => Promise<unknown>;
  accepted: () => Promise<unknown>;
}
/** Each way to a session, as far as the press of its last button. */
const DOORS: Record<string, (browser: Browser) => Promise<Door>> = {
  async 'a password'(browser) {
    const sign = (password: string) =>
      browser.postForm('/login', { email: 'simple@gmail.com', password });
    return { refused: () => sign(`${PASSWORD}8`), accepted: () => sign(PASSWORD) };
  },
  async 'a second step'(browser) {
    const email = await staffWithSecondFactor();
    await browser.postForm('/login', { email, password: PASSWORD });
    expect(await browser.send('/login/code')).toMatchObject({ status: 200 });
    const sign = (recovery: string) => browser.postForm('/login/code', { recovery });
    return { refused: () => sign('zzzzz-77777'), accepted: () => sign(RECOVERY) };
  },
  async 'an invitation to the staff'(browser) {
    const { token, kept } = newInvitation(services());
    const invited = { email: 'rita@kanek.example', role: 'editor', ...kept } as const;
    await services().db.insert(staffInvitations).values(invited);
    const join = (password: string) => browser.postForm(`/join/${token}`, { password });
    return { refused: () => join(WEAK), accepted: () => join(PASSWORD) };
  },
  async 'a claim'(browser) {
    const email = 'heron@gmail.com';
    const added = { name: 'Blue Heron', workEmail: email };
    const { slug, accountId: profile } = await insertUnclaimed(services().db, added);
    const proof = { by: 'email', email } as const;
    const progress = { profile, proof, login: { email, proved: true } };
    browser.cookies.set('claim', keepProgress(services(), progress).value);
    const finish = (password: string) =>
      browser.postForm(`/claim/${slug}`, { intent: 'finish', password });
    return { refused: () => finish(WEAK), accepted: () => finish(PASSWORD) };
  },
  async 'a signup'(browser) {
    const sign = (password: string) =>
      signUpIn(browser, services(), 'specialist', { password, email: 'nyoo@gmail.com' });
    return { refused: () => sign(WEAK).catch(() => null), accepted: () => sign(PASSWORD) };
  },
};

describe.each(Object.keys(DOORS))('whoever enters by %s', (name) => {
  it('ends the session that this browser had, once they are in, and no other', async () => {
    const [browser, elsewhere] = [await newBrowser(), await newBrowser()];
    const asItWas = copyOf(browser);
    const { refused, accepted } = await DOORS[name]!(browser);

    await refused();
    expect(browser.cookies.get('session')).toBe(asItWas.cookies.get('session'));
    expect((await sessionOf(asItWas))?.account.id).toBe(before);

    await accepted();
    expect((await sessionOf(browser))?.account.id).toEqual(expect.any(Number));
    expect((await sessionOf(browser))?.account.id).not.toBe(before);
    expect(browser.cookies.get('device')).toBeTruthy();
    expect(await sessionOf(asItWas)).toBeNull();
    expect((await sessionOf(elsewhere))?.account.id).toBe(before);
  });
});

it('the browser keeps its cookie for as long as a session may last', async () => {
  const begun = { accountId: before, token: 'x', former: null, knownDevice: null };
  const { session } = await enter(services(), begun);
  expect(session).toEqual({ value: 'x', seconds: services().env.SESSION_MAX_DAYS * 86_400 });
});

it('nobody gets a session in another way', () => {
  const begins = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /(?<!function )createSession\(/.test(readFileSync(file, 'utf8')),
  );
  expect(begins.length).toBe(Object.keys(DOORS).length);
});
