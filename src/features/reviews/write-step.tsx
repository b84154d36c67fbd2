import { FormTrap } from '#features/messages/form-trap.tsx';
import { REVIEW_TEXT_MAX, REVIEW_TEXT_MIN } from '#features/profiles/rating.rules.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { REVIEW_EMAIL_MAX, REVIEW_NAME_MAX } from './review.rules.ts';
import { StarInput } from './star-input.tsx';
import type { ReviewForm } from './use-review-form.ts';

/** Step 1: the review, and who wrote it. */
export function WriteStep({ form: { state, busy } }: { form: ReviewForm }) {
  const { values, errors } = state;
  return (
    <>
      <FormTrap />
      <StarInput label="Your rating" name="stars" value={values.stars} error={errors.stars} />
      <Field
        label="Your review"
        hint={`At least ${REVIEW_TEXT_MIN} characters. What was done, and how did it go?`}
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
      <Field label="First name" hint="Shown with your review." error={errors.name} required>
        <TextInput
          name="name"
          defaultValue={values.name}
          maxLength={REVIEW_NAME_MAX}
          autoComplete="given-name"
        />
      </Field>
      <Field
        label="Email address"
        hint="Never shown. We send a code there to make sure that it is yours."
        error={errors.email}
        required
      >
        <TextInput
          type="email"
          name="email"
          defaultValue={values.email}
          maxLength={REVIEW_EMAIL_MAX}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button
        type="submit"
        name="intent"
        value="send-code"
        size="large"
        wide
        busy={busy}
        busyLabel="Sending..."
      >
        Continue
      </Button>
    </>
  );
}
