import { staffClaims } from '#messages';
import { and, desc, eq, sql, isNotNull, isNull } from 'drizzle-orm';
import { acceptedPath } from '#features/claiming/staff-claims.server.ts';
import { acceptedMail, refusedMail } from '#features/claiming/mails/claim-mails.server.ts';
import { displayPhone } from '#features/profiles/phone.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { claims } from '#platform/db/tables/claims.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import { pageHref } from '#platform/language.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Site } from '#platform/site.ts';
import { readText, recorded, type DeskActs, type DeskWork } from '../desk/desk-acts.server.ts';
import { choiceIn, DESK_PAGE_SIZE, pageIn, REASON_MAX } from '../desk/desk.rules.ts';
import { INVITE_EVERY_DAYS } from '#features/claiming/claim.rules.ts';
import { inviteOwners } from '#features/claiming/invite-owners.server.ts';
import { mayBeListed } from '#features/editor/own-profile-state.server.ts';
import { holdProfile } from '#features/profiles/hold-profiles.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';

/** Those that wait, the longest waiting first; of the others the newest. */
export async function loadClaims({ db }: Services, query: URLSearchParams) {
  const status = choiceIn(query, 'status', staffClaims.statuses);
  const where = status === 'all' ? undefined : eq(claims.status, status);
  const isOpen = eq(claims.status, 'open');
  const at = pageIn(query, await db.$count(claims, where));
  const rows = await db
    .select({
      ...pick(claims, 'id', 'name', 'email', 'words', 'status', 'reason', 'createdAt'),
      profile: {
        ...pick(profiles, 'accountId', 'kind', 'slug', 'phone', 'workEmail', 'unclaimed'),
        name: profiles.displayName,
      },
    })
    .from(claims)
    .innerJoin(profiles, eq(profiles.accountId, claims.profileId))
    .where(where)
    .orderBy(
      desc(isOpen),
      sql`case when ${isOpen} then ${claims.createdAt} end`,
      desc(claims.createdAt),
      claims.id,
    )
    .limit(DESK_PAGE_SIZE)
    .offset((at.page - 1) * DESK_PAGE_SIZE);
  return {
    status,
    claims: rows.map(({ profile, ...row }) => ({
      ...row,
      profile: { ...profile, phone: displayPhone(profile.phone) },
    })),
    ...at,
  };
}

export type ClaimsView = Awaited<ReturnType<typeof loadClaims>>;

export const claimsActs: DeskActs = {
  /** The claimant still has to choose a password: until then others may claim it by a code. */
  accept: recorded('claim.accept', async (tx, work) => {
    const { services } = work;
    const claim = await settle(tx, work, { status: 'accepted' });
    if (!claim.profile.unclaimed) throw new AppError('conflict', staffClaims.hasOwner);
    if (!claim.profile.listed) throw new AppError('conflict', staffClaims.notListed);
    const { name, email, profile } = claim;
    const compose = (site: Site) => {
      const url = site.url + pageHref(acceptedPath(services, profile.slug, work.id()));
      return acceptedMail(site, { name, profile: profile.displayName, url });
    };
    await mailTo(services, claim, compose, tx);
    return { ...logged(claim, 'accepted'), said: staffClaims.accepted(email) };
  }),
  refuse: recorded('claim.refuse', async (tx, work) => {
    const { services } = work;
    const { why: label, reasonMissing: missing } = staffClaims;
    const reason = readText(work, 'reason', { label, missing, max: REASON_MAX });
    const claim = await settle(tx, work, { status: 'refused', reason });
    const { name, email, profile } = claim;
    const facts = { name, profile: profile.displayName, reason };
    const claimant = { ...claim, replyTo: services.env.STAFF_EMAIL };
    await mailTo(services, claimant, (site) => refusedMail(site, facts), tx);
    return { ...logged(claim, 'refused', reason), said: staffClaims.refused(email) };
  }),
};

/** Of two who decide at once, the second is told. */
async function settle(
  tx: Db,
  { services, actor, id }: DeskWork,
  decision: { status: 'accepted' | 'refused'; reason?: string },
) {
  const [claim] = await tx
    .update(claims)
    .set({ ...decision, decidedAt: services.clock.now(), decidedBy: actor.id })
    .where(and(eq(claims.id, id()), eq(claims.status, 'open')))
    .returning();
  if (!claim) throw new AppError('conflict', staffClaims.decidedAlready);
  const [profile] = await tx.select().from(profiles).where(eq(profiles.accountId, claim.profileId));
  return { ...claim, profile: profile! };
}

const logged = (
  { name, profileId }: { name: string; profileId: number },
  status: 'accepted' | 'refused',
  reason?: string,
) => ({
  before: { status: 'open' },
  after: { status, name, profileId, ...(reason && { reason }) },
});

/** What staff do with a profile that nobody has claimed. */
export const actsOnUnclaimed = (accountId: () => number): DeskActs => ({
  invite: recorded('profile.invite', async (tx, { services }) => {
    const objectId = accountId();
    const told = await inviteOwners(tx, services, [objectId]);
    if (told.length === 0)
      throw new AppError('conflict', staffClaims.toldLately(INVITE_EVERY_DAYS));
    return { objectId, said: staffClaims.toldNow };
  }),
  'take-down': recorded('profile.take-down', async (tx, { services }) => {
    const objectId = accountId();
    const taken = await tx
      .update(profiles)
      .set({ pausedAt: services.clock.now(), listed: false })
      .where(and(isUnclaimed(objectId), isNull(profiles.pausedAt)));
    if (!taken.rowCount) throw new AppError('conflict', staffClaims.notUnclaimed);
    return {
      objectId,
      before: { listed: true },
      after: { listed: false },
      said: staffClaims.takenDown,
    };
  }),
  'put-back': recorded('profile.put-back', async (tx, { services }) => {
    const objectId = accountId();
    // Somebody else of the staff may suspend it at this moment: only what is asked after the lock knows of it.
    await holdProfile(tx, objectId, 'update');
    const isActive = sql`(select status = 'active' from ${accounts} where id = ${objectId})`;
    const [back] = await tx
      .update(profiles)
      .set({
        pausedAt: null,
        listed: sql`${mayBeListed(services.env.REVIEW_POLICY)} and ${isActive}`,
      })
      .where(and(isUnclaimed(objectId), isNotNull(profiles.pausedAt)))
      .returning({ listed: profiles.listed });
    if (!back) throw new AppError('conflict', staffClaims.notUnclaimed);
    return { objectId, before: { listed: false }, after: back, said: staffClaims.putBackDone };
  }),
});

const isUnclaimed = (accountId: number) =>
  and(eq(profiles.accountId, accountId), profiles.unclaimed);
