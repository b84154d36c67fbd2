import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Stars } from '#ui/stars.tsx';
import { publishedOnly, type Profile } from './profile.ts';
import { RatingSpread } from './rating-spread.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { Review } from './review.tsx';

const SHOWN_AT_FIRST = 4;

export function Reviews({ profile }: { profile: Profile }) {
  const { kind, id, rating, reviewCount, reviews, shortName } = profile;
  const published = publishedOnly(reviews);
  const item = (review: (typeof reviews)[number]) => (
    <Review key={review.id} review={review} repliedBy={shortName} />
  );
  const later = reviews.slice(SHOWN_AT_FIRST);
  return (
    <section id="reviews" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading" className="text-heading">
        Reviews
      </h2>
      <ReviewNotice />
      {published.length === 0 ? (
        <Stars rating={rating} reviews={reviewCount} className="mt-3 text-body!" />
      ) : (
        <div className="mt-5 flex flex-wrap items-center gap-x-10 gap-y-5">
          <p className="flex flex-wrap items-center gap-x-4">
            <span aria-hidden className="font-heading text-hero font-extrabold tabular-nums">
              {rating.toFixed(1)}
            </span>
            <Stars rating={rating} reviews={reviewCount} className="max-w-32" />
          </p>
          <RatingSpread reviews={published} />
        </div>
      )}
      <p className="mt-5" data-print="off">
        <ButtonLink to={paths.review(kind, id)} rel="nofollow" variant="secondary">
          Write a review
        </ButtonLink>
      </p>
      {reviews.length > 0 && (
        <ul className="mt-6 grid">{reviews.slice(0, SHOWN_AT_FIRST).map(item)}</ul>
      )}
      {later.length > 0 && (
        <details className="border-t border-line">
          <summary className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4">
            Show {later.length} more
          </summary>
          <ul className="grid">{later.map(item)}</ul>
        </details>
      )}
    </section>
  );
}
