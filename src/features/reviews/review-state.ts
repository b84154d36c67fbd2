import { CODE_MINUTES } from '#features/accounts/email-code.rules.ts';
import { keptKey, readKept, writeKept } from '#ui/kept.ts';
import { REVIEW_FIELDS, type ReviewErrors, type ReviewFields } from './review.rules.ts';

/** How far somebody has come: writing, then the code that was mailed; `refused` is where nothing more can be done. */
export interface ReviewState {
  step: 'write' | 'code' | 'refused';
  values: ReviewFields;
  stamp: string;
  errors?: ReviewErrors | undefined;
  failure?: string | undefined;
  resendInSeconds?: number | undefined;
}

/** What the page answers; a network that fails answers with the failure alone. */
export type ReviewAnswer = ReviewState | { step?: never; failure: string };

export type ReviewIntent = 'send-code' | 'resend-code' | 'publish' | 'back';

/** What was written on a page before it was reloaded: phones drop pages while their owner looks for the mail. */
export interface ReviewDraft {
  step: 'write' | 'code';
  values: ReviewFields;
}

export const reviewKey = (path: string): string => keptKey(path, 'review');

export function readReviewDraft(path: string): ReviewDraft | null {
  const stored = readKept(reviewKey(path)) as Partial<ReviewDraft & { at: number }> | null;
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
  writeKept(reviewKey(path), { ...readKept(reviewKey(path)), ...draft, at: Date.now() });
}

export const dropReviewDraft = (path: string): void => writeKept(reviewKey(path), null);
