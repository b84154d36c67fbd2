import type { Secret } from '#platform/secret.server.ts';
import { seal, unseal } from '#platform/seal.server.ts';

const purpose = (accountId: number) => ['totp-key', String(accountId)];

/** The key of an account as the database keeps it: a leaked table makes no codes. */
export const sealTotpKey = (secret: Secret, accountId: number, key: string): string =>
  seal(secret, purpose(accountId), key);

export const unsealTotpKey = (secret: Secret, accountId: number, sealed: string): string | null =>
  unseal(secret, purpose(accountId), sealed);
