/** Cards on one carousel page from each window width on; narrower windows show two rows of two. */
export const CARDS_PER_PAGE = [
  { fromWidth: 1024, cards: 4 },
  { fromWidth: 768, cards: 3 },
  { fromWidth: 640, cards: 2 },
  { fromWidth: 0, cards: 4 },
] as const;

/** Three pages of the widest carousel. */
export const FEATURED_COUNT = 12;

/** Among how many of the best the free places go round. */
export const FEATURED_POOL = FEATURED_COUNT * 4;

/** What makes a profile good enough to be shown to everybody. */
export const FEATURED_WEIGHTS = {
  rating: 3,
  completeness: 1.5,
  freshness: 1,
  /** A rating counts as if so many had said "3.5" before: one happy cousin is not yet a reputation. */
  doubts: 5,
  doubtStars: 3.5,
  /** Details that nobody has confirmed for so long are not fresh at all. */
  staleDays: 180,
} as const;

/** Shown for a business that has uploaded none. */
export const DEFAULT_LOGO = '/pictures/default-logo.svg';
export const DEFAULT_BANNER = '/pictures/default-banner.svg';
