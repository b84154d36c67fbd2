import { DISTRICTS, LOCATIONS, placesWithin } from '#features/profiles/locations.rules.ts';
import type { Facets, Option } from '../find-facets.server.ts';
import { facetsQuestion, type Asked } from '../search-query.ts';

/** How many the counts promise for these filters. */
export function totalOf(asked: Asked, { categories }: Facets): number {
  const { category } = facetsQuestion(asked);
  const options = category ? categories.filter(({ name }) => name === category) : categories;
  return countOf(options) ?? 0;
}

export function countOf(options: readonly Option[] | undefined): number | undefined {
  return options?.reduce((sum, { count }) => sum + count, 0);
}

/** The whole country: a district counts its towns, so towns within one are not counted again. */
export function countEverywhere(locations: readonly Option[] | undefined): number | undefined {
  return countOf(locations?.filter(({ name }) => !COUNTED_IN_A_DISTRICT.has(name)));
}

const COUNTED_IN_A_DISTRICT = new Set<string>(
  LOCATIONS.filter((place) => (DISTRICTS as readonly string[]).includes(place)).flatMap(
    (district) => placesWithin(district).filter((place) => place !== district),
  ),
);
