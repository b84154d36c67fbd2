export const PAGE_SIZE = { specialist: 12, business: 6 } as const;
export const PAGE_SIZE_MAX = 50;
export const PAGE_MAX = 500;
export const QUERY_MAX = 100;

/** Lines of text a result card shows before it cuts. */
export const CARD_LINES = {
  bio: 3,
  skills: 2,
  education: 2,
  about: 3,
  description: 4,
  services: 2,
} as const;

export const CARD_SHOWCASE_PICTURES = 3;

export const ORDERS = ['best', 'rating', 'newest', 'name'] as const;
export type Order = (typeof ORDERS)[number];
