import { frame, profile as messages } from '#messages';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Stars } from '#ui/stars.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import type { Profile } from './profile.ts';
import { Review } from './review.tsx';

const SHOWN_AT_FIRST = 4;
const ALONE = { page: 1, pages: 1, stars: [] };

export function Reviews({ profile }: { profile: Profile }) {
  const { kind, id, rating, reviewCount, reviews, reviewPages = ALONE, shortName } = profile;
  const { page, pages, stars } = reviewPages;
  const item = (review: (typeof reviews)[number]) => (
    <Review key={review.id} review={review} repliedBy={shortName} />
  );
  // Whoever has turned the page wants to read.
  const shown = page === 1 ? reviews.slice(0, SHOWN_AT_FIRST) : reviews;
  const later = reviews.slice(shown.length);
  return (
    <section id="reviews" data-below-fold aria-labelledby="reviews-heading">
      <h2 id="reviews-heading" className="text-heading">
        {messages.reviews}
      </h2>
      <Thanks />
      {stars.some((count) => count > 0) ? (
        <div className="mt-5 flex flex-wrap items-center gap-x-10 gap-y-5">
          <p className="flex flex-wrap items-center gap-x-4">
            <span aria-hidden className="font-heading text-hero font-extrabold tabular-nums">
              {rating.toFixed(1)}
            </span>
            <Stars rating={rating} reviews={reviewCount} className="max-w-32" />
          </p>
          <RatingSpread counts={stars} />
        </div>
      ) : (
        <Stars rating={rating} reviews={reviewCount} className="mt-3 text-body!" />
      )}
      <p className="mt-5" data-print="off">
        <ButtonLink to={paths.review(kind, id)} rel="nofollow" variant="secondary">
          {messages.writeReview}
        </ButtonLink>
      </p>
      {shown.length > 0 && <ul className="mt-6 grid">{shown.map(item)}</ul>}
      {later.length > 0 && (
        <Later>
          <summary className={textLinkStyle}>{messages.showMore(later.length)}</summary>
          <ul className="grid">{later.map(item)}</ul>
        </Later>
      )}
      {pages > 1 && (
        <Turn page={page} pages={pages} to={(each) => paths.reviewsOn(kind, id, each)} />
      )}
    </section>
  );
}

interface TurnProps {
  page: number;
  pages: number;
  to: (page: number) => string;
}

/** A step each way: nobody looks for a review by the number of its page. */
function Turn({ page, pages, to }: TurnProps) {
  return (
    <nav
      aria-label={frame.pages}
      data-print="off"
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3"
    >
      {page > 1 && (
        <ButtonLink to={to(page - 1)} rel="prev" variant="secondary">
          {frame.previousPage}
        </ButtonLink>
      )}
      <span aria-current="page" className="text-small text-ink-2 tabular-nums">
        {`${frame.pageNumber(page)} / ${pages}`}
      </span>
      {page < pages && (
        <ButtonLink to={to(page + 1)} rel="next" variant="secondary">
          {frame.nextPage}
        </ButtonLink>
      )}
    </nav>
  );
}

/** Where in the history later reviews are shown. */
const opened = new Set<string>();

/** Open again after Back, before the page is scrolled to where it was. */
function Later({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const here = details.current!;
    if (opened.has(key)) here.open = true;
    // Looked at as it is left: it may have been opened before scripts came.
    return () => void (here.open ? opened.add(key) : opened.delete(key));
  }, [key]);
  return (
    <details ref={details} className="border-t border-line">
      {children}
    </details>
  );
}

const STARS = [5, 4, 3, 2, 1];

function RatingSpread({ counts }: { counts: readonly number[] }) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className="grid min-w-52 flex-1 gap-1 text-tiny sm:max-w-72">
      {STARS.map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <li key={stars} className="flex items-center gap-2.5">
            <span className="sr-only">{messages.starsCount(stars, count)}</span>
            <span aria-hidden className="w-2 text-ink-2 tabular-nums">
              {stars}
            </span>
            <svg aria-hidden className="h-2 w-0 flex-1 rounded-full bg-line">
              <rect width={`${(count / all) * 100}%`} height="100%" rx="4" className="fill-mango" />
            </svg>
            <span aria-hidden className="w-8 text-right text-ink-3 tabular-nums">
              {count}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** For whoever comes back from writing a review. */
function Thanks() {
  const [address, done = ''] = useLocation().search.split('&thanks=');
  const text = new Map(Object.entries(messages.thanks)).get(done);

  // The thanks are for this visit: the address may be kept or shared.
  useEffect(() => {
    if (text) history.replaceState(history.state, '', address + location.hash);
  }, [text, address]);

  return (
    text && (
      <Alert tone="success" className="mt-5">
        {text}
      </Alert>
    )
  );
}
