import { useEffect, useReducer, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import { CODE_MINUTES } from '#features/accounts/email-code.rules.ts';
import { useCheckedForm } from '#features/messages/use-checked-form.ts';
import { attend, keptKey, readKept, writeKept, type Outcome } from '#ui/kept.ts';
import { textOf } from '#ui/text-of.ts';
import {
  checkReview,
  REVIEW_FIELDS,
  tidyReview,
  type ReviewErrors,
  type ReviewField,
  type ReviewFields,
} from './review.rules.ts';

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

interface Progress extends Pick<ReviewState, 'step' | 'values'> {
  /** When another code may be asked for, by the clock of this browser. */
  resendFrom: number;
  /** What an earlier visit wrote is back: fields that start with it start anew. */
  restored: boolean;
  /** By an answer: the focus follows to where the step begins. */
  arrived: boolean;
}

const changed = (before: Progress, change: Partial<Progress>): Progress => ({
  ...before,
  ...change,
});

/** The steps of a review. `posted` is what the page answered to a form that was sent without scripts. */
export function useReviewForm(start: ReviewState, posted: ReviewAnswer | undefined) {
  const { pathname } = useLocation();
  const first = posted?.step ? posted : start;
  const { answer, errors, sent, ...form } = useCheckedForm<ReviewField, ReviewAnswer>({
    start: first.values,
    stamp: first.stamp,
    posted,
    check: (typed) => checkReview(tidyReview(typed)),
  });
  const { ref: element, onInput, ...handlers } = form.handlers;
  const [{ step, values, resendFrom, restored, arrived }, change] = useReducer(changed, {
    step: first.step,
    values: first.values,
    resendFrom: 0,
    restored: false,
    arrived: false,
  });
  const fresh = first.step === 'write' && !posted;

  // After hydration, because the server knows no draft. What was typed before the scripts came wins.
  useEffect(() => {
    const draft = fresh ? readReviewDraft(pathname) : null;
    if (draft && !typedIn(element.current!).text) change({ ...draft, restored: true });
  }, [element, fresh, pathname]);

  useEffect(() => {
    const written = element.current;
    if (!written) return;
    const hear = (outcome: Outcome) => {
      if (outcome === 'unsent' && step === 'write')
        keepReviewDraft(pathname, { step, values: typedIn(written) });
    };
    return attend({ form: written, path: pathname, key: reviewKey(pathname), hear });
  }, [element, pathname, step]);

  // An answer without a step says only that nobody answered: everything stays as it is.
  useEffect(() => {
    if (!answer?.step || answer === posted) return;
    const { step: next, values: sentValues, resendInSeconds: wait } = answer;
    change({
      step: next,
      values: sentValues,
      ...(wait && { resendFrom: Date.now() + wait * 1000 }),
      arrived: !answer.errors && (!answer.failure || next === 'refused'),
    });
    if (next === 'refused') dropReviewDraft(pathname);
    else keepReviewDraft(pathname, { step: next, values: sentValues });
  }, [answer, pathname, posted]);

  useEffect(() => {
    if (arrived) element.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [arrived, element, step, values]);

  return {
    ...form,
    handlers: {
      ...handlers,
      ref: element,
      onInput(event: FormEvent<HTMLFormElement>) {
        onInput(event);
        if (step === 'write')
          keepReviewDraft(pathname, { step, values: typedIn(event.currentTarget) });
      },
    },
    step,
    values,
    resendFrom,
    restored,
    // Besides its fields, the code has an error of its own.
    errors: errors as ReviewErrors,
    failure: answer ? form.failure : start.failure,
    busyWith: (sent?.get('intent') ?? null) as ReviewIntent | null,
  };
}

export type ReviewSteps = ReturnType<typeof useReviewForm>;

function typedIn(form: HTMLFormElement): ReviewFields {
  const data = new FormData(form);
  const typed = REVIEW_FIELDS.map((name) => [name, textOf(data, name)]);
  return Object.fromEntries(typed) as ReviewFields;
}

/** What was written on a page before it was reloaded: phones drop pages while their owner looks for the mail. */
interface ReviewDraft {
  step: 'write' | 'code';
  values: ReviewFields;
}

const reviewKey = (path: string) => keptKey(path, 'review');

function readReviewDraft(path: string): ReviewDraft | null {
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

function keepReviewDraft(path: string, draft: ReviewDraft): void {
  writeKept(reviewKey(path), { ...readKept(reviewKey(path)), ...draft, at: Date.now() });
}

export const dropReviewDraft = (path: string): void => writeKept(reviewKey(path), null);
