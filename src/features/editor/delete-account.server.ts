import { eq } from 'drizzle-orm';
import { checkOwnPassword } from '#features/accounts/check-own-password.server.ts';
import { accountDeletedMail } from '#features/accounts/mails/account-deleted-mail.ts';
import { storageKeyOf } from '#features/media/save-picture.server.ts';
import { videoStorageKey } from '#features/media/save-video.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';
import { checkConfirmation } from './delete-account.rules.ts';

interface Wish {
  accountId: number;
  password: string;
  confirmation: string;
}

/** Everything of the account goes at once: profile, pictures, sessions, reviews about it. */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'clock' | 'queue' | 'env' | 'storage'>,
  { accountId, password, confirmation }: Wish,
): Promise<void> {
  const { db, clock, queue, env, storage } = services;
  const unconfirmed = checkConfirmation(confirmation);
  if (unconfirmed) throw new AppError('bad-input', unconfirmed, { field: 'confirmation' });
  const account = await checkOwnPassword(services, { accountId, password, field: 'password' });
  const files = await db.transaction(async (tx) => {
    const rows = await tx
      .select({ key: media.key, slot: media.slot })
      .from(media)
      .where(eq(media.accountId, accountId));
    const [profile] = await tx
      .select({ name: profiles.displayName })
      .from(profiles)
      .where(eq(profiles.accountId, accountId));
    await tx.delete(accounts).where(eq(accounts.id, accountId));
    const mail = accountDeletedMail(describeSite(env), {
      name: profile?.name ?? account.email,
      at: clock.now(),
    });
    await queueMail(queue, { to: account.email, ...mail }, tx);
    return rows;
  });
  // Should this be cut short, the sweep finds what no row knows of any more.
  for (const { key, slot } of files)
    await storage.remove(slot === 'video' ? videoStorageKey(key) : storageKeyOf(key));
}
