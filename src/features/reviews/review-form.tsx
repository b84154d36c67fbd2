import { LiveMessage } from '#features/accounts/access/live-message.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CodeStep } from './code-step.tsx';
import type { ReviewAnswer, ReviewState } from './review-state.ts';
import { REVIEW_FORM_ID, useReviewForm } from './use-review-form.ts';
import { WriteStep } from './write-step.tsx';

interface ReviewFormProps {
  start: ReviewState;
  posted: ReviewAnswer | undefined;
  /** The profile that it is about. */
  backTo: string;
}

/** Posts to its own page, with or without scripts, step by step. */
export function ReviewForm({ start, posted, backTo }: ReviewFormProps) {
  const form = useReviewForm(start, posted);
  const { Form, state, busy } = form;
  const failure = busy ? undefined : state.failure;
  return (
    <Form
      id={REVIEW_FORM_ID}
      method="post"
      noValidate
      {...form.handlers}
      className="grid grid-cols-1 gap-5"
    >
      {state.step !== 'refused' && (
        <p className="-mb-2 text-small font-medium text-ink-3">
          Step {state.step === 'write' ? 1 : 2} of 2
        </p>
      )}
      <input type="hidden" name="stamp" value={state.stamp} />
      <LiveMessage message={failure ? { tone: 'danger', text: failure } : null} />
      {state.step === 'write' && <WriteStep key={String(state.restored)} form={form} />}
      {state.step === 'code' && <CodeStep form={form} />}
      {state.step === 'refused' && (
        <ButtonLink to={backTo} variant="secondary" data-first className="justify-self-start">
          Back to the profile
        </ButtonLink>
      )}
    </Form>
  );
}
