import { Stars } from '#ui/stars.tsx';
import type { ReportedReview as Review } from './find-reported.server.ts';

/** What the report is about, so that nobody reports the wrong one. */
export function ReportedReview({ review: { author, stars, text } }: { review: Review }) {
  return (
    <figure className="mt-6 max-w-prose rounded-card bg-surface px-4 py-3.5">
      <figcaption className="flex flex-wrap items-center gap-x-3 text-small font-semibold">
        {author} <Stars rating={stars} />
      </figcaption>
      <blockquote className="mt-1 line-clamp-5 whitespace-pre-line text-small text-ink-2 [overflow-wrap:anywhere]">
        {text}
      </blockquote>
    </figure>
  );
}
