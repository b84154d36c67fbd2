import { problem } from '#platform/errors.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { isSameText } from '#platform/same-text.server.ts';
import type { Services } from '#platform/services.server.ts';

/** What tells a form that a person filled in from one that a program did. */
export interface Guarded {
  /** When the form was handed out. */
  stamp: string;
  /** The field that people do not see. */
  trap: string;
}

/** `button` is what the form's own says: whoever is refused by mistake presses it again. */
export function refuseBots(services: Services, { stamp, trap }: Guarded, button: string): void {
  const wrong = trap ? 'trapped' : judgeStamp(services, stamp);
  if (wrong !== 'good') throw problem('bad-input', wrong, { values: [button] });
}

/** Says when a form was handed out, in a way that only this site can write. */
export function stampForm({ secret, clock }: Pick<Services, 'secret' | 'clock'>): string {
  return stampAt(secret, clock.now().getTime());
}

/** A forged one is as good as none: it was never handed out, so it is too old. */
function judgeStamp({ secret, clock, env }: Services, stamp: string) {
  const [at = ''] = stamp.split('.');
  if (!isSameText(stamp, stampAt(secret, Number(at)))) return 'tooOld';
  const age = clock.now().getTime() - Number(at);
  // From the future, where the clock was set back: waiting for it would take too long, so a new one is handed out.
  if (age > DAY_MS || age < 0) return 'tooOld';
  return age < env.FORM_MIN_SECONDS * 1000 ? 'tooFast' : 'good';
}

/** For the form that comes back with a message: whoever has filled it in once need not wait again. */
export function keepStamp(services: Services, stamp: string): string {
  if (judgeStamp(services, stamp) !== 'tooOld') return stamp;
  const { secret, clock, env } = services;
  return stampAt(secret, clock.now().getTime() - env.FORM_MIN_SECONDS * 1000);
}

const stampAt = (secret: Services['secret'], at: number) =>
  `${at}.${secret.sign('contact-form', String(at))}`;
