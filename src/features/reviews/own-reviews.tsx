import { useRef } from 'react';
import { frame, reviews as messages } from '#messages';
import { averageRating } from '#features/profiles/rating.rules.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Stars } from '#ui/stars.tsx';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Day } from '#features/profile-page/day.tsx';
import { LiveMessage } from '#features/accounts/access/live-message.tsx';
import { Written } from '#ui/written.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import { useKeptFields } from '#ui/use-kept-fields.ts';
import { useReply, type ReplyAnswer, type Reply } from './use-reply.ts';
import type { listOwnReviews, OwnReview } from './own-reviews.server.ts';
import { REPLY_MAX } from './review.rules.ts';

interface OwnReviewsProps extends Awaited<ReturnType<typeof listOwnReviews>> {
  kind: ProviderKind;
  /** What the page answered to a reply that was sent without scripts. */
  posted: ReplyAnswer | undefined;
}

export function OwnReviews({ kind, profile, reviews, posted }: OwnReviewsProps) {
  const { slug, ratingSum, count } = profile;
  const publicPage = paths[kind](slug);
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-5 pb-16 *:max-w-[45rem] md:pt-8 lg:pb-24">
      <header className="grid gap-3">
        <p className="text-lead text-ink-2">{messages.ownIntro}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Stars rating={averageRating(ratingSum, count)} reviews={count} className="text-body!" />
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`${publicPage}#reviews`} variant="secondary" size="small">
              {messages.seeOnProfile}
            </ButtonLink>
            <ButtonLink to={paths.askForReview} size="small">
              {messages.ask}
            </ButtonLink>
          </div>
        </div>
      </header>
      {reviews.length === 0 ? (
        <EmptyState title={frame.noReviewsYet}>{messages.noneYet}</EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-5">
          {reviews.map((review) => (
            <OwnReviewCard
              key={review.id}
              review={review}
              posted={posted?.reviewId === review.id ? posted : undefined}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function OwnReviewCard({ review, posted }: { review: OwnReview; posted: ReplyAnswer | undefined }) {
  const { id, author, date, edited, stars, text, lang } = review;
  const { reply, replyLang, mayReply, removedReason } = review;
  const cardId = `review-${id}`;
  const isOpen = mayReply && !removedReason;
  const form = useReply(cardId, isOpen, posted);
  return (
    <li id={cardId} className="card flex flex-col gap-5 p-5 sm:p-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 dir="auto" className="text-body font-semibold">
            {author}
          </h2>
          <Stars rating={stars} />
        </div>
        <p className="text-tiny text-ink-3">
          <Day date={date} />
          {edited && messages.edited}
        </p>
        <Written lang={lang} className="mt-3 max-w-prose text-ink-2">
          {text}
        </Written>
      </div>
      <LiveMessage message={form.message} />
      {removedReason && (
        <Written className="rounded-card bg-surface-2 px-4 py-3.5 text-small">
          {messages.removed(removedReason)}
        </Written>
      )}
      {reply && (
        <div className="max-w-prose rounded-card bg-accent-soft px-4 py-3.5">
          <p className="text-small font-semibold">{messages.yourReply}</p>
          <Written lang={replyLang} className="mt-0.5 text-small text-ink-2">
            {reply}
          </Written>
        </div>
      )}
      {form.unsent && (
        <div className="max-w-prose rounded-card bg-surface-2 px-4 py-3.5">
          <p className="text-small font-semibold">{messages.notPublished}</p>
          <Written className="mt-0.5 text-small text-ink-2">{form.unsent}</Written>
        </div>
      )}
      {isOpen && <ReplyForm form={form} review={review} />}
    </li>
  );
}

/** Folded up until it is wanted. The fragment takes those without scripts to the review that answers. */
function ReplyForm({ form, review }: { form: Reply; review: OwnReview }) {
  const { Form, busy, error, typed, handlers } = form;
  const element = useRef<HTMLFormElement>(null);
  useKeptFields(element, `review-${review.id}`);
  return (
    <details open={typed !== undefined} className="group">
      <summary className={textLinkStyle}>
        {messages.reply}
        <span className="sr-only">{messages.replyTo(review.author)}</span>
      </summary>
      <Form
        ref={element}
        method="post"
        action={`${paths.ownReviews}#review-${review.id}`}
        noValidate
        {...handlers}
        className="mt-2 grid gap-4"
      >
        <input type="hidden" name="review" value={review.id} />
        <Field
          label={messages.yourReply}
          hint={messages.replyHint}
          error={error}
          required
          counter={{ max: REPLY_MAX, length: typed?.length }}
        >
          <TextArea name="text" defaultValue={typed} maxLength={REPLY_MAX} />
        </Field>
        <Button
          type="submit"
          busy={busy}
          busyLabel={messages.publishing}
          className="sm:justify-self-start"
        >
          {messages.publishReply}
        </Button>
      </Form>
    </details>
  );
}
