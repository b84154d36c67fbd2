import { findAccountById, isLogin } from '#features/accounts/find-account.server.ts';
import { renewRecoveryCodes } from '#features/accounts/second-factor/change-second-factor.server.ts';
import { finishSignIn } from '#features/accounts/second-factor/second-step.server.ts';
import {
  confirmSetup,
  startSetup,
} from '#features/accounts/second-factor/set-up-second-factor.server.ts';
import { fromBase32, hotp, stepAt } from '#features/accounts/second-factor/totp.server.ts';
import { newInvitation, joinStaff } from '#features/accounts/staff/join-staff.server.ts';
import { findSession } from '#features/accounts/session.server.ts';
import { actsOnAccount } from '#features/moderation/accounts/act-on-account.server.ts';
import { teamActs } from '#features/moderation/team/team-desk.server.ts';
import { staffInvitations } from '#platform/db/tables/accounts.ts';
import { STAFF_ROLES } from '#platform/staff-roles.rules.ts';
import { once } from './at-once.ts';
import { password, type Acts, type Crowd, type Step } from './crowd.ts';

/** What staff do with each other's accounts and their own. The one who was there first stays. */
export const teamAct = (crowd: Crowd): Acts => {
  const recovery = new Map<number, readonly string[]>();
  const member = ({ chance }: Step) => chance.pick(crowd.team).actor.id;
  const onMember = (intent: string) => (step: Step) => {
    const id = member(step);
    if (id === crowd.team[0]!.actor.id) return Promise.resolve();
    const typed = {
      reason: 'Because.',
      confirmation: 'DELETE',
      role: step.chance.pick(STAFF_ROLES),
    };
    const acts = intent in teamActs ? teamActs : actsOnAccount(String(id));
    return crowd.desk(acts, { intent, id, ...typed });
  };
  return {
    'staff invited': [
      1,
      ({ n }) => {
        const email = `helper${n % 5}@kanek.example`;
        return crowd.desk(teamActs, { intent: 'invite', email, role: 'admin', language: 'en' });
      },
    ],
    'staff join': [4, (step) => join(crowd, step)],
    'staff role': [2, onMember('change-role')],
    'staff removed': [1, onMember('remove')],
    'staff suspended': [1, onMember('suspend')],
    'staff back': [2, onMember('unsuspend')],
    'staff deleted': [1, onMember('delete')],
    'second factor': [3, async (step) => setUp(crowd, member(step), recovery)],
    'recovery code': [3, async (step) => recover(crowd, member(step), recovery)],
    'new codes': [
      1,
      async (step) => {
        const accountId = member(step);
        recovery.set(accountId, await renewRecoveryCodes(crowd.services, { accountId, password }));
      },
    ],
  };
};

/** Two follow one link: it is good once. */
async function join({ services, team }: Crowd, { n, client }: Step) {
  const { db, clock, env } = services;
  const { token, kept } = newInvitation(services);
  const email = `staff${n}@kanek.example`;
  await db.insert(staffInvitations).values({ email, role: 'admin', ...kept });
  const typed = { token, password, client, userAgent: null };
  const [joined] = await once([1, 2].map(() => joinStaff(services, typed)));
  const session = joined && (await findSession(db, clock.now(), env, joined.token));
  if (session) team.push({ session, actor: { id: joined.accountId, email } });
}

async function setUp(
  { services, read }: Crowd,
  accountId: number,
  recovery: Map<number, readonly string[]>,
) {
  const [open] = await read<{ id: number }>(
    `select id::int from sessions where account_id = ${accountId}`,
  );
  const { sealed, key } = await startSetup(services, { accountId, password });
  const code = hotp(fromBase32(key.replaceAll(' ', '')), stepAt(services.clock.now()));
  const typed = { accountId, sessionId: open?.id ?? 0, sealed, code };
  const [codes] = await once([1, 2].map(() => confirmSetup(services, typed)));
  if (codes) recovery.set(accountId, codes);
}

async function recover(
  { services }: Crowd,
  accountId: number,
  known: ReadonlyMap<number, readonly string[]>,
) {
  const account = await findAccountById(services.db, accountId);
  const [recovery] = known.get(accountId) ?? [];
  if (!recovery || !account || !isLogin(account)) return;
  const typed = { code: '', recovery, userAgent: null };
  await once([1, 2].map(() => finishSignIn(services, account, typed)));
}
