export const PAGE_SIZE = { specialist: 12, business: 6 } as const;
export const PAGE_SIZE_MAX = 50;
export const PAGE_MAX = 500;
export const QUERY_MAX = 100;
/** Of more than these nobody is told how many are open, or speak a language: it would mean to read every one of them. */
export const FACTS_COUNTED_MAX = 20_000;

export const CARD_SHOWCASE_PICTURES = 3;

export const ORDERS = ['best', 'near', 'rating', 'newest', 'name'] as const;
export type Order = (typeof ORDERS)[number];

/** What the address of a search may ask for besides facts, in the order it is told. */
export const FIELDS = {
  specialist: ['keywords', 'category', 'location'],
  business: [
    'businessType',
    'category',
    'location',
    'services',
    'business_name',
    'about',
    'description',
  ],
} as const;

/** As many as a link can carry. */
export const SAVED_MAX = 50;
