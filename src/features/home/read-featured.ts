import { CallFailed } from '#features/directory/call-api.ts';
import { DEFAULT_BANNER, DEFAULT_LOGO } from '#features/directory/featured.rules.ts';
import type { FeaturedBusiness, FeaturedSpecialist } from '#features/directory/search-wire.ts';

type Fields = Record<string, unknown>;

/** Cards for whatever the call answered: no list is a failure, and what a card lacks gets the default of its kind. */
export const readFeaturedSpecialists = (answer: unknown): FeaturedSpecialist[] =>
  readCards(answer).map((card) => ({
    id: text(card.id),
    name: text(card.name),
    role: text(card.role),
    image: text(card.image) || null,
    location: text(card.location),
    banner: text(card.banner) || null,
    rating: number(card.rating),
    review_count: number(card.review_count),
    ...demoMark(card),
  }));

export const readFeaturedBusinesses = (answer: unknown): FeaturedBusiness[] =>
  readCards(answer).map((card) => ({
    id: text(card.id),
    name: text(card.name),
    role: text(card.role) || 'Business',
    image: text(card.image) || DEFAULT_LOGO,
    location: text(card.location) || 'Unknown',
    banner: text(card.banner) || DEFAULT_BANNER,
    rating: number(card.rating),
    review_count: number(card.review_count),
    ...demoMark(card),
  }));

function readCards(answer: unknown): Fields[] {
  if (!Array.isArray(answer)) throw new CallFailed('The answer is not a list.');
  const cards = answer.filter((each): each is Fields => typeof each === 'object' && each !== null);
  const seen = new Set();
  return cards.filter(
    ({ id, name }) => text(id) && text(name) && !seen.has(text(id)) && seen.add(text(id)),
  );
}

const demoMark = (card: Fields) => (card.is_demo === true ? { is_demo: true as const } : {});
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const number = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);
