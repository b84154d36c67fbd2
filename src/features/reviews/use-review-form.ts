import { useEffect, useReducer, type FormEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { textOf } from '#ui/text-of.ts';
import { useFormErrors } from '#ui/use-form-errors.ts';
import {
  checkReview,
  REVIEW_FIELDS,
  tidyReview,
  type ReviewErrors,
  type ReviewFields,
} from './review.rules.ts';
import {
  dropReviewDraft,
  keepReviewDraft,
  readReviewDraft,
  type ReviewAnswer,
  type ReviewDraft,
  type ReviewIntent,
  type ReviewState,
} from './review-state.ts';

export const REVIEW_FORM_ID = 'review-form';

/** The steps of a review. `posted` is what the page answered to a form that was sent without scripts. */
export function useReviewForm(start: ReviewState, posted: ReviewAnswer | undefined) {
  const { pathname } = useLocation();
  const { Form, state: work, data, formData } = useFetcher<ReviewAnswer>();
  const first = posted?.step ? posted : start;
  const [state, dispatch] = useReducer(reviewFormReducer, first, startOfForm);
  const { step, failure, answers } = state;
  const busy = work !== 'idle';
  const fresh = first.step === 'write' && !posted;

  // After hydration, because the server knows no draft. What was typed before the scripts came wins.
  useEffect(() => {
    const draft = fresh ? readReviewDraft(pathname) : null;
    if (draft && !typedIn(theForm()).text) dispatch({ type: 'restored', draft });
  }, [fresh, pathname]);

  useEffect(() => {
    if (!data) return;
    dispatch({ type: 'answered', answer: data, at: Date.now() });
    if (data.step === 'refused') dropReviewDraft(pathname);
    else if (data.step) keepReviewDraft(pathname, { step: data.step, values: data.values });
  }, [data, pathname]);

  // Each answer moves the focus: to what is wrong, or to where the next step begins.
  useEffect(() => {
    if (answers === 0) return;
    const form = theForm();
    const trap = form.elements.namedItem('website') as HTMLInputElement | null;
    // Whoever was caught by mistake gets through at the second try.
    if (trap) trap.value = '';
    const wrong = form.querySelector<HTMLElement>('[aria-invalid]:not(div), [aria-invalid] input');
    const next = form.querySelector<HTMLElement>('[data-first]');
    if (wrong) wrong.focus();
    else if (!failure || step === 'refused') next?.focus();
  }, [answers, failure, step]);

  const { errors, onSubmit, onInput } = useFormErrors<keyof ReviewErrors>({
    // Nobody's answer says nothing against any field.
    answer: (data as ReviewState | undefined) ?? first,
    busy,
    check: (typed) => checkReview(tidyReview(typed)),
  });
  const input = (event: FormEvent<HTMLFormElement>) => {
    onInput(event);
    if (step === 'write') keepReviewDraft(pathname, { step, values: typedIn(event.currentTarget) });
  };

  return {
    Form,
    handlers: { onSubmit, onInput: input },
    state,
    errors,
    busy,
    busyWith: busy ? (formData?.get('intent') as ReviewIntent) : null,
  };
}

export type ReviewSteps = ReturnType<typeof useReviewForm>;

const theForm = () => document.getElementById(REVIEW_FORM_ID) as HTMLFormElement;

function typedIn(form: HTMLFormElement): ReviewFields {
  const data = new FormData(form);
  const typed = REVIEW_FIELDS.map((name) => [name, textOf(data, name)]);
  return Object.fromEntries(typed) as ReviewFields;
}

interface ReviewFormState extends ReviewState {
  /** When another code may be asked for, by the clock of this browser. */
  resendFrom: number;
  /** What an earlier visit wrote is back: fields that start with it start anew. */
  restored: boolean;
  /** Grows with each answer, so that the focus can follow. */
  answers: number;
}

type Event =
  | { type: 'restored'; draft: ReviewDraft }
  | { type: 'answered'; answer: ReviewAnswer; at: number };

export function startOfForm(start: ReviewState): ReviewFormState {
  return { ...start, resendFrom: 0, restored: false, answers: 0 };
}

/** An answer without a step says only that nobody answered: everything stays as it is. */
export function reviewFormReducer(state: ReviewFormState, event: Event): ReviewFormState {
  if (event.type === 'restored') return { ...state, ...event.draft, restored: true };
  const { answer, at } = event;
  const wait = answer.step && answer.resendInSeconds;
  return {
    ...state,
    failure: undefined,
    ...answer,
    step: answer.step ?? state.step,
    resendFrom: wait ? at + wait * 1000 : state.resendFrom,
    answers: state.answers + 1,
  };
}
