export const title = 'Reviews';
export const description = 'Staff look after reviews here.';
export const lead =
  'Newest first. A review is removed for what it says, never for its stars, and the reason is public.';
export const filter = 'Filter reviews';
export const starsFilter = 'Stars';
export const anyNumber = 'Any number';
export const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`);
export const state = 'State';
export const states = { '': 'Published and removed', published: 'Published', removed: 'Removed' };
export const provider = 'Provider';
export const one = 'review';
export const many = 'reviews';
export const noneLikeThat = 'No review is like that';
export const noneYet = 'No review yet';
export const whereTheyCome = 'Customers write them on the page of a profile.';
export const showAll = 'Show all reviews';
export const onProvider = ' on ';
export const isRemoved = 'Removed';
export const openReports = (count: number) =>
  count === 1 ? '1 open report' : `${count} open reports`;
export const reply = 'Reply:';
export const reasonWas = 'Public reason:';

export const remove = 'Remove';
export const removeReviewBy = 'Remove the review by ';
export const publicReason = 'Public reason';
export const chooseReason = 'Choose a reason';
export const moreAboutIt = 'More about it, in public';
export const otherReason = 'Another reason';
export const text = 'Text';
export const reasonMissing = 'Please choose a reason.';
export const textMissing = 'Please say what the reason is.';
export const removed = 'The review is removed. The reason is public.';
