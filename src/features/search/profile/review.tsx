import { Avatar } from '#ui/avatar.tsx';
import { Stars } from '#ui/stars.tsx';
import type { PublicReview } from '../search-wire.ts';
import { Day } from './day.tsx';

interface ReviewProps {
  review: PublicReview;
  repliedBy: string;
}

export function Review({ review, repliedBy }: ReviewProps) {
  const { author, date, stars, text, reply } = review;
  return (
    <li className="border-t border-line py-6 first:border-t-0 last:pb-0">
      <article aria-label={`Review by ${author}`}>
        <div className="flex items-center gap-3">
          <Avatar name={author} size="small" />
          <div>
            <p className="font-semibold leading-snug">{author}</p>
            <p className="text-tiny text-ink-3">
              <Day date={date} />
            </p>
          </div>
          <Stars rating={stars} className="ml-auto" />
        </div>
        <p className="mt-3 max-w-prose whitespace-pre-line text-ink-2">{text}</p>
        {reply && (
          <div className="mt-4 max-w-prose rounded-card bg-accent-soft px-4 py-3.5 sm:ml-8">
            <p className="text-small font-semibold">Reply from {repliedBy}</p>
            <p className="mt-0.5 text-small text-ink-2">{reply}</p>
          </div>
        )}
      </article>
    </li>
  );
}
