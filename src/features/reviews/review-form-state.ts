import type { ReviewDraft } from './review-draft.ts';
import type { ReviewErrors } from './review.rules.ts';
import type { ReviewAnswer, ReviewState } from './review-state.ts';

export interface ReviewFormState extends ReviewState {
  errors: ReviewErrors;
  /** When another code may be asked for, by the clock of this browser. */
  resendFrom: number;
  /** What an earlier visit wrote is back: fields that start with it start anew. */
  restored: boolean;
  /** Grows with each answer, so that the focus can follow. */
  answers: number;
}

type Event =
  | { type: 'restored'; draft: ReviewDraft }
  | { type: 'checked'; errors: ReviewErrors }
  | { type: 'typed'; name: string }
  | { type: 'answered'; answer: ReviewAnswer; at: number };

export function startOfForm(start: ReviewState): ReviewFormState {
  return { errors: {}, ...start, resendFrom: 0, restored: false, answers: 0 };
}

export function reviewFormReducer(state: ReviewFormState, event: Event): ReviewFormState {
  switch (event.type) {
    case 'restored':
      return { ...state, ...event.draft, restored: true };
    case 'checked':
      return { ...state, errors: event.errors };
    case 'typed':
      return { ...state, errors: { ...state.errors, [event.name]: undefined } };
    case 'answered':
      return answered(state, event.answer, event.at);
  }
}

/** An answer without a step says only that nobody answered: everything stays as it is. */
function answered(state: ReviewFormState, answer: ReviewAnswer, at: number): ReviewFormState {
  const wait = answer.step && answer.resendInSeconds;
  return {
    ...state,
    failure: undefined,
    errors: {},
    ...answer,
    step: answer.step ?? state.step,
    resendFrom: wait ? at + wait * 1000 : state.resendFrom,
    answers: state.answers + 1,
  };
}
