import { and, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { inLanguage } from '#platform/language.server.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/describe-site.server.ts';
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
  const { clock, queue, env } = services;
  const askedAt = clock.now();
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
      to: profiles.workEmail,
      language: accounts.language,
    });
  const site = describeSite(env);
  for (const { id: _id, to, language, ...profile } of told) {
    const mail = inLanguage(language, () => {
      const takeDown = takeDownUrl(services, profile.slug, askedAt);
      return listedMail(site, { ...profile, takeDown });
    });
    await queueMail(queue, { to, ...mail }, tx);
  }
  return told.map(({ id }) => id);
}
