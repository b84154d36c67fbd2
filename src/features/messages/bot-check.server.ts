import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';

/** What tells a form that a person filled in from one that a program did. */
export interface Guarded {
  /** When the form was handed out. */
  stamp: string;
  /** The field that people do not see. */
  trap: string;
}

/** `button` is what the form's own says: whoever is refused by mistake presses it again. */
export function refuseBots(
  services: Pick<Services, 'secret' | 'clock' | 'env'>,
  { stamp, trap }: Guarded,
  button: string,
): void {
  const messages = guardMessages(button);
  if (trap) throw new AppError('bad-input', messages.trapped);
  const verdict = judgeStamp(services, stamp);
  if (verdict === 'too-fast') throw new AppError('bad-input', messages.tooFast);
  if (verdict === 'too-old') throw new AppError('bad-input', messages.tooOld);
}

type Stamping = Pick<Services, 'secret' | 'clock'>;
type Judging = Stamping & Pick<Services, 'env'>;

const FORM_MAX_HOURS = 24;
const MAX_MS = FORM_MAX_HOURS * 60 * 60 * 1000;

/** Says when a form was handed out, in a way that only this site can write. */
export function stampForm({ secret, clock }: Stamping): string {
  return stampAt(secret, clock.now().getTime());
}

type StampVerdict = 'good' | 'too-fast' | 'too-old';

/** A forged one is as good as none: it was never handed out, so it is too old. */
function judgeStamp({ secret, clock, env }: Judging, stamp: string): StampVerdict {
  const [at = ''] = stamp.split('.');
  const wanted = Buffer.from(stampAt(secret, Number(at)));
  const given = Buffer.from(stamp);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'too-old';
  const age = clock.now().getTime() - Number(at);
  // From the future, where the clock was set back: waiting for it would take too long, so a new one is handed out.
  if (age > MAX_MS || age < 0) return 'too-old';
  return age < env.FORM_MIN_SECONDS * 1000 ? 'too-fast' : 'good';
}

/** For the form that comes back with a message: whoever has filled it in once need not wait again. */
export function keepStamp(services: Judging, stamp: string): string {
  if (judgeStamp(services, stamp) !== 'too-old') return stamp;
  const { secret, clock, env } = services;
  return stampAt(secret, clock.now().getTime() - env.FORM_MIN_SECONDS * 1000);
}

const stampAt = (secret: Services['secret'], at: number) =>
  `${at}.${secret.sign('contact-form', String(at))}`;

const guardMessages = (button: string) => ({
  tooFast: `That was very quick. Please press ${button} once more.`,
  tooOld: `This page has been open for a long time. Please press ${button} once more.`,
  trapped: `A field that people do not see was filled in. Please press ${button} once more.`,
});
