import { eq } from 'drizzle-orm';
import { checkConfirmation } from '#features/accounts/delete-account.rules.ts';
import { eraseAccount } from '#features/accounts/erase-account.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { ACCOUNTS_MESSAGES } from './accounts-desk.rules.ts';

interface Wish {
  actor: Actor;
  accountId: number;
  confirmation: string;
}

/** For whoever asked us to, or has to go. The log keeps that it happened, not whose it was. */
export async function deleteAccountByStaff(
  services: Pick<Services, 'db' | 'clock' | 'queue' | 'env' | 'log' | 'storage'>,
  { actor, accountId, confirmation }: Wish,
): Promise<void> {
  if (accountId === actor.id) throw new AppError('forbidden', ACCOUNTS_MESSAGES.notYourself);
  const unconfirmed = checkConfirmation(confirmation);
  if (unconfirmed) throw new AppError('bad-input', unconfirmed, { field: 'confirmation' });
  const [account] = await services.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new AppError('not-found', ACCOUNTS_MESSAGES.gone);
  const { kind, status, createdAt } = account;
  await eraseAccount(services, account, (tx) =>
    recordAct(tx, {
      actor,
      action: 'account.delete',
      objectKind: 'account',
      objectId: accountId,
      before: { kind, status, email: masked(account.email), createdAt },
    }),
  );
}

const masked = (email: string) => email.replace(/^(.{0,2}).*@/, '$1***@');
