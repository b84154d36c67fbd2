import { randomBytes } from 'node:crypto';
import { isSameText } from './same-text.server.ts';
import type { Services } from './services.server.ts';

type Needed = Pick<Services, 'secret' | 'clock'>;

const MINUTE_MS = 60_000;

/** A question that only a program with the site's key can ask, and an answer that only one with the same key can give. */
export function askForProof({ secret, clock }: Needed) {
  const asked = `${clock.now().getTime()}.${randomBytes(12).toString('base64url')}`;
  return {
    check: `${asked}.${secret.sign('health-question', asked)}`,
    isProof: (answer: unknown) =>
      typeof answer === 'string' && isSameText(answer, secret.sign('health-answer', asked)),
  };
}

/** Null where somebody else asks, or asks again what was asked long ago. */
export function proveHealth({ secret, clock }: Needed, check: string): string | null {
  const [at = '', once = '', sign = ''] = check.split('.');
  const asked = `${at}.${once}`;
  const isFresh = Math.abs(Number(at) - clock.now().getTime()) < 10 * MINUTE_MS;
  if (!isFresh || !isSameText(sign, secret.sign('health-question', asked))) return null;
  return secret.sign('health-answer', asked);
}
