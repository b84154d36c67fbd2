import { randomUUID } from 'node:crypto';
import type { Token } from '#platform/cookies.server.ts';
import type { Services } from '#platform/services.server.ts';
import { DEVICE_DAYS } from './session.rules.ts';

const MAX_ACCOUNTS = 4;

/**
 * Says that the owner of an account has been here. It opens nothing: it only keeps strangers, however many they are,
 * from using up what its owner may try.
 */
export function rememberDevice(
  { secret }: Services,
  accountId: number,
  known: string | null,
): Token {
  const { device, proofs } = read(known);
  const proof = proofOf(secret, device, accountId);
  const kept = [proof, ...proofs.filter((each) => each !== proof)].slice(0, MAX_ACCOUNTS);
  return { value: [device, ...kept].join('.'), seconds: DEVICE_DAYS * 24 * 60 * 60 };
}

/** The name of this browser, where the account's owner has used it before. */
export function findKnownDevice(
  { secret }: Services,
  accountId: number,
  known: string | null,
): string | null {
  const { device, proofs } = read(known);
  return proofs.includes(proofOf(secret, device, accountId)) ? device : null;
}

function read(known: string | null) {
  const [device = '', ...proofs] = (known ?? '').split('.');
  return { device: device || randomUUID(), proofs };
}

const proofOf = (secret: Services['secret'], device: string, accountId: number) =>
  secret.sign('device', device, String(accountId));
