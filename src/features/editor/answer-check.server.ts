import type { Db } from '#platform/db/database.server.ts';
import type { profiles } from '#platform/db/tables/profiles.ts';
import { mailStaff } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import { checkAnsweredMail } from './mails/check-answered-mail.server.ts';

type Row = typeof profiles.$inferSelect;

/** Whoever confirms or saves has looked at everything. */
export const NOTHING_TO_CHECK = { checkAskedAt: null, checkNote: null, phoneHiddenAt: null };

/** Inside the transaction of the answer, with the profile locked before it: staff are told, if they had asked. */
export async function tellStaffOfCheck(
  tx: Db,
  services: Pick<Services, 'queue' | 'env'>,
  profile: Row,
  { how, phoneHiddenAt }: { how: 'confirmed' | 'corrected'; phoneHiddenAt: Date | null },
): Promise<void> {
  const { kind, displayName: name, slug } = profile;
  if (!profile.checkAskedAt && !profile.phoneHiddenAt) return;
  const numberShown = profile.phoneHiddenAt !== null && phoneHiddenAt === null;
  const facts = { kind, name, slug, how, numberShown };
  await mailStaff(services, (site) => checkAnsweredMail(site, facts), tx);
}
