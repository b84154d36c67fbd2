import { DISTRICTS, LOCATIONS, placesWithin } from '#features/profiles/locations.rules.ts';
import type { Option, Facets } from '../find-facets.server.ts';
import { askedCategory } from './criteria.ts';
import type { ResultsKind, Values } from './results-kinds.ts';

/** How many the counts promise for these filters. */
export function totalOf(kind: ResultsKind, values: Values, { categories }: Facets): number {
  const chosen = askedCategory(kind, values);
  const counted = kind.categories.includes(chosen)
    ? categories.filter(({ name }) => name === chosen)
    : categories;
  return countOf(counted) ?? 0;
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
