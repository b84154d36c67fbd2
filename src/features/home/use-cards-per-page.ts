import { useSyncExternalStore } from 'react';
import { CARDS_PER_PAGE } from '#features/directory/featured.rules.ts';

const WIDEST = CARDS_PER_PAGE[0].cards;

/** The server sends the widest page; until scripts run, style sheets hide what does not fit. */
export const useCardsPerPage = (): number =>
  useSyncExternalStore(onResize, cardsPerPage, () => WIDEST);

function onResize(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

// In rem, as in the style sheet: both follow the visitor's own letter size.
const cardsPerPage = (): number =>
  CARDS_PER_PAGE.find(({ fromWidth }) => matchMedia(`(min-width: ${fromWidth / 16}rem)`).matches)
    ?.cards ?? WIDEST;
