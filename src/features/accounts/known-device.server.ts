import { randomUUID } from 'node:crypto';
import type { Services } from '#platform/services.server.ts';
import { DEVICE_DAYS } from './session.rules.ts';
import { ownCookie, readOwnCookie } from './session-cookie.server.ts';

const NAME = 'device';
const MAX_ACCOUNTS = 4;

type Needed = Pick<Services, 'env' | 'secret'>;

/**
 * Says that the owner of an account has been here. It opens nothing: it only keeps strangers, however many they are,
 * from using up what its owner may try.
 */
export function deviceCookie(
  { env, secret }: Needed,
  accountId: number,
  cookies: string | null | undefined,
): string {
  const { device, proofs } = read({ env }, cookies);
  const proof = proofOf(secret, device, accountId);
  const kept = [proof, ...proofs.filter((each) => each !== proof)].slice(0, MAX_ACCOUNTS);
  return ownCookie(env, NAME, [device, ...kept].join('.'), DEVICE_DAYS * 24 * 60 * 60);
}

/** The name of this browser, where the account's owner has used it before. */
export function findKnownDevice(
  { env, secret }: Needed,
  accountId: number,
  cookies: string | null | undefined,
): string | null {
  const { device, proofs } = read({ env }, cookies);
  return proofs.includes(proofOf(secret, device, accountId)) ? device : null;
}

function read({ env }: Pick<Services, 'env'>, cookies: string | null | undefined) {
  const [device = '', ...proofs] = (readOwnCookie(env, NAME, cookies) ?? '').split('.');
  return { device: device || randomUUID(), proofs };
}

const proofOf = (secret: Services['secret'], device: string, accountId: number) =>
  secret.sign(NAME, device, String(accountId));
