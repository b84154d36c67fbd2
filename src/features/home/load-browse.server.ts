import { LOCATIONS, placesWithin } from '#features/profiles/locations.rules.ts';
import { asAppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import type { Counts } from '#features/directory/count-cells.server.ts';
import { countListed } from '#features/directory/count-listed.server.ts';

const KINDS = ['specialist', 'business'] as const;

export type Browse = Record<(typeof KINDS)[number], ReturnType<typeof summarise>>;

/** How many there are in each category and at each place; null while the database is away. */
export async function loadBrowse({
  db,
  log,
}: Pick<Services, 'db' | 'log'>): Promise<Browse | null> {
  try {
    const [specialist, business] = await Promise.all(KINDS.map((kind) => countListed(db, kind)));
    return { specialist: summarise(specialist!), business: summarise(business!) };
  } catch (error) {
    if (!asAppError(error)) throw error;
    log.warn({ err: error }, 'counts for browsing are missing');
    return null;
  }
}

function summarise(counts: Counts) {
  const sum = (cells: Counts) => cells.reduce((all, { count }) => all + count, 0);
  const categories = [...new Set(counts.map(({ category }) => category))].sort();
  return {
    categories: categories.map((name) => ({
      name,
      count: sum(counts.filter(({ category }) => category === name)),
    })),
    places: LOCATIONS.map((name) => {
      const within: readonly string[] = placesWithin(name);
      return { name, count: sum(counts.filter(({ location }) => within.includes(location))) };
    }),
  };
}
