import { eq } from 'drizzle-orm';
import { accountDeletedMail } from '#features/accounts/mails/account-deleted-mail.ts';
import { discardFiles } from '#features/media/stored-files.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'queue' | 'env' | 'log' | 'storage'>;

/** Everything of the account goes at once: profile, pictures, sessions, reviews about it. */
export async function eraseAccount(
  services: Needed,
  { id, email }: { id: number; email: string },
  /** What else belongs to the same transaction. */
  alongside?: (tx: Db) => Promise<void>,
): Promise<void> {
  const { db, clock, queue, env } = services;
  const files = await db.transaction(async (tx) => {
    const rows = await tx
      .select({ key: media.key, slot: media.slot })
      .from(media)
      .where(eq(media.accountId, id));
    const [profile] = await tx
      .select({ name: profiles.displayName })
      .from(profiles)
      .where(eq(profiles.accountId, id));
    await tx.delete(accounts).where(eq(accounts.id, id));
    const mail = accountDeletedMail(describeSite(env), {
      name: profile?.name ?? email,
      at: clock.now(),
    });
    await queueMail(queue, { to: email, ...mail }, tx);
    await alongside?.(tx);
    return rows;
  });
  await discardFiles(services, files);
}
