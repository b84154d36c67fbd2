import { confirmEmailChange, ofSession } from '#features/accounts/change-email.server.ts';
import { changePassword, resetPassword } from '#features/accounts/change-password.server.ts';
import { endOwnSession } from '#features/accounts/devices.server.ts';
import { endSessions } from '#features/accounts/session.server.ts';
import { signIn } from '#features/accounts/sign-in.server.ts';
import { confirmWorkEmail } from '#features/accounts/work-email.server.ts';
import { once } from './at-once.ts';
import { PASSWORDS, type Acts, type Crowd, type Step } from './crowd.ts';
import { putCode } from './put-code.ts';

/** What people do with the way in: nobody knows which password it is that somebody else has just set. */
export const accountsAct = (crowd: Crowd): Acts => ({
  'sign in': [
    6,
    ({ one, client, chance }) =>
      signIn(crowd.services, {
        email: one.login ?? '',
        password: chance.pick(PASSWORDS),
        client,
        userAgent: null,
      }),
  ],
  'change password': [3, (step) => change(crowd, step)],
  'reset password': [2, (step) => reset(crowd, step)],
  'change email': [2, (step) => moveTo(crowd, step)],
  'prove work email': [3, (step) => proveWork(crowd, step)],
  'sign out': [
    1,
    async ({ one, chance }) =>
      endOwnSession(crowd.services.db, {
        accountId: one.id,
        sessionId: await sessionOf(crowd, one.id, chance),
      }),
  ],
  'sign out others': [
    1,
    async ({ one, chance }) =>
      endSessions(crowd.services.db, {
        accountId: one.id,
        keep: await sessionOf(crowd, one.id, chance),
      }),
  ],
  // Nobody is to be kept out for a quarter of an hour by what others have typed.
  later: [3, () => crowd.read('delete from rate_limits')],
});

async function sessionOf(
  { read }: Crowd,
  accountId: number,
  chance: Step['chance'],
): Promise<number> {
  const all = await read<{ id: number }>(
    `select id::int from sessions where account_id = ${accountId} order by id`,
  );
  return all.length > 0 ? chance.pick(all).id : 0;
}

async function change(crowd: Crowd, { one, chance }: Step) {
  const sessionId = await sessionOf(crowd, one.id, chance);
  const [current, next] = chance.chance(0.5) ? PASSWORDS : PASSWORDS.toReversed();
  const wish = { accountId: one.id, sessionId, current: current!, next: next! };
  await changePassword(crowd.services, wish);
}

/** Twice with one code: it is good once, and no device from before it stays signed in. */
async function reset({ services, read }: Crowd, { one, n, client, chance }: Step) {
  if (!one.login) return;
  const known = `select id::int from sessions where account_id = ${one.id}`;
  const before = (await read<{ id: number }>(known)).map(({ id }) => id);
  const email = one.login;
  const browser = `reset ${n}`;
  const code = await putCode(services, { purpose: 'password_reset', email, browser });
  const typed = { email, code, browser, linkKey: undefined, client };
  const newPassword = chance.pick(PASSWORDS);
  await once([1, 2].map(() => resetPassword(services, { ...typed, newPassword })));
  const left = (await read<{ id: number }>(known)).filter(({ id }) => before.includes(id));
  if (left.length > 0) throw new Error('A device has outlived the password.');
}

async function moveTo(crowd: Crowd, { one, n, chance }: Step) {
  const { services } = crowd;
  const sessionId = await sessionOf(crowd, one.id, chance);
  const email = `moved${n % 9}@gmail.com`;
  const browser = ofSession(sessionId);
  const code = await putCode(services, { purpose: 'email_change', email, browser });
  await confirmEmailChange(services, { accountId: one.id, sessionId, email, code });
}

async function proveWork(crowd: Crowd, { one, chance }: Step) {
  if (!one.work) return;
  const sessionId = await sessionOf(crowd, one.id, chance);
  const asked = { purpose: 'work_email', email: one.work, browser: ofSession(sessionId) } as const;
  const code = await putCode(crowd.services, asked);
  await confirmWorkEmail(crowd.services, { accountId: one.id, sessionId, code });
}
