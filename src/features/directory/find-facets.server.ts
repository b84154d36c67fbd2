import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import {
  LOCATIONS,
  nearbyPlaces,
  placesWithin,
  type Location,
} from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Counts } from './count-cells.server.ts';
import { countListed } from './count-listed.server.ts';
import { interpretQuery, type InterpretedQuery } from './interpret-query.server.ts';
import {
  searchProfiles,
  type FoundProfiles,
  type ProfileFilter,
} from './search-profiles.server.ts';

export interface Option {
  name: string;
  count: number;
}

/** Another search that would find something; what is null is left out of it. */
export interface WayOut {
  reason: 'correction' | 'without-words' | 'nearby' | 'other-category' | 'everywhere';
  category: string | null;
  location: string | null;
  words: string | null;
  count: number;
}

export interface Facets {
  categories: Option[];
  locations: Option[];
  waysOut: WayOut[];
}

interface Question {
  kind: ProviderKind;
  category: string | null;
  location: Location | null;
  words: string;
}

const WAYS_OF_A_KIND = 3;

/** What the search itself has found out, with these same words. */
export type Found = Pick<FoundProfiles, 'counts' | 'total' | 'place'> & {
  words: InterpretedQuery | null;
};

/** What stands beside a result: counts for each choice, and ways on where nothing was found. */
export async function findFacets(db: Db, asked: Question, found?: Found): Promise<Facets> {
  const { counts, total, place, words } = found ?? (await find(db, asked));
  const catalogue = asked.kind === 'specialist' ? SPECIALIST_CATEGORIES : BUSINESS_CATEGORIES;
  return {
    categories: catalogue.map((name) => ({ name, count: count(counts, name, place) })),
    locations: LOCATIONS.map((name) => ({ name, count: count(counts, asked.category, name) })),
    waysOut:
      total > 0
        ? []
        : await findWaysOut(
            db,
            { ...asked, location: place, words: wordsBesidePlace(asked.words, words) },
            counts,
            words?.corrected ?? null,
          ),
  };
}

async function find(db: Db, asked: Question): Promise<Found> {
  const words = asked.words ? await interpretQuery(db, asked.words) : null;
  const filter: ProfileFilter = { ...asked, words, order: 'best', page: 1, limit: 1 };
  const found = await searchProfiles(db, filter);
  return { ...found, words };
}

/** A place among the words would lead back to itself, whichever other place is offered. */
function wordsBesidePlace(typed: string, words: InterpretedQuery | null): string {
  return words?.place ? words.terms.map((term) => term.typed).join(' ') : typed;
}

function count(counts: Counts, category: string | null, location: Location | null): number {
  const places: readonly string[] | null = location && placesWithin(location);
  return counts
    .filter((cell) => !category || cell.category === category)
    .filter((cell) => !places || places.includes(cell.location))
    .reduce((sum, cell) => sum + cell.count, 0);
}

async function findWaysOut(
  db: Db,
  { kind, category, location, words }: Question,
  matching: Counts,
  corrected: string | null,
): Promise<WayOut[]> {
  const all = await countListed(db, kind);
  const typed = words || null;
  const nearby = location ? nearbyPlaces(location) : [];
  const categories = [...new Set(matching.map((cell) => cell.category))];
  const ways: WayOut[] = [
    ...(corrected
      ? [
          {
            reason: 'correction' as const,
            category,
            location: null,
            words: corrected,
            count: count(matching, category, null),
          },
        ]
      : []),
    ...best(
      nearby.map((place) => ({
        reason: 'nearby',
        category,
        location: place,
        words: typed,
        count: count(matching, category, place),
      })),
    ),
    {
      reason: 'everywhere',
      category,
      location: null,
      words: typed,
      count: location ? count(matching, category, null) : 0,
    },
    ...best(
      categories.map((name) => ({
        reason: 'other-category',
        category: name,
        location,
        words: typed,
        count: category ? count(matching, name, location) : 0,
      })),
    ),
    {
      reason: 'without-words',
      category,
      location,
      words: null,
      count: typed ? count(all, category, location) : 0,
    },
  ];
  return ways.filter((way) => way.count > 0);
}

function best(ways: WayOut[]): WayOut[] {
  return [...ways].sort((a, b) => b.count - a.count).slice(0, WAYS_OF_A_KIND);
}
