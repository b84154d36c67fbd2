import { Day } from '#features/profile-page/day.tsx';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Stars } from '#ui/stars.tsx';
import type { LatestReview } from './get-dashboard.server.ts';

export function LatestReviews({ reviews }: { reviews: readonly LatestReview[] }) {
  return (
    <section aria-labelledby="reviews-heading" className="card flex flex-col p-5 sm:p-6">
      <h2 id="reviews-heading" className="text-subheading">
        Latest reviews
      </h2>
      {reviews.length === 0 ? (
        <p className="mt-2 text-ink-2">
          Nobody has written one yet. People who liked your work are glad to be asked.
        </p>
      ) : (
        <ul className="mt-2 mb-4 grid divide-y divide-line">
          {reviews.map(({ id, author, stars, text, replied, date }) => (
            <li key={id} className="grid gap-1 py-3.5">
              <p className="flex flex-wrap items-center justify-between gap-x-4">
                <span dir="auto" className="font-semibold">
                  {author}
                </span>
                <Stars rating={stars} />
              </p>
              <p dir="auto" className="line-clamp-3 text-small text-ink-2">
                {text}
              </p>
              <p className="text-tiny text-ink-3">
                <Day date={date} />
                {replied ? ', you have replied' : ', not replied to yet'}
              </p>
            </li>
          ))}
        </ul>
      )}
      {reviews.length > 0 && (
        <ButtonLink to={paths.ownReviews} variant="secondary" className="mt-auto self-start">
          See all and reply
        </ButtonLink>
      )}
    </section>
  );
}
