import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { OwnReview } from './list-own-reviews.server.ts';
import { REPLY_MAX } from './review.rules.ts';
import type { Reply } from './use-reply.ts';

/** Folded up until it is wanted. The fragment takes those without scripts to the review that answers. */
export function ReplyForm({ form, review }: { form: Reply; review: OwnReview }) {
  const { Form, busy, error, typed, handlers } = form;
  return (
    <details open={typed !== undefined} className="group">
      <summary className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4">
        Reply<span className="sr-only"> to {review.author}</span>
      </summary>
      <Form
        method="post"
        action={`${paths.ownReviews}#review-${review.id}`}
        noValidate
        {...handlers}
        className="mt-2 grid gap-4"
      >
        <input type="hidden" name="review" value={review.id} />
        <Field
          label="Your reply"
          hint="Everybody can read it, and it cannot be changed later."
          error={error}
          required
          counter={{ max: REPLY_MAX, length: typed?.length }}
        >
          <TextArea name="text" defaultValue={typed} maxLength={REPLY_MAX} />
        </Field>
        <Button
          type="submit"
          busy={busy}
          busyLabel="Publishing..."
          className="sm:justify-self-start"
        >
          Publish reply
        </Button>
      </Form>
    </details>
  );
}
