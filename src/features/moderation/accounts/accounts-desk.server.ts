import { isEmail } from '#features/accounts/email.rules.ts';
import { displayPhone } from '#features/profiles/phone.rules.ts';
import type { Services } from '#platform/services.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import { idOf, type DeskActs } from '../desk/desk-acts.server.ts';
import { choiceIn, pageIn, deskPagesFor, searchIn } from '../desk/desk.rules.ts';
import {
  ACCOUNT_KINDS,
  ACCOUNT_STATES,
  ACCOUNTS_MESSAGES,
  codeSent,
} from './accounts-desk.rules.ts';
import {
  deleteAccountByStaff,
  endSessionByStaff,
  endSessionsByStaff,
  suspendAccount,
  unsuspendAccount,
} from './act-on-account.server.ts';
import { findAccounts, getAccount } from './find-accounts.server.ts';
import { findBegunSignup, resendResetCode, resendSignupCode } from './resend-code.server.ts';

export async function loadAccounts({ db, clock }: Services, query: URLSearchParams) {
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
    pages: deskPagesFor(total),
    justDeleted: query.has('deleted'),
  };
}

export type AccountsView = Awaited<ReturnType<typeof loadAccounts>>;

export const accountsActs: DeskActs = {
  async 'signup-code'({ services, actor, read }) {
    await resendSignupCode(services, { actor, email: read('id') });
    return codeSent(read('id'));
  },
};

export async function loadAccountDesk(
  { db, clock }: Services,
  session: Session,
  id: string | undefined,
) {
  const account = await getAccount(db, idOf(id), clock.now());
  const phone = account.profile?.phone ?? null;
  return {
    account,
    phone: displayPhone(phone),
    isOwn: account.id === session.account.id,
    ownSession: session.id,
  };
}

export type AccountDeskView = Awaited<ReturnType<typeof loadAccountDesk>>;

export const actsOnAccount = (account: string | undefined): DeskActs => ({
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
    return ACCOUNTS_MESSAGES.deleted;
  },
});
