import { LOCATIONS, nearbyPlaces } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { countListed, sumOf, sumsByCategory, sumsByPlace, type Counts } from './counts.server.ts';
import type { FactCounts } from './fact-conditions.server.ts';
import { interpretQuery, type InterpretedQuery } from './interpret-query.server.ts';
import { KINDS, otherKind } from './kinds.ts';
import { resultCardOf } from './provider-card.server.ts';
import type { DetailedCard } from './provider-card.ts';
import {
  searchProfiles,
  type FoundProfiles,
  type ProfileFilter,
} from './search-profiles.server.ts';
import type { FoundCards } from './search-providers.server.ts';
import type { facetsQuestion } from './search-query.ts';
import { FACTS_COUNTED_MAX } from './search.rules.ts';

export interface Option {
  name: string;
  count: number;
}

/** Another search that would find something; what is null is left out of it. */
export interface Alternative {
  reason:
    | 'correction'
    | 'without-facts'
    | 'without-words'
    | 'nearby'
    | 'other-category'
    | 'everywhere';
  category: string | null;
  location: string | null;
  words: string | null;
  count: number;
}

export interface Facets {
  categories: Option[];
  locations: Option[];
  /** At any place: whoever serves several is counted at each of them. */
  everywhere: number;
  facts: FactCounts | null;
  alternatives: Alternative[];
  /** How many of the other kind have the same words, in the same place. */
  others: number;
  /** The first of them, where this kind has nobody. */
  otherCards?: DetailedCard[];
}

type Question = ReturnType<typeof facetsQuestion>;

const OF_A_REASON = 3;
const OTHER_CARDS = 3;

/**
 * What stands beside a result: counts for each choice, and other searches where nothing was found. `found` is what the
 * search itself has found out, with these same words.
 */
export async function findFacets(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  asked: Question,
  found?: FoundCards,
): Promise<Facets> {
  const interpreted = found || !asked.words ? null : await interpretQuery(db, asked.words);
  const words = found ? found.words : interpreted;
  const search = (changed: Partial<ProfileFilter>) =>
    searchProfiles(db, {
      ...asked,
      words,
      now: clock.now(),
      serving: true,
      order: 'newest',
      page: 1,
      limit: 1,
      ...changed,
    });
  const { counts, total, place, factCounts, version } =
    found ?? (await search({ countFactsUpTo: FACTS_COUNTED_MAX }));
  const { categories } = KINDS[asked.kind];
  const ofCategory = sumsByCategory(counts, place);
  const inCategory = asked.category
    ? counts.filter((cell) => cell.category === asked.category)
    : counts;
  const ofPlace = sumsByPlace(inCategory);
  const facets = {
    categories: categories.map((name) => ({ name, count: ofCategory.get(name) ?? 0 })),
    locations: LOCATIONS.map((name, at) => ({ name, count: ofPlace[at]! })),
    everywhere: sumOf(inCategory, null, null),
    facts: factCounts,
    ...(words
      ? await findOthers(asked.kind, search, { withCards: total === 0, seen: version })
      : { others: 0 }),
  };
  if (total > 0) return { ...facets, alternatives: [] };
  const withoutFacts = hasFacts(asked) ? (await search({ facts: {} })).total : 0;
  const question = { ...asked, location: place, words: wordsBesidePlace(asked.words, words) };
  const corrected = words?.corrected ?? null;
  const alternatives = await findAlternatives(db, question, counts, { corrected, withoutFacts });
  return { ...facets, alternatives };
}

async function findOthers(
  asked: ProviderKind,
  search: (changed: Partial<ProfileFilter>) => Promise<FoundProfiles>,
  { withCards, seen }: { withCards: boolean; seen: string | null },
): Promise<Pick<Facets, 'others' | 'otherCards'>> {
  const kind = otherKind(asked);
  const { rows, total, partial } = await search({
    kind,
    category: null,
    ...(withCards ? { order: 'best', limit: OTHER_CARDS } : { limit: 0, seen }),
  });
  if (partial || total === 0) return { others: 0 };
  const otherCards = withCards && rows.map((row) => resultCardOf(kind, row));
  return { others: total, ...(otherCards && { otherCards }) };
}

const hasFacts = ({ facts }: Question) => Object.keys(facts).length > 0;

/** A place among the words would lead back to itself, whichever other place is offered. */
function wordsBesidePlace(typed: string, words: InterpretedQuery | null): string {
  return words?.place ? words.terms.map((term) => term.typed).join(' ') : typed;
}

async function findAlternatives(
  db: Db,
  question: Question,
  matching: Counts,
  { corrected, withoutFacts }: { corrected: string | null; withoutFacts: number },
): Promise<Alternative[]> {
  const { kind, category, location, words } = question;
  const listed = await countListed(db, kind);
  const typed = words || null;
  const instead = (
    reason: Alternative['reason'],
    changed: Partial<Pick<Question, 'category' | 'location'> & Pick<Alternative, 'words'>>,
    counts = matching,
  ): Alternative => {
    const asked = { category, location, words: typed, ...changed };
    return { reason, ...asked, count: sumOf(counts, asked.category, asked.location) };
  };
  const nearby = location ? nearbyPlaces(location) : [];
  const others = category ? [...new Set(matching.map((cell) => cell.category))] : [];
  const all = [
    { ...instead('without-facts', {}), count: withoutFacts },
    ...(corrected ? [instead('correction', { location: null, words: corrected })] : []),
    ...best(nearby.map((place) => instead('nearby', { location: place }))),
    ...(location ? [instead('everywhere', { location: null })] : []),
    ...best(others.map((name) => instead('other-category', { category: name }))),
    ...(typed && !hasFacts(question) ? [instead('without-words', { words: null }, listed)] : []),
  ];
  return all.filter(({ count }) => count > 0);
}

function best(found: Alternative[]): Alternative[] {
  return found.toSorted((a, b) => b.count - a.count).slice(0, OF_A_REASON);
}
