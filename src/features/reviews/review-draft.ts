import { CODE_MINUTES } from '#features/accounts/email-code.rules.ts';
import { readSession, writeSession } from '#ui/session-store.ts';
import { REVIEW_FIELDS, type ReviewFields } from './review.rules.ts';

/** What was written on a page before it was reloaded: phones drop pages while their owner looks for the mail. */
export interface ReviewDraft {
  step: 'write' | 'code';
  values: ReviewFields;
}

interface Stored extends ReviewDraft {
  at: number;
}

const keyOf = (path: string) => `review ${path}`;

export function readReviewDraft(path: string): ReviewDraft | null {
  const stored = readSession(keyOf(path)) as Partial<Stored> | null;
  const { values, step, at = 0 } = stored ?? {};
  if (
    typeof values !== 'object' ||
    !REVIEW_FIELDS.every((name) => typeof values[name] === 'string')
  )
    return null;
  const codeIsGood = step === 'code' && Date.now() - at < CODE_MINUTES * 60_000;
  return { step: codeIsGood ? 'code' : 'write', values };
}

export function keepReviewDraft(path: string, draft: ReviewDraft): void {
  writeSession(keyOf(path), { ...draft, at: Date.now() } satisfies Stored);
}

export const dropReviewDraft = (path: string): void => writeSession(keyOf(path), null);
