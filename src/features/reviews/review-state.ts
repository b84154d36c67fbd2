import type { ReviewErrors, ReviewFields } from './review.rules.ts';

/** How far somebody has come: writing, then the code that was mailed; `refused` is where nothing more can be done. */
export interface ReviewState {
  step: 'write' | 'code' | 'refused';
  values: ReviewFields;
  stamp: string;
  errors?: ReviewErrors | undefined;
  failure?: string | undefined;
  /** Until another code may be asked for. */
  resendInSeconds?: number | undefined;
}

/** What the page answers; a network that fails answers with the failure alone. */
export type ReviewAnswer = ReviewState | { step?: never; failure: string };

/** What the buttons of the form ask for. */
export type ReviewIntent = 'send-code' | 'resend-code' | 'publish' | 'back';
