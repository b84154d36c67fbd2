import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Stars } from '#ui/stars.tsx';
import { Written } from '#ui/written.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskForm } from '../desk/desk-form.tsx';
import { Disclosure } from '../desk/disclosure.tsx';
import { Tag } from '../desk/tag.tsx';
import { When } from '#features/accounts/when.tsx';
import type { ReviewsView } from './reviews-desk.server.ts';
import { RemovalFields } from './removal-fields.tsx';

export function ReviewItem({ review }: { review: ReviewsView['reviews'][number] }) {
  const { id, author, email, stars, text, reply, state, removedReason, createdAt } = review;
  return (
    <li className="card grid gap-3 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-subheading">
          <bdi dir="auto">{author}</bdi> on{' '}
          <Link
            to={paths[review.kind](review.slug)}
            dir="auto"
            className="text-accent underline underline-offset-4"
          >
            {review.provider}
          </Link>
        </h2>
        <Stars rating={stars} />
        {state === 'removed' && <Tag tone="danger">Removed</Tag>}
        {review.reports > 0 && (
          <Link to={paths.adminReports} className="inline-flex min-h-11 items-center">
            <Tag tone="danger">
              {review.reports === 1 ? '1 open report' : `${review.reports} open reports`}
            </Tag>
          </Link>
        )}
      </div>
      <Written className="max-w-prose text-ink-2">{text}</Written>
      {reply && (
        <p className="max-w-prose rounded-card bg-accent-soft px-4 py-3.5 text-small text-ink-2">
          <strong className="font-semibold text-ink">Reply:</strong>{' '}
          <Written as="span">{reply}</Written>
        </p>
      )}
      <p dir="auto" className="text-small text-ink-3">
        {email} · <When at={createdAt} />
      </p>
      {state === 'removed' ? (
        <p className="text-small">
          <strong className="font-semibold">Public reason:</strong>{' '}
          <bdi dir="auto">{removedReason}</bdi>
        </p>
      ) : (
        <Disclosure label="Remove" intent="remove" id={id}>
          <DeskForm intent="remove" id={id} className="grid gap-4">
            {(form) => (
              <>
                <RemovalFields form={form} />
                <DeskButton variant="danger" className="justify-self-start">
                  Remove the review by <bdi dir="auto">{author}</bdi>
                </DeskButton>
              </>
            )}
          </DeskForm>
        </Disclosure>
      )}
    </li>
  );
}
