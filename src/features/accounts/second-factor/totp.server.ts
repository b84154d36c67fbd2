import { createHmac, randomBytes } from 'node:crypto';
import { isSameText } from '#platform/same-text.server.ts';
import { seal, unseal, type Secret } from '#platform/secret.server.ts';
import { TOTP_DIGITS, TOTP_DRIFT, TOTP_SECONDS } from './second-factor.rules.ts';

const KEY_BYTES = 20;

export const newTotpKey = (): string => toBase32(randomBytes(KEY_BYTES));

/** RFC 4226: the code of a counter. */
export function hotp(key: Uint8Array, counter: number, digits = TOTP_DIGITS): string {
  const moving = Buffer.alloc(8);
  moving.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac('sha1', key).update(moving).digest();
  const offset = hash.at(-1)! & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** RFC 6238: the counter is the time. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / TOTP_SECONDS);

export function findStep(key: string, code: string, now: Date): number | null {
  const bytes = fromBase32(key);
  let found: number | null = null;
  for (let drift = -TOTP_DRIFT; drift <= TOTP_DRIFT; drift++) {
    const step = stepAt(now) + drift;
    if (isSameText(code, hotp(bytes, step))) found = step;
  }
  return found;
}

export function otpauthUri(key: string, { site, email }: { site: string; email: string }): string {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(email)}`;
  const settings = new URLSearchParams({
    secret: key,
    issuer: site,
    algorithm: 'SHA1',
    digits: String(TOTP_DIGITS),
    period: String(TOTP_SECONDS),
  });
  // Some apps show a plus sign where a space was meant.
  return `otpauth://totp/${label}?${String(settings).replaceAll('+', '%20')}`;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: how authenticator apps take their keys. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => LETTERS[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'));
  const groups = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(groups.map((group) => Number.parseInt(group, 2)));
}

const purpose = (accountId: number) => ['totp-key', String(accountId)];

/** The key of an account as the database keeps it: a leaked table makes no codes. */
export const sealTotpKey = (secret: Secret, accountId: number, key: string): string =>
  seal(secret, purpose(accountId), key);

export const unsealTotpKey = (secret: Secret, accountId: number, sealed: string): string | null =>
  unseal(secret, purpose(accountId), sealed);
