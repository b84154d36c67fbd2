import { Link } from 'react-router';
import { staffReviews } from '#messages';
import { staffPaths } from '#platform/staff-paths.ts';
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
import { REMOVAL_TEXT_MAX, removalReasons } from './removal.rules.ts';

const starChoices = () =>
  [
    ['', staffReviews.anyNumber],
    ...[5, 4, 3, 2, 1].map((count) => [`${count}`, staffReviews.stars(count)] as const),
  ] as const;

export function ReviewsScreen({ filter, reviews, ...list }: ReviewsView) {
  return (
    <div className="grid gap-6">
      <DeskHeading title={staffReviews.title}>{staffReviews.lead}</DeskHeading>
      <DeskFilter label={staffReviews.filter} chosen={filter}>
        <ChoiceSelect label={staffReviews.starsFilter} name="stars" choices={starChoices()} />
        <ChoiceSelect label={staffReviews.state} name="state" choices={staffReviews.states} />
        <SearchField label={staffReviews.provider} name="provider" />
      </DeskFilter>
      <DeskList
        {...list}
        of={[staffReviews.one, staffReviews.many]}
        none={
          Object.values(filter).some(Boolean) ? (
            <EmptyState
              title={staffReviews.noneLikeThat}
              actions={<ButtonLink to={staffPaths.reviews}>{staffReviews.showAll}</ButtonLink>}
            />
          ) : (
            <EmptyState title={staffReviews.noneYet}>{staffReviews.whereTheyCome}</EmptyState>
          )
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
          <bdi dir="auto">{author}</bdi>
          {staffReviews.onProvider}
          <ProfileLink kind={review.kind} slug={review.slug} name={review.provider} />
        </h2>
        <Stars rating={stars} />
        {state === 'removed' && <Tag tone="danger">{staffReviews.isRemoved}</Tag>}
        {review.reports > 0 && (
          <Link to={staffPaths.reports} className="inline-flex min-h-11 items-center">
            <Tag tone="danger">{staffReviews.openReports(review.reports)}</Tag>
          </Link>
        )}
      </div>
      <Written className="max-w-prose text-ink-2">{text}</Written>
      {reply && (
        <p className="max-w-prose rounded-card bg-accent-soft px-4 py-3.5 text-small text-ink-2">
          <strong className="font-semibold text-ink">{staffReviews.reply}</strong>{' '}
          <Written as="span">{reply}</Written>
        </p>
      )}
      <p dir="auto" className="text-small text-ink-3">
        {email} · <When at={createdAt} />
      </p>
      {state === 'removed' ? (
        <p className="text-small">
          <strong className="font-semibold">{staffReviews.reasonWas}</strong>{' '}
          <bdi dir="auto">{removedReason}</bdi>
        </p>
      ) : (
        <DisclosedForm
          submit={
            <span>
              {staffReviews.removeReviewBy}
              <bdi dir="auto">{author}</bdi>
            </span>
          }
          danger
          label={staffReviews.remove}
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
        label={staffReviews.publicReason}
        first={staffReviews.chooseReason}
        choices={Object.entries(removalReasons())}
        required
      />
      <DeskField
        name="text"
        label={staffReviews.moreAboutIt}
        lines={2}
        maxLength={REMOVAL_TEXT_MAX}
        counted
        className="min-h-20"
      />
    </>
  );
}
