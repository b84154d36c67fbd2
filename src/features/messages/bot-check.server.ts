import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { guardMessages } from './form-guard.rules.ts';
import { judgeStamp } from './form-stamp.server.ts';

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
