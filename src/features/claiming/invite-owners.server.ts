import { and, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Site } from '#platform/site.ts';
import { INVITE_EVERY_DAYS } from './claim.rules.ts';
import { listedMail } from './mails/claim-mails.server.ts';
import { takeDownUrl } from './take-down.server.ts';

/**
 * Tells the owners of these profiles, where nobody has claimed them and an email stands on them, that they are listed:
 * with the way to claim it and the way to take it down. Whoever was written to within the last month is left in peace.
 * Returns whose owners were told.
 */
export async function inviteOwners(
  tx: Db,
  services: Services,
  profileIds: readonly number[],
): Promise<number[]> {
  const askedAt = services.clock.now();
  const before = new Date(askedAt.getTime() - INVITE_EVERY_DAYS * DAY_MS);
  const told = await tx
    .update(profiles)
    .set({ askedAt })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, profiles.accountId),
        inArray(profiles.accountId, [...profileIds]),
        profiles.unclaimed,
        profiles.listed,
        isNotNull(profiles.workEmail),
        or(isNull(profiles.askedAt), lt(profiles.askedAt, before)),
      ),
    )
    .returning({
      id: profiles.accountId,
      kind: profiles.kind,
      slug: profiles.slug,
      name: profiles.displayName,
      email: profiles.workEmail,
      language: accounts.language,
    });
  for (const profile of told) {
    const compose = (site: Site) =>
      listedMail(site, { ...profile, takeDown: takeDownUrl(services, profile.slug, askedAt) });
    await mailTo(services, profile, compose, tx);
  }
  return told.map(({ id }) => id);
}
