import {
  DISTRICT_OF,
  LOCATIONS,
  type District,
  type Location,
} from '#features/profiles/locations.rules.ts';
import { MAP_DISTRICTS } from '#platform/pack.ts';
import { pointAt } from './project.ts';

export interface CountedPlace {
  name: Location;
  /** Null as long as it is not known. */
  count: number | null;
}

/** By place. */
export type Counts = ReadonlyMap<Location, number | null>;

interface MapDistrict {
  title: District;
  /** The place that stands for it. */
  name: Location;
  shape: string;
  /** Where its name stands on the map. */
  at: [x: number, y: number];
  /** All places in it. */
  places: readonly Location[];
}

export const MAPPED: readonly MapDistrict[] = MAP_DISTRICTS.map(({ name, shape, label }) => {
  const title = DISTRICT_OF[name];
  const places = LOCATIONS.filter((place) => DISTRICT_OF[place] === title);
  return { title, name, shape, at: pointAt(...label), places };
});

/** A place with the name of its district counts the whole of it. */
export function countIn({ title, places }: MapDistrict, counts: Counts): number {
  const counted = places.filter((place) => place === title);
  return (counted.length > 0 ? counted : places).reduce(
    (sum, place) => sum + (counts.get(place) ?? 0),
    0,
  );
}
