import type { PublicReview } from './profile.ts';

const STARS = [5, 4, 3, 2, 1];

/** How many reviews gave five stars, four, and so on. */
export function RatingSpread({ reviews }: { reviews: PublicReview[] }) {
  return (
    <ul className="grid min-w-52 flex-1 gap-1 text-tiny sm:max-w-72">
      {STARS.map((stars) => {
        const count = reviews.filter((review) => review.stars === stars).length;
        return (
          <li key={stars} className="flex items-center gap-2.5">
            <span className="sr-only">{`${stars} ${stars === 1 ? 'star' : 'stars'}: ${count}`}</span>
            <span aria-hidden className="w-2 text-ink-2 tabular-nums">
              {stars}
            </span>
            <svg aria-hidden className="h-2 w-0 flex-1 rounded-full bg-line">
              <rect
                width={`${(count / reviews.length) * 100}%`}
                height="100%"
                rx="4"
                className="fill-mango"
              />
            </svg>
            <span aria-hidden className="w-4 text-right text-ink-3 tabular-nums">
              {count}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
