import { frame } from '#messages';
import { classes } from '#ui/classes.ts';

interface StarsProps {
  /** 0 to 5; parts of a star are drawn as such. */
  rating: number;
  /** Adds "(12 reviews)". */
  reviews?: number | undefined;
  className?: string | undefined;
}

const star = 'l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';
/** Five of them in one path: a page of results draws two rows on each of its cards. */
const row = [10, 30, 50, 70, 90].map((x) => `M${x} 1.6${star}`).join('');

const empty = <path d={row} className="fill-line" />;
const full = <path d={row} className="fill-mango" />;

export function Stars({ rating, reviews, className }: StarsProps) {
  const value = Math.min(5, Math.max(0, rating));
  const figure = value.toFixed(1).replace('.0', '');
  const filled = value * 20;
  return (
    <span className={classes('inline-flex flex-wrap items-center gap-x-2 text-small', className)}>
      <svg aria-hidden viewBox="0 0 100 20" className="h-[1.15em] shrink-0">
        {empty}
        {filled > 0 && (
          <svg width={filled} height="20" viewBox={`0 0 ${filled} 20`}>
            {full}
          </svg>
        )}
      </svg>
      <span className="font-semibold tabular-nums">
        {figure}
        <span aria-hidden>/5</span>
        <span className="sr-only">{frame.outOfFive}</span>
      </span>
      {reviews !== undefined && (
        <span className="text-ink-3">
          {reviews === 0 ? frame.noReviewsYet : frame.reviews(reviews)}
        </span>
      )}
    </span>
  );
}
