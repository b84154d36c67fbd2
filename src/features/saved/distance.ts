import { saved } from '#messages';
import { kilometresBetween, POSITIONS } from '#features/directory/map/positions.ts';
import type { Location } from '#features/profiles/locations.rules.ts';

/** "58 km", or nothing where a place is not known. */
export function distanceTo(place: string, from: string): string {
  const [there, here] = [POSITIONS[place as Location], POSITIONS[from as Location]];
  if (!there || !here) return '';
  return place === from ? saved.samePlace : `${Math.round(kilometresBetween(here, there))} km`;
}
