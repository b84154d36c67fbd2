import { createContext, redirect, type RouterContextProvider } from 'react-router';
import { listSessions } from '#features/accounts/list-sessions.server.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext, type Session } from '#platform/session-context.server.ts';
import type { AccountView, DeviceView } from './account-view.ts';
import { findLoginEmail } from './find-login-email.server.ts';
import { findPendingEmail } from './pending-email.server.ts';
import { findVisibility } from './find-visibility.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Set by the action that has deleted the account, for the page that tells it. */
export const deletedContext = createContext(false);

/** Null when the account was deleted by this very request. */
export async function loadAccount(context: Context): Promise<AccountView | null> {
  if (context.get(deletedContext)) return null;
  const session = sessionOrLogin(context);
  const services = context.get(servicesContext);
  const { id, kind } = session.account;
  const [email, devices, pending, visibility] = await Promise.all([
    // The session was read before a form was answered, which may have changed it.
    findLoginEmail(services.db, id),
    listSessions(services.db, id, services.clock.now()),
    findPendingEmail(services, session.id),
    findVisibility(services.db, session.account),
  ]);
  return {
    kind,
    email: email ?? session.account.email,
    pending,
    visibility,
    devices: devices
      .map((each): DeviceView => ({
        id: each.id,
        device: each.device,
        signedInAt: each.signedInAt.toISOString(),
        lastSeenAt: each.lastSeenAt.toISOString(),
        isThisOne: each.id === session.id,
      }))
      .toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne)),
  };
}

/** Signed-out visitors log in first, and come back. */
export function sessionOrLogin(context: Context): Session {
  const session = context.get(sessionContext);
  if (!session) throw redirect(`${paths.login}?${new URLSearchParams({ next: paths.account })}`);
  return session;
}
