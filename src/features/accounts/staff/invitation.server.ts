import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { staffInvitations } from '#platform/db/tables/accounts.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import type { Secret } from '#platform/secret.server.ts';
import type { Services } from '#platform/services.server.ts';
import { INVITATION_DAYS } from './invitation.rules.ts';

/** What stands in the link, and what is kept of it: a leaked table invites nobody. */
export function newInvitation({ secret, clock }: Pick<Services, 'secret' | 'clock'>) {
  const token = randomBytes(32).toString('base64url');
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
  return { token, kept: { tokenHash: hashToken(secret, token), createdAt, expiresAt } };
}

/** The one that a link opens, while it is good. */
export const isOpen = ({ secret, clock }: Pick<Services, 'secret' | 'clock'>, token: string) =>
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
