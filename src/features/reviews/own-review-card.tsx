import { Day } from '#features/search/profile/day.tsx';
import { LiveMessage } from '#features/accounts/access/live-message.tsx';
import { Stars } from '#ui/stars.tsx';
import type { ReplyAnswer } from './answer-own-reviews.server.ts';
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
  const form = useReply(cardId, posted);
  return (
    <li id={cardId} className="card flex flex-col gap-5 p-5 sm:p-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="text-body font-semibold">{author}</h2>
          <Stars rating={stars} />
        </div>
        <p className="text-tiny text-ink-3">
          <Day date={date} />
          {edited && ' · edited'}
        </p>
        <p className="mt-3 max-w-prose whitespace-pre-line text-ink-2">{text}</p>
      </div>
      <LiveMessage message={form.message} />
      {removedReason && (
        <p className="rounded-card bg-surface-2 px-4 py-3.5 text-small whitespace-pre-line">
          {removedByStaff(removedReason)}
        </p>
      )}
      {reply && (
        <div className="max-w-prose rounded-card bg-accent-soft px-4 py-3.5">
          <p className="text-small font-semibold">Your reply</p>
          <p className="mt-0.5 text-small whitespace-pre-line text-ink-2">{reply}</p>
        </div>
      )}
      {!reply && !removedReason && <ReplyForm form={form} review={review} />}
    </li>
  );
}
