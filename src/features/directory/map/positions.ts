import { LOCATIONS, type Location } from '#features/profiles/locations.rules.ts';
import { MAP_DISTRICTS, MAP_TOWNS } from '#platform/pack.ts';
import type { DetailedCard } from '../provider-card.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;

/** Where each place lies; of a district, where most of its people live. */
export const POSITIONS = Object.fromEntries([
  ...MAP_DISTRICTS.map(({ name, centre: [longitude, latitude] }) => [
    name,
    { latitude, longitude },
  ]),
  ...MAP_TOWNS.map(({ name, latitude, longitude }) => [name, { latitude, longitude }]),
]) as Record<Location, Position>;

/** As the bird flies. */
export function kilometresBetween(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (difference: number) => Math.sin(radians(difference) / 2) ** 2;
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(to.longitude - from.longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/** Farther from every place nobody is in the country. */
const FAR_KM = 100;

/** The place that is nearest to a position in the country. */
export function nearestPlace(position: Position): Location | null {
  const distanceOf = (place: Location) => kilometresBetween(position, POSITIONS[place]);
  const [place] = LOCATIONS.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  return distanceOf(place!) > FAR_KM ? null : place!;
}

export type Distances = ReadonlyMap<Location, number>;

/** In kilometres as the bird flies, from the nearest of some places to each place. */
export function distancesFrom(places: readonly Location[]): Distances {
  const nearest = (place: Location) =>
    places.includes(place)
      ? 0
      : Math.min(...places.map((from) => kilometresBetween(POSITIONS[from], POSITIONS[place])));
  return new Map(LOCATIONS.map((place) => [place, Math.round(nearest(place))]));
}

export function withDistance(card: DetailedCard, distances: Distances | null): DetailedCard {
  const distance = distances?.get(card.location as Location);
  return distance ? { ...card, distance } : card;
}
