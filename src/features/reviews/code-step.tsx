import { reviews } from '#messages';
import {
  useSecondsUntil,
  CodeSentTo,
  EmailCodeField,
  ResendLabel,
} from '#features/accounts/email-code-field.tsx';
import { IntentButton } from '#ui/intent-button.tsx';
import { Stars } from '#ui/stars.tsx';
import { Written } from '#ui/written.tsx';
import { REVIEW_FIELDS } from './review.rules.ts';
import type { ReviewIntent, ReviewSteps } from './use-review-form.ts';

/** Step 2: the code that proves the email. The review travels along in the form. */
export function CodeStep({ form }: { form: ReviewSteps }) {
  const { values, errors, resendFrom } = form;
  return (
    <>
      {REVIEW_FIELDS.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <p className="text-ink-2">
        <CodeSentTo email={values.email} /> {reviews.enterCode}
      </p>
      <EmailCodeField key={resendFrom} error={errors.code} />
    </>
  );
}

/** Its buttons, and the review below them. */
export function CodeButtons({ form: { values, resendFrom } }: { form: ReviewSteps }) {
  const wait = useSecondsUntil(resendFrom);
  return (
    <>
      <StepButton intent="publish" size="large" wide busyLabel={reviews.publishing}>
        {reviews.publish}
      </StepButton>
      <div className="-mt-2 flex flex-wrap gap-3 *:flex-1">
        <StepButton
          intent="resend-code"
          variant="quiet"
          disabled={wait > 0}
          className="whitespace-nowrap"
        >
          <ResendLabel wait={wait} />
        </StepButton>
        <StepButton intent="back" variant="quiet">
          {reviews.change}
        </StepButton>
      </div>
      <figure className="rounded-card bg-surface-2 p-4">
        <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span dir="auto" className="font-semibold">
            {values.name}
          </span>
          <Stars rating={Number(values.stars)} />
        </figcaption>
        <Written as="blockquote" className="mt-2 text-small text-ink-2">
          {values.text}
        </Written>
      </figure>
    </>
  );
}

const StepButton = IntentButton<ReviewIntent>;
