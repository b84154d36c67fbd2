/** Cards on one carousel page from each window width on; narrower windows show two rows of two. */
export const CARDS_PER_PAGE = [
  { fromWidth: 1024, cards: 4 },
  { fromWidth: 768, cards: 3 },
  { fromWidth: 640, cards: 2 },
  { fromWidth: 0, cards: 4 },
] as const;
