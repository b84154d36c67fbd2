import { LOCATIONS, type Location } from '#features/profiles/locations.rules.ts';
import { MAP_TOWNS } from '#platform/pack.ts';
import type { PlaceWords } from './find-words.ts';

const EARTH_KM = 6371;

/** In kilometres as the bird flies, from the nearest of some places to each place. */
export function distancesFrom(
  { centres }: PlaceWords,
  places: readonly Location[],
): Map<Location, number> {
  const positions = new Map<string, readonly [number, number]>([
    ...Object.entries(centres),
    ...MAP_TOWNS.map(({ name, latitude, longitude }) => [name, [latitude, longitude]] as const),
  ]);
  const nearest = (place: Location) =>
    places.includes(place)
      ? 0
      : Math.min(...places.map((from) => between(positions.get(from)!, positions.get(place)!)));
  return new Map(LOCATIONS.map((place) => [place, Math.round(nearest(place))]));
}

function between([lat1, lon1]: readonly [number, number], [lat2, lon2]: readonly [number, number]) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (difference: number) => Math.sin(radians(difference) / 2) ** 2;
  const chord =
    half(lat2 - lat1) + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * half(lon2 - lon1);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}
