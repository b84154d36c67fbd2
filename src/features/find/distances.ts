import { kilometresBetween, POSITIONS } from '#features/directory/map/positions.ts';
import { LOCATIONS, type Location } from '#features/profiles/locations.rules.ts';

/** In kilometres as the bird flies, from the nearest of some places to each place. */
export function distancesFrom(places: readonly Location[]): Map<Location, number> {
  const nearest = (place: Location) =>
    places.includes(place)
      ? 0
      : Math.min(...places.map((from) => kilometresBetween(POSITIONS[from], POSITIONS[place])));
  return new Map(LOCATIONS.map((place) => [place, Math.round(nearest(place))]));
}
