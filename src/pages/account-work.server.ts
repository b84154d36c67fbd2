import { account, forms } from '#messages';
import {
  confirmEmailChange,
  requestEmailChange,
  forgetPendingEmail,
  getPendingEmail,
  resendEmailCode,
  type PendingPurpose,
} from '#features/accounts/change-email.server.ts';
import { changePassword } from '#features/accounts/change-password.server.ts';
import { endOwnSession } from '#features/accounts/devices.server.ts';
import { endSessions } from '#features/accounts/session.server.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import { deleteAccount } from '#features/accounts/delete-account.server.ts';
import { forgetKeys } from '#features/duplicates/keep-keys.server.ts';
import { pauseProfile, resumeProfile } from '#features/editor/own-profile-state.server.ts';
import type { AccountField, AccountIntent } from '#features/accounts/account-page/account.rules.ts';
import { findVisibility } from '#features/accounts/account-page/describe-account.server.ts';
import { findAccountById } from '#features/accounts/find-account.server.ts';
import { setMailings } from '#features/mailings/unsubscribe.server.ts';
import { confirmWorkEmail, requestWorkEmailCode } from '#features/accounts/work-email.server.ts';

export interface AccountWork {
  services: Services;
  session: Session;
  client: string;
  fields: Readonly<Record<AccountField, string>>;
}

/** What each form asks for. Returns what to say when it is done. */
export const ACCOUNT_WORK: Record<AccountIntent, (work: AccountWork) => Promise<string>> = {
  async 'request-email'({ services, session, client, fields: { email, password } }) {
    await requestEmailChange(services, { ...whose(session), email, password, client });
    return account.codeSent;
  },

  async 'confirm-email'({ services, session, fields: { code } }) {
    const pending = { sessionId: session.id, purpose: 'email_change' } as const;
    const email = await getPendingEmail(services, pending);
    await confirmEmailChange(services, { ...whose(session), email, code });
    await forgetKeys(services.db, session.account.id);
    await forgetPendingEmail(services, pending);
    return account.emailChanged(email);
  },

  'resend-code': resend('email_change'),
  'cancel-email': cancel('email_change'),

  async 'request-work-email'({ services, session, client }) {
    await requestWorkEmailCode(services, { ...whose(session), client });
    return account.codeSent;
  },

  async 'confirm-work-email'({ services, session, fields: { code } }) {
    return account.workEmailConfirmed(
      await confirmWorkEmail(services, { ...whose(session), code }),
    );
  },

  'resend-work-email-code': resend('work_email'),
  'cancel-work-email': cancel('work_email'),

  async 'change-password'({ services, session, fields: { current, next } }) {
    await changePassword(services, { ...whose(session), current, next });
    return account.passwordChanged;
  },

  async 'sign-out-device'({ services, session, fields }) {
    const sessionId = Number(fields.session);
    if (!Number.isSafeInteger(sessionId)) throw new AppError('bad-input', account.deviceUnknown);
    await endOwnSession(services.db, { accountId: session.account.id, sessionId });
    return account.deviceSignedOut;
  },

  async 'sign-out-others'({ services, session }) {
    await endSessions(services.db, { accountId: session.account.id, keep: session.id });
    return account.othersSignedOut;
  },

  async 'pause-profile'({ services, session }) {
    await pauseProfile(services, ownerOf(session));
    return account.profilePaused;
  },

  async 'resume-profile'({ services, session }) {
    await resumeProfile(services, ownerOf(session));
    const visibility = await findVisibility(services.db, session.account);
    return visibility?.listed ? account.profileVisible : account.profileResumed;
  },

  'stop-mailings': mailings(false, () => account.mailingsStopped),
  'get-mailings': mailings(true, () => account.mailingsBack),

  async 'delete-account'({ services, session, fields: { password, confirmation } }) {
    const accountId = ownerOf(session);
    try {
      await deleteAccount(services, { accountId, password, confirmation });
    } catch (error) {
      // Pressed twice: the first press has deleted it already.
      if (await findAccountById(services.db, accountId)) throw error;
    }
    return account.deleted;
  },
};

function resend(purpose: PendingPurpose) {
  return async ({ services, session: { id: sessionId }, client }: AccountWork) => {
    await resendEmailCode(services, { sessionId, purpose, client });
    return account.codeSent;
  };
}

function cancel(purpose: PendingPurpose) {
  return async ({ services, session: { id: sessionId } }: AccountWork) => {
    await forgetPendingEmail(services, { sessionId, purpose });
    return forms.codeCanceled;
  };
}

function mailings(on: boolean, done: () => string) {
  return async ({ services: { db, clock }, session }: AccountWork) => {
    await setMailings(db, clock.now(), { accountId: ownerOf(session), on });
    return done();
  };
}

const whose = ({ id, account: { id: accountId } }: Session) => ({ accountId, sessionId: id });

function ownerOf({ account: { id, kind } }: Session): number {
  if (kind === 'admin') throw new AppError('forbidden', account.staffHaveNone);
  return id;
}
