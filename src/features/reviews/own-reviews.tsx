import { averageRating } from '#features/profiles/rating.rules.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Stars } from '#ui/stars.tsx';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { ReplyAnswer } from './use-reply.ts';
import type { OwnReview } from './list-own-reviews.server.ts';
import { OwnReviewCard } from './own-review-card.tsx';

interface OwnReviewsProps {
  kind: ProviderKind;
  profile: { slug: string; ratingSum: number; count: number };
  reviews: OwnReview[];
  /** What the page answered to a reply that was sent without scripts. */
  posted: ReplyAnswer | undefined;
}

/** What others wrote about the provider who is signed in, each with its reply or the way to write it. */
export function OwnReviews({ kind, profile, reviews, posted }: OwnReviewsProps) {
  const { slug, ratingSum, count } = profile;
  const publicPage = paths[kind](slug);
  return (
    <div
      data-accent={kind}
      className="container-page grid max-w-[51rem] grid-cols-1 gap-8 pt-8 pb-16 lg:pt-12 lg:pb-24"
    >
      <header className="grid gap-3">
        <h1 className="text-title font-extrabold">Your reviews</h1>
        <p className="text-lead text-ink-2">
          What people wrote about you. You may reply to each review once, in public.
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Stars rating={averageRating(ratingSum, count)} reviews={count} className="text-body!" />
          <ButtonLink to={`${publicPage}#reviews`} variant="secondary" size="small">
            See them on your profile
          </ButtonLink>
        </div>
      </header>
      {reviews.length === 0 ? (
        <EmptyState title="No reviews yet">
          Ask people who were happy with your work to write one: the button is on your profile, and
          they need no account.
        </EmptyState>
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
