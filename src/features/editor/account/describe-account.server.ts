import { listSessions } from '#features/accounts/list-sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import type { AccountView, DeviceView } from './account-view.ts';
import { findLoginEmail } from './find-login-email.server.ts';
import { findPendingEmail } from './pending-email.server.ts';
import { findVisibility } from './find-visibility.server.ts';
import { findWorkEmail } from './work-email.server.ts';

/** What the account page shows of whoever is signed in. */
export async function describeAccount(services: Services, session: Session): Promise<AccountView> {
  const { id, kind } = session.account;
  const sessionId = session.id;
  const [email, devices, pending, work, workPending, visibility] = await Promise.all([
    // The session was read before a form was answered, which may have changed it.
    findLoginEmail(services.db, id),
    listSessions(services.db, id, services.clock.now()),
    findPendingEmail(services, { sessionId, purpose: 'email_change' }),
    findWorkEmail(services.db, id),
    findPendingEmail(services, { sessionId, purpose: 'work_email' }),
    findVisibility(services.db, session.account),
  ]);
  return {
    kind,
    email: email ?? session.account.email,
    pending,
    workEmail: work && {
      ...work,
      pending: workPending?.email === work.email && !work.confirmed ? workPending : null,
    },
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
