import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Stars } from '#ui/stars.tsx';
import { Written } from '#ui/written.tsx';
import { When } from '#features/accounts/when.tsx';
import { ChoiceSelect, DeskFilter, DeskList, SearchField } from '../desk/desk-list.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import { DisclosedForm } from '../desk/desk-form.tsx';
import { ProfileLink } from '../desk/profile-link.tsx';
import { Tag } from '../desk/tag.tsx';
import type { ReviewsView } from './reviews-desk.server.ts';
import { DeskField, DeskSelect } from '../desk/desk-field.tsx';
import { REMOVAL_REASONS, REMOVAL_TEXT_MAX } from './removal.rules.ts';

const STARS = [
  ['', 'Any number'],
  ...[5, 4, 3, 2, 1].map((n) => [`${n}`, n === 1 ? '1 star' : `${n} stars`] as const),
] as const;
const STATES = { '': 'Published and removed', published: 'Published', removed: 'Removed' };

export function ReviewsScreen({ filter, reviews, ...list }: ReviewsView) {
  return (
    <div className="grid gap-6">
      <DeskHeading title="Reviews">
        Newest first. A review is removed for what it says, never for its stars, and the reason is
        public.
      </DeskHeading>
      <DeskFilter label="Filter reviews">
        <ChoiceSelect label="Stars" name="stars" value={filter.stars} choices={STARS} />
        <ChoiceSelect label="State" name="state" value={filter.state} choices={STATES} />
        <SearchField label="Provider" name="provider" value={filter.provider} />
      </DeskFilter>
      <DeskList
        {...list}
        of={['review', 'reviews']}
        none={
          <EmptyState
            title="No review is like that"
            actions={<ButtonLink to={paths.adminReviews}>Show all reviews</ButtonLink>}
          />
        }
      >
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </DeskList>
    </div>
  );
}

function ReviewItem({ review }: { review: ReviewsView['reviews'][number] }) {
  const { id, author, email, stars, text, reply, state, removedReason, createdAt } = review;
  return (
    <li className="card grid gap-3 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-subheading">
          <bdi dir="auto">{author}</bdi> on{' '}
          <ProfileLink kind={review.kind} slug={review.slug} name={review.provider} />
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
        <DisclosedForm
          submit={
            <>
              Remove the review by <bdi dir="auto">{author}</bdi>
            </>
          }
          danger
          label="Remove"
          intent="remove"
          id={id}
        >
          <RemovalFields />
        </DisclosedForm>
      )}
    </li>
  );
}

/** Both are shown in public, where the review was. */
export function RemovalFields() {
  return (
    <>
      <DeskSelect
        name="why"
        label="Public reason"
        first="Choose a reason"
        choices={Object.entries(REMOVAL_REASONS)}
        required
      />
      <DeskField
        name="text"
        label="More about it, in public"
        lines={2}
        maxLength={REMOVAL_TEXT_MAX}
        counted
        className="min-h-20"
      />
    </>
  );
}
