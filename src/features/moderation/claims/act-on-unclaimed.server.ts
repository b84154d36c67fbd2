import { staffClaims } from '#messages';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { INVITE_EVERY_DAYS } from '#features/claiming/claim.rules.ts';
import { inviteOwners } from '#features/claiming/invite-owners.server.ts';
import { mayBeListed } from '#features/editor/own-profile-state.server.ts';
import { holdProfile } from '#features/profiles/hold-profiles.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import { recorded, type DeskActs } from '../desk/desk-acts.server.ts';

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
