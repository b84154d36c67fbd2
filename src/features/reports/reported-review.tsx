import { Stars } from '#ui/stars.tsx';
import { Written } from '#ui/written.tsx';
import type { ReportedReview as Review } from './find-reported.server.ts';

/** What the report is about, so that nobody reports the wrong one. */
export function ReportedReview({ review: { author, stars, text } }: { review: Review }) {
  return (
    <figure className="mt-6 max-w-prose rounded-card bg-surface px-4 py-3.5">
      <figcaption className="flex flex-wrap items-center gap-x-3 text-small font-semibold">
        <span dir="auto">{author}</span> <Stars rating={stars} />
      </figcaption>
      <Written as="blockquote" className="mt-1 line-clamp-5 text-small text-ink-2">
        {text}
      </Written>
    </figure>
  );
}
