import { eq, and } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import { findAccountById } from '../find-account.server.ts';
import { listSessions } from '../devices.server.ts';
import { findPendingEmail } from '../change-email.server.ts';
import { findWorkEmail } from '../work-email.server.ts';
import { pictureUrl } from '#features/media/picture.rules.ts';
import { media } from '#platform/db/tables/media.ts';
import type { HeaderAccount } from '#ui/frame/account-links.tsx';
import { accountHome } from '../account-home.ts';

export async function describeAccount(services: Services, session: Session) {
  const { id, kind } = session.account;
  const sessionId = session.id;
  const [account, devices, pending, work, workPending, visibility] = await Promise.all([
    // The session was read before a form was answered, which may have changed it.
    findAccountById(services.db, id),
    listSessions(services.db, id, services.clock.now()),
    findPendingEmail(services, { sessionId, purpose: 'email_change' }),
    findWorkEmail(services.db, id),
    findPendingEmail(services, { sessionId, purpose: 'work_email' }),
    findVisibility(services.db, session.account),
  ]);
  return {
    id,
    kind,
    email: account?.email ?? session.account.email,
    pending,
    /** Null for staff, and where the profile shows none. */
    workEmail: work && {
      ...work,
      pending: workPending?.email === work.email && !work.confirmed ? workPending : null,
    },
    visibility,
    mailingsOff: account?.mailingsOffAt != null,
    devices: devices
      .map((each) => ({ ...each, isThisOne: each.id === sessionId }))
      .toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne)),
  };
}

export type AccountView = Awaited<ReturnType<typeof describeAccount>>;

export async function findVisibility(
  db: Db,
  { id, kind }: Pick<Session['account'], 'id' | 'kind'>,
) {
  if (kind === 'admin') return null;
  const [profile] = await db
    .select({
      slug: profiles.slug,
      pausedAt: profiles.pausedAt,
      listed: profiles.listed,
      reviewStatus: profiles.reviewStatus,
    })
    .from(profiles)
    .where(eq(profiles.accountId, id));
  return profile ? { ...profile, path: paths[kind](profile.slug) } : null;
}

/** Of a profile, as visitors see it. */
export const isPortrait = and(
  eq(media.accountId, profiles.accountId),
  eq(media.slot, 'profile'),
  eq(media.live, true),
);

export async function describeHeaderAccount(
  db: Db,
  { id, kind, name }: Session['account'],
): Promise<HeaderAccount> {
  const account = { name, home: accountHome(kind) };
  if (kind === 'admin') return account;
  const [own] = await db
    .select({ slug: profiles.slug, portrait: media.key })
    .from(profiles)
    .leftJoin(media, isPortrait)
    .where(eq(profiles.accountId, id));
  if (!own) return account;
  return {
    ...account,
    page: paths[kind](own.slug),
    ...(own.portrait && { portrait: pictureUrl(own.portrait, 96, 'webp') }),
  };
}
