import { joining } from '#messages';
import { accounts, staffInvitations } from '#platform/db/tables/accounts.ts';
import { AppError, refuseWrong } from '#platform/errors.ts';
import { languageNow } from '#platform/language.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import type { Services } from '#platform/services.server.ts';
import { checkPassword } from '../password.rules.ts';
import { hashPassword } from '../password.server.ts';
import { recordAct } from '../record-act.server.ts';
import { createSession } from '../session.server.ts';
import { INVITATION_DAYS } from './invitation.rules.ts';
import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { DAY_MS } from '#platform/local-day.rules.ts';
import type { Secret } from '#platform/secret.server.ts';

interface Joining {
  token: string;
  password: string;
  client: string;
  userAgent: string | null;
}

/** Uses the invitation up. Of two who do so at once, one finds it gone. Returns the session that begins. */
export async function joinStaff(
  services: Services,
  { token: invitation, password, client, userAgent }: Joining,
): Promise<{ accountId: number; token: string }> {
  const { db, clock, env, log } = services;
  const now = clock.now();
  await spend(db, now, LIMITS.joinsPerClient, client);
  const gone = new AppError('not-found', joining.gone(INVITATION_DAYS));
  // Before the password, which costs time to hash.
  if (!(await findInvitation(services, invitation))) throw gone;
  refuseWrong({ password: checkPassword(password) });
  const passwordHash = await hashPassword(password);

  const language = languageNow();
  return db.transaction(async (tx) => {
    const [invited] = await tx
      .delete(staffInvitations)
      .where(isOpen(services, invitation))
      .returning({ email: staffInvitations.email, role: staffInvitations.role });
    if (!invited) throw gone;
    const { email, role: staffRole } = invited;
    const [account] = await tx
      .insert(accounts)
      .values({ kind: 'admin', staffRole, email, passwordHash, language })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (!account) throw new AppError('conflict', joining.emailTaken);
    const { id: accountId } = account;
    const actor = { id: accountId, email };
    const after = { role: staffRole };
    await recordAct(tx, { actor, action: 'staff.join', objectId: accountId, after, at: now });
    const token = await createSession(tx, now, env, { accountId, userAgent, language });
    log.info({ account: accountId, role: staffRole }, 'staff joined');
    return { accountId, token };
  });
}

/** What stands in the link, and what is kept of it: a leaked table invites nobody. */
export function newInvitation({ secret, clock }: Pick<Services, 'secret' | 'clock'>) {
  const token = randomBytes(32).toString('base64url');
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
  return { token, kept: { tokenHash: hashToken(secret, token), createdAt, expiresAt } };
}

/** The one that a link opens, while it is good. */
const isOpen = ({ secret, clock }: Pick<Services, 'secret' | 'clock'>, token: string) =>
  and(
    eq(staffInvitations.tokenHash, hashToken(secret, token)),
    gt(staffInvitations.expiresAt, clock.now()),
  );

export async function findInvitation(services: Services, token: string) {
  const [invitation] = await services.db
    .select({ email: staffInvitations.email, role: staffInvitations.role })
    .from(staffInvitations)
    .where(isOpen(services, token));
  return invitation ?? null;
}

const hashToken = (secret: Secret, token: string) => secret.sign('staff-invitation', token);
