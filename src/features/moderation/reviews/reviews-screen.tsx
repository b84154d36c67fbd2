import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ChoiceSelect } from '../desk/choice-select.tsx';
import { DeskFilter } from '../desk/desk-filter.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import { DeskPages } from '../desk/desk-pages.tsx';
import { SearchField } from '../desk/search-field.tsx';
import type { ReviewsView } from './reviews-desk.server.ts';
import { ReviewItem } from './review-item.tsx';

const STARS = [
  ['', 'Any number'],
  ...[5, 4, 3, 2, 1].map((n) => [`${n}`, n === 1 ? '1 star' : `${n} stars`] as const),
] as const;
const STATES = { '': 'Published and removed', published: 'Published', removed: 'Removed' };

export function ReviewsScreen({ filter, reviews, total, page, pages }: ReviewsView) {
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
      <p role="status" className="text-small text-ink-3">
        {total === 1 ? '1 review' : `${total} reviews`}
      </p>
      {reviews.length === 0 ? (
        <EmptyState
          title="No review is like that"
          actions={<ButtonLink to={paths.adminReviews}>Show all reviews</ButtonLink>}
        />
      ) : (
        <ul className="grid gap-3">
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      <DeskPages page={page} pages={pages} label="Pages of reviews" />
    </div>
  );
}
