import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fromBase32, toBase32 } from './base32.server.ts';
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

/** The time step that the code belongs to, among those close to now; null when it belongs to none. */
export function findStep(key: string, code: string, now: Date): number | null {
  const bytes = fromBase32(key);
  const typed = Buffer.from(code);
  let found: number | null = null;
  for (let drift = -TOTP_DRIFT; drift <= TOTP_DRIFT; drift++) {
    const step = stepAt(now) + drift;
    const wanted = Buffer.from(hotp(bytes, step));
    if (typed.length === wanted.length && timingSafeEqual(typed, wanted)) found = step;
  }
  return found;
}

/** What the QR code says to an authenticator app. */
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
