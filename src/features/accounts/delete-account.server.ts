import { eq } from 'drizzle-orm';
import { staffAccounts } from '#messages';
import { AppError, problem, refuseWrong } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { discardFiles } from '#features/media/stored-files.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { invitations, NOBODY } from '#platform/db/tables/invitations.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import { checkOwnPassword } from './password.server.ts';
import { mailboxOf } from './email.rules.ts';
import { checkConfirmation } from './account-page/account.rules.ts';
import { isStill, type Login } from './find-account.server.ts';
import { keepAnAdmin, takeBackKeys } from './staff/leaving-staff.server.ts';
import { accountDeletedMail } from './mails/account-mails.server.ts';

/** By its owner, who has to mean it and to be it. */
export async function deleteAccount(
  services: Services,
  {
    accountId,
    password,
    confirmation,
  }: Record<'password' | 'confirmation', string> & { accountId: number },
): Promise<void> {
  refuseWrong({ confirmation: checkConfirmation(confirmation) });
  const checked = await checkOwnPassword(services, { accountId, password, field: 'password' });
  await eraseAccount(services, accountId, { checked });
}

interface Erasing {
  /** The account as it was when its owner proved that it is theirs. */
  checked?: Login;
  alongside?: (tx: Db) => Promise<void>;
}

export async function eraseAccount(
  services: Services,
  id: number,
  { checked, alongside }: Erasing = {},
): Promise<void> {
  const { db, clock, env } = services;
  const files = await db.transaction(async (tx) => {
    // First the profile, as everybody who changes it: the other way round the two block each other.
    const [profile] = await tx
      .select({ name: profiles.displayName, slug: profiles.slug })
      .from(profiles)
      .where(eq(profiles.accountId, id))
      .for('update');
    const rows = await tx
      .select({ key: media.key, slot: media.slot })
      .from(media)
      .where(eq(media.accountId, id));
    await takeBackKeys(tx, id);
    const [account] = await tx
      .delete(accounts)
      .where(checked ? isStill(checked) : eq(accounts.id, id))
      .returning();
    if (!account)
      throw checked
        ? problem('bad-input', 'wrongPassword', { field: 'password' })
        : new AppError('not-found', staffAccounts.gone);
    const { email } = account;
    if (account.kind === 'admin') await keepAnAdmin(tx, env);
    if (email) {
      // The count of who came stays; where they were invited is forgotten with them.
      await tx
        .update(invitations)
        .set({ ...NOBODY, endedAt: clock.now() })
        .where(eq(invitations.mailbox, mailboxOf(email)));
      const facts = { name: profile?.name ?? email, at: clock.now() };
      await mailTo(services, account, (site) => accountDeletedMail(site, facts), tx);
    }
    await alongside?.(tx);
    return profile ? [...rows, { key: profile.slug, slot: 'share' }] : rows;
  });
  await discardFiles(services, files);
}
