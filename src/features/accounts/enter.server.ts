import type { Token } from '#platform/cookies.server.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import { endSession } from './session.server.ts';
import { randomUUID } from 'node:crypto';

interface Entrance {
  accountId: number;
  /** Of the session that has just begun. */
  token: string;
  /** The one that the browser had until now: nobody else has its cookie. */
  former: Session | null;
  /** What the browser was given to be known by. */
  knownDevice: string | null;
}

/** The end of every way in: what the browser keeps from now on. */
export async function enter(
  services: Services,
  { accountId, token, former, knownDevice }: Entrance,
): Promise<Record<'session' | 'device', Token>> {
  if (former) await endSession(services.db, former.id);
  return {
    session: { value: token, seconds: (services.env.SESSION_MAX_DAYS * DAY_MS) / 1000 },
    device: rememberDevice(services, accountId, knownDevice),
  };
}

/** How long a browser is remembered in which the owner of an account has been; browsers keep no cookie for longer. */
export const DEVICE_DAYS = 400;
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
