import { LOCATIONS, type Location } from '#features/profiles/locations.rules.ts';
import type { DetailedCard } from '../provider-card.ts';
import { kilometresBetween, POSITIONS } from './positions.ts';

export type Distances = ReadonlyMap<string, number>;

/** In kilometres as the bird flies, from the nearest of some places to each place. */
export function distancesFrom(places: readonly Location[]): Distances {
  const nearest = (place: Location) =>
    places.includes(place)
      ? 0
      : Math.min(...places.map((from) => kilometresBetween(POSITIONS[from], POSITIONS[place])));
  return new Map(LOCATIONS.map((place) => [place, Math.round(nearest(place))]));
}

export function withDistance(card: DetailedCard, distances: Distances | null): DetailedCard {
  const distance = distances?.get(card.location);
  return distance ? { ...card, distance } : card;
}
