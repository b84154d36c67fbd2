import { profile as messages } from '#messages';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Link } from '#ui/link.tsx';
import { Stars } from '#ui/stars.tsx';
import { Written } from '#ui/written.tsx';
import type { PublicReview } from './profile.ts';
import { Day } from './day.tsx';

export function Review({ review, repliedBy }: { review: PublicReview; repliedBy: string }) {
  const {
    id,
    author,
    date,
    edited,
    stars,
    text,
    reply,
    removedReason: reason,
    lang,
    replyLang,
  } = review;
  return (
    <li id={`review-${id}`} className="border-t border-line py-6 first:border-t-0 last:pb-0">
      {reason ? (
        <p className="max-w-prose rounded-card bg-surface-2 px-4 py-3.5 text-small text-ink-2">
          {`${messages.reviewOf} `}
          <Day date={date} />
          <br />
          <Written as="span">{messages.removed(reason)}</Written>
        </p>
      ) : (
        <article aria-label={messages.reviewBy(author)}>
          <div className="flex flex-wrap items-center gap-3">
            <Avatar name={author} size="small" />
            <div className="min-w-0 flex-1">
              <p dir="auto" className="font-semibold leading-snug">
                {author}
              </p>
              <p className="text-tiny text-ink-3">
                <Day date={date} />
                {edited && messages.edited}
              </p>
            </div>
            <Stars rating={stars} className="ml-auto shrink-0" />
          </div>
          <Written lang={lang} className="mt-3 max-w-prose text-ink-2">
            {text}
          </Written>
          {reply && (
            <div className="mt-4 max-w-prose rounded-card bg-accent-soft px-4 py-3.5 sm:ml-8">
              <p dir="auto" className="text-small font-semibold">
                {messages.replyFrom(repliedBy)}
              </p>
              <Written lang={replyLang} className="mt-0.5 text-small text-ink-2">
                {reply}
              </Written>
            </div>
          )}
          <p className="-mb-3 mt-1" data-print="off">
            <Link
              to={paths.reportReview(id)}
              rel="nofollow"
              className="inline-flex min-h-11 min-w-11 items-center text-tiny font-medium text-ink-3 underline-offset-4 hover:text-ink hover:underline"
            >
              {messages.report}
              <span dir="auto" className="sr-only">
                {messages.reportedReview(author)}
              </span>
            </Link>
          </p>
        </article>
      )}
    </li>
  );
}
