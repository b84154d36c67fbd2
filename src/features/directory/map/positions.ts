import type { Location } from '#features/profiles/locations.rules.ts';
import { MAP_DISTRICTS, MAP_TOWNS } from '#platform/pack.ts';

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
