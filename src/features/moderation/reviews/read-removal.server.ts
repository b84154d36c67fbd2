import { AppError } from '#platform/errors.ts';
import { publicReason } from './removal.rules.ts';

/** The public reason that a form gives. */
export function readRemoval(read: (field: string) => string): string {
  const judged = publicReason(read('why'), read('text'));
  if ('message' in judged) throw new AppError('bad-input', judged.message, { field: judged.field });
  return judged.reason;
}
