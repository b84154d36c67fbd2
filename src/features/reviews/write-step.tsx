import { reviews } from '#messages';
import { useId } from 'react';
import { CircleAlert } from 'lucide-react';
import { REVIEW_TEXT_MAX, REVIEW_TEXT_MIN, STARS_MAX } from '#features/profiles/rating.rules.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { EmailInput } from '#ui/email-input.tsx';
import { REVIEW_EMAIL_MAX, REVIEW_NAME_MAX } from './review.rules.ts';
import type { ReviewSteps } from './use-review-form.ts';

export function WriteStep({ form: { values, errors } }: { form: ReviewSteps }) {
  return (
    <>
      <StarInput
        label={reviews.yourRating}
        name="stars"
        value={values.stars}
        error={errors.stars}
      />
      <Field
        label={reviews.yourReview}
        hint={reviews.hint(REVIEW_TEXT_MIN)}
        error={errors.text}
        required
        counter={{ max: REVIEW_TEXT_MAX, length: values.text.length }}
      >
        <TextArea
          name="text"
          rows={6}
          defaultValue={values.text}
          maxLength={REVIEW_TEXT_MAX}
          data-first
          className="min-h-44"
        />
      </Field>
      <Field label={reviews.firstName} hint={reviews.firstNameHint} error={errors.name} required>
        <TextInput
          name="name"
          defaultValue={values.name}
          maxLength={REVIEW_NAME_MAX}
          autoComplete="given-name"
        />
      </Field>
      <Field label={reviews.email} hint={reviews.emailHint} error={errors.email} required>
        <EmailInput defaultValue={values.email} maxLength={REVIEW_EMAIL_MAX} />
      </Field>
    </>
  );
}

export const WriteButton = ({ busy }: { busy: boolean }) => (
  <Button
    type="submit"
    name="intent"
    value="send-code"
    size="large"
    wide
    busy={busy}
    busyLabel={reviews.sending}
  >
    {reviews.goOn}
  </Button>
);

interface StarInputProps {
  label: string;
  name: string;
  value: string;
  error?: string | undefined;
}

const STAR = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
const CHOICES = Array.from({ length: STARS_MAX }, (_, index) => index + 1);

/** One to five, as radio buttons: arrow keys choose, and it needs no script. */
function StarInput({ label, name, value, error }: StarInputProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={id} className="text-small font-semibold text-ink">
        {label}
        <span aria-hidden className="ml-1 text-coral">
          *
        </span>
      </span>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="-ml-2 flex"
      >
        {CHOICES.map((stars) => (
          <label key={stars} className="star-choice">
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={value === String(stars)}
              className="sr-only"
            />
            <svg aria-hidden viewBox="0 0 20 20" className="size-9">
              <path d={STAR} strokeLinejoin="round" />
            </svg>
            <span className="sr-only">{reviews.stars(stars)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-small font-medium text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
