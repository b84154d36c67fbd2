/** Cards on one carousel page from each window width on; narrower windows show two rows of two. */
export const CARDS_PER_PAGE = [
  { fromWidth: 1024, cards: 4 },
  { fromWidth: 768, cards: 3 },
  { fromWidth: 640, cards: 2 },
  { fromWidth: 0, cards: 4 },
] as const;

/** Three pages of the widest carousel. */
export const FEATURED_COUNT = 12;

/** Shown for a business that has uploaded none. */
export const DEFAULT_LOGO = '/pictures/default-logo.svg';
export const DEFAULT_BANNER = '/pictures/default-banner.svg';
