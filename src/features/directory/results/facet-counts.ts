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
