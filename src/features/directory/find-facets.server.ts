import { LOCATIONS, nearbyPlaces, type Location } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { countListed, sumOf, type Counts } from './counts.server.ts';
import type { FactCounts } from './fact-conditions.server.ts';
import type { AskedFacts } from './fact-filters.ts';
import { interpretQuery, type InterpretedQuery } from './interpret-query.server.ts';
import { KINDS, otherKind } from './kinds.ts';
import { resultCardOf, type ResultRow } from './provider-card.server.ts';
import type { DetailedCard } from './provider-card.ts';
import { searchProfiles } from './search-profiles.server.ts';
import type { FoundCards } from './search-providers.server.ts';

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

interface Question {
  kind: ProviderKind;
  category: string | null;
  location: Location | null;
  words: string;
  facts: AskedFacts;
}

const OF_A_REASON = 3;
const OTHER_CARDS = 3;

/** What the search itself has found out, with these same words. */
type Searched = Pick<FoundCards, 'counts' | 'total' | 'place' | 'words' | 'factCounts'>;

/** What stands beside a result: counts for each choice, and other searches where nothing was found. */
export async function findFacets(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  asked: Question,
  found?: Searched,
): Promise<Facets> {
  const now = clock.now();
  const { counts, total, place, words, factCounts } = found ?? (await search(db, asked, now));
  const { categories } = KINDS[asked.kind];
  return {
    categories: categories.map((name) => ({ name, count: sumOf(counts, name, place) })),
    locations: LOCATIONS.map((name) => ({ name, count: sumOf(counts, asked.category, name) })),
    everywhere: sumOf(counts, asked.category, null),
    facts: factCounts,
    alternatives:
      total > 0
        ? []
        : await findAlternatives(
            db,
            { ...asked, location: place, words: wordsBesidePlace(asked.words, words) },
            counts,
            {
              corrected: words?.corrected ?? null,
              withoutFacts: hasFacts(asked.facts)
                ? await countWithoutFacts(db, asked, words, now)
                : 0,
            },
          ),
    ...(words
      ? await findOthers(db, asked, words, { withCards: total === 0, now })
      : { others: 0 }),
  };
}

async function findOthers(
  db: Db,
  asked: Question,
  words: InterpretedQuery,
  { withCards, now }: { withCards: boolean; now: Date },
): Promise<Pick<Facets, 'others' | 'otherCards'>> {
  const kind = otherKind(asked.kind);
  const { rows, total, partial } = await searchProfiles<ResultRow>(db, {
    kind,
    category: null,
    location: asked.location,
    words,
    facts: asked.facts,
    now,
    serving: true,
    order: withCards ? 'best' : 'newest',
    page: 1,
    limit: withCards ? OTHER_CARDS : 1,
  });
  if (partial || total === 0) return { others: 0 };
  const otherCards = withCards && rows.map((row) => resultCardOf(kind, row));
  return { others: total, ...(otherCards && { otherCards }) };
}

const hasFacts = (facts: AskedFacts) => Object.keys(facts).length > 0;

async function countWithoutFacts(
  db: Db,
  asked: Question,
  words: InterpretedQuery | null,
  now: Date,
): Promise<number> {
  const page = { serving: true, order: 'newest', page: 1, limit: 1 } as const;
  const { total } = await searchProfiles(db, { ...asked, words, facts: {}, now, ...page });
  return total;
}

async function search(db: Db, asked: Question, now: Date): Promise<Searched> {
  const words = asked.words ? await interpretQuery(db, asked.words) : null;
  const page = { serving: true, order: 'best', page: 1, limit: 1 } as const;
  const found = await searchProfiles(db, { ...asked, words, countFacts: true, now, ...page });
  return { ...found, words };
}

/** A place among the words would lead back to itself, whichever other place is offered. */
function wordsBesidePlace(typed: string, words: InterpretedQuery | null): string {
  return words?.place ? words.terms.map((term) => term.typed).join(' ') : typed;
}

async function findAlternatives(
  db: Db,
  { kind, category, location, words, facts }: Question,
  matching: Counts,
  { corrected, withoutFacts }: { corrected: string | null; withoutFacts: number },
): Promise<Alternative[]> {
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
    ...(typed && !hasFacts(facts) ? [instead('without-words', { words: null }, listed)] : []),
  ];
  return all.filter(({ count }) => count > 0);
}

function best(found: Alternative[]): Alternative[] {
  return found.toSorted((a, b) => b.count - a.count).slice(0, OF_A_REASON);
}
