import { endOtherSessions, endSessionsOf } from '#features/accounts/end-session.server.ts';
import { endOwnSession } from '#features/accounts/list-sessions.server.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import { recordAct } from '#features/accounts/record-act.server.ts';
import { ACCOUNTS_MESSAGES } from './accounts-desk.rules.ts';

type Needed = Pick<Services, 'db'>;

interface Which {
  /** Of the member of staff who does it, and stays signed in. */
  session: Session;
  accountId: number;
}

export async function endSessionByStaff(
  { db }: Needed,
  { session, accountId, sessionId }: Which & { sessionId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await endOwnSession(tx, { accountId, sessionId })))
      throw new AppError('conflict', ACCOUNTS_MESSAGES.sessionGone);
    await recordAct(tx, { ...act(session, accountId), after: { session: sessionId } });
  });
}

export async function endSessionsByStaff(
  { db }: Needed,
  { session, accountId }: Which,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended =
      accountId === session.account.id
        ? await endOtherSessions(tx, { accountId, keep: session.id })
        : await endSessionsOf(tx, accountId);
    if (ended === 0) throw new AppError('conflict', ACCOUNTS_MESSAGES.sessionsGone);
    await recordAct(tx, { ...act(session, accountId), after: { session: 'all' } });
  });
}

const act = ({ account: { id, email } }: Session, accountId: number) => ({
  actor: { id, email },
  action: 'account.end-sessions',
  objectKind: 'account',
  objectId: accountId,
});
