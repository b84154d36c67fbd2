import { DISTRICT_OF, DISTRICTS, LOCATIONS, type Location } from '#platform/pack.ts';

export { DISTRICT_OF, DISTRICTS, LOCATIONS, type District, type Location } from '#platform/pack.ts';

/** A search for a district finds its towns too; the neighbours of a town are only suggested. */
export function placesWithin(location: Location): readonly Location[] {
  const isDistrict = (DISTRICTS as readonly string[]).includes(location);
  return isDistrict ? LOCATIONS.filter((place) => DISTRICT_OF[place] === location) : [location];
}

/** Whoever serves one of these comes to the place: to the whole of its district, too. */
export const areasServing = (place: Location): readonly Location[] => [
  ...new Set([...placesWithin(place), ...LOCATIONS.filter((each) => each === DISTRICT_OF[place])]),
];

export function nearbyPlaces(location: Location): readonly Location[] {
  const searched = placesWithin(location);
  return LOCATIONS.filter(
    (place) => DISTRICT_OF[place] === DISTRICT_OF[location] && !searched.includes(place),
  );
}
