import { redirect } from 'react-router';
import { isEmail } from '#features/accounts/email.rules.ts';
import { displayPhone } from '#features/profiles/phone.rules.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { answerDesk, idOf, type DeskActs } from '../desk/answer-desk.server.ts';
import { choiceIn, pageIn, pagesFor, searchIn } from '../desk/desk-page.rules.ts';
import { orNotFound } from '../desk/or-not-found.server.ts';
import type { Asked } from '../desk/asked.ts';
import { staffSession } from '../staff-only.server.ts';
import {
  ACCOUNT_KINDS,
  ACCOUNT_STATES,
  ACCOUNTS_MESSAGES,
  codeSent,
} from './accounts-desk.rules.ts';
import { deleteAccountByStaff } from './delete-account-by-staff.server.ts';
import { endSessionByStaff, endSessionsByStaff } from './end-sessions.server.ts';
import { findAccounts } from './find-accounts.server.ts';
import { getAccount } from './get-account.server.ts';
import { findBegunSignup, resendResetCode, resendSignupCode } from './resend-code.server.ts';
import { suspendAccount, unsuspendAccount } from './suspend-account.server.ts';

export async function loadAccounts(asked: Asked) {
  const { db, clock } = asked.context.get(servicesContext);
  const query = new URL(asked.request.url).searchParams;
  const page = pageIn(query);
  const filter = {
    search: searchIn(query),
    kind: choiceIn(query, 'kind', ACCOUNT_KINDS),
    state: choiceIn(query, 'state', ACCOUNT_STATES),
  };
  const { rows, total } = await findAccounts(db, filter, page);
  const signup = isEmail(filter.search)
    ? await findBegunSignup(db, filter.search, clock.now())
    : null;
  return {
    filter,
    accounts: rows.map((row) => ({ ...row, phone: displayPhone(row.phone) })),
    signup,
    total,
    page,
    pages: pagesFor(total),
    justDeleted: query.has('deleted'),
  };
}

export type AccountsView = Awaited<ReturnType<typeof loadAccounts>>;

export const answerAccounts = (asked: Asked) =>
  answerDesk(asked, {
    async 'signup-code'({ services, actor, read }) {
      await resendSignupCode(services, { actor, email: read('id') });
      return codeSent(read('id'));
    },
  });

export async function loadAccountDesk(asked: Asked, id: string | undefined) {
  const session = staffSession(asked.context);
  const { db, clock } = asked.context.get(servicesContext);
  const account = await orNotFound(async () => getAccount(db, idOf(id), clock.now()));
  const phone = account.profile?.phone ?? null;
  return {
    account,
    phone: displayPhone(phone),
    isOwn: account.id === session.account.id,
    ownSession: session.id,
  };
}

export type AccountDeskView = Awaited<ReturnType<typeof loadAccountDesk>>;

export const answerAccountDesk = (asked: Asked, id: string | undefined) =>
  answerDesk(asked, actsOn(id));

const actsOn = (account: string | undefined): DeskActs => ({
  async 'end-session'({ services, session, id }) {
    await endSessionByStaff(services, { session, accountId: idOf(account), sessionId: id() });
    return ACCOUNTS_MESSAGES.sessionEnded;
  },
  async 'end-sessions'({ services, session }) {
    const accountId = idOf(account);
    await endSessionsByStaff(services, { session, accountId });
    const own = accountId === session.account.id;
    return own ? ACCOUNTS_MESSAGES.othersEnded : ACCOUNTS_MESSAGES.sessionsEnded;
  },
  async 'reset-code'({ services, actor }) {
    const { email } = await resendResetCode(services, { actor, accountId: idOf(account) });
    return codeSent(email);
  },
  async suspend({ services, actor, read }) {
    await suspendAccount(services, { actor, accountId: idOf(account), reason: read('reason') });
    return ACCOUNTS_MESSAGES.suspended;
  },
  async unsuspend({ services, actor }) {
    await unsuspendAccount(services, { actor, accountId: idOf(account) });
    return ACCOUNTS_MESSAGES.unsuspended;
  },
  async delete({ services, actor, read }) {
    const confirmation = read('confirmation');
    await deleteAccountByStaff(services, { actor, accountId: idOf(account), confirmation });
    throw redirect(`${paths.adminAccounts}?deleted`);
  },
});
