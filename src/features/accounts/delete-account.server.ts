import { checkOwnPassword } from './check-own-password.server.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { checkConfirmation } from './delete-account.rules.ts';
import { eraseAccount } from './erase-account.server.ts';

interface Wish {
  accountId: number;
  password: string;
  confirmation: string;
}

/** By its owner, who has to mean it and to be it. */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'clock' | 'queue' | 'env' | 'log' | 'storage'>,
  { accountId, password, confirmation }: Wish,
): Promise<void> {
  const unconfirmed = checkConfirmation(confirmation);
  if (unconfirmed) throw new AppError('bad-input', unconfirmed, { field: 'confirmation' });
  const account = await checkOwnPassword(services, { accountId, password, field: 'password' });
  await eraseAccount(services, account);
}
