import type { SavedCard } from '#features/directory/saving/saved-list.ts';
import { distanceTo } from './distance.ts';

interface Fact {
  label: string;
  of: (card: SavedCard, from: string) => string | undefined;
}

/** The lines of a comparison, below names and ratings; one that nobody fills is left out. */
export const FACTS: readonly Fact[] = [
  { label: 'Trade', of: (card) => card.headline },
  { label: 'Category', of: (card) => card.category },
  { label: 'Place', of: (card) => card.location },
  { label: 'From {place}', of: (card, from) => distanceTo(card.location, from) },
  { label: 'Skills and services', of: ({ texts }) => texts?.skills ?? texts?.services },
  { label: 'Education', of: ({ texts }) => texts?.education },
];
