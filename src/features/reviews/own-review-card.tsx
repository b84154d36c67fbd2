import { Day } from '#features/profile-page/day.tsx';
import { LiveMessage } from '#features/accounts/access/live-message.tsx';
import { Stars } from '#ui/stars.tsx';
import { Written } from '#ui/written.tsx';
import type { ReplyAnswer } from './use-reply.ts';
import type { OwnReview } from './list-own-reviews.server.ts';
import { ReplyForm } from './reply-form.tsx';
import { removedByStaff } from './review.rules.ts';
import { useReply } from './use-reply.ts';

interface OwnReviewCardProps {
  review: OwnReview;
  posted: ReplyAnswer | undefined;
}

export function OwnReviewCard({ review, posted }: OwnReviewCardProps) {
  const { id, author, date, edited, stars, text, reply, removedReason } = review;
  const cardId = `review-${id}`;
  const form = useReply(cardId, posted, reply !== null);
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
          {edited && ' · edited'}
        </p>
        <Written className="mt-3 max-w-prose text-ink-2">{text}</Written>
      </div>
      <LiveMessage message={form.message} />
      {removedReason && (
        <Written className="rounded-card bg-surface-2 px-4 py-3.5 text-small">
          {removedByStaff(removedReason)}
        </Written>
      )}
      {reply && (
        <div className="max-w-prose rounded-card bg-accent-soft px-4 py-3.5">
          <p className="text-small font-semibold">Your reply</p>
          <Written className="mt-0.5 text-small text-ink-2">{reply}</Written>
        </div>
      )}
      {!reply && !removedReason && <ReplyForm form={form} review={review} />}
    </li>
  );
}
