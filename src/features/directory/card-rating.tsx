import { frame } from '#messages';

interface CardRatingProps {
  rating: number;
  reviewCount: number;
}

const star = (
  <svg aria-hidden viewBox="0 0 20 20" className="size-4 shrink-0 fill-mango">
    <path d="M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
  </svg>
);

/** What customers say of a provider, in one line; where nobody has said anything, that comes before the figure. */
export function CardRating({ rating, reviewCount }: CardRatingProps) {
  const figure = (
    <>
      {rating.toFixed(1).replace('.0', '')}
      <span aria-hidden>/5</span>
      <span className="sr-only">{frame.outOfFive}</span>
    </>
  );
  if (reviewCount === 0)
    return (
      <p className="text-small text-ink-2">
        {frame.noReviewsYet} <span className="text-tiny text-ink-3">{figure}</span>
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-small text-ink-3">
      {star}
      <b className="font-semibold text-ink tabular-nums">{figure}</b>
      {frame.reviews(reviewCount)}
    </p>
  );
}
