import type { SavedCard } from '#features/directory/saving/saved-list.ts';
import { priceWords } from '#features/profiles/price-words.rules.ts';
import { distanceTo } from './distance.ts';

interface Fact {
  label: string;
  of: (card: SavedCard, from: string) => string | undefined;
}

export const FACTS: readonly Fact[] = [
  { label: 'Trade', of: (card) => card.headline },
  { label: 'Category', of: (card) => card.category },
  { label: 'Place', of: (card) => card.location },
  { label: 'From {place}', of: (card, from) => distanceTo(card.location, from) },
  // Whether somebody is open is not among them: the list may be read long after it was kept.
  { label: 'Price from', of: ({ facts }) => facts?.price && priceWords(facts.price) },
  { label: 'Languages', of: ({ facts }) => facts?.languages?.join(', ') },
  { label: 'Emergency calls', of: ({ facts }) => (facts?.emergency ? 'Yes' : undefined) },
  { label: 'Skills and services', of: ({ texts }) => texts?.skills ?? texts?.services },
  { label: 'Education', of: ({ texts }) => texts?.education },
];
