import { sql } from 'drizzle-orm';
import { placesWithin, type Location } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { readsPart } from '#platform/db/directory-reads.server.ts';
import { PLANNED } from '#platform/db/planned.server.ts';
import { searchWords, synonyms } from '#platform/db/tables/search.ts';
import { readPackWords } from '#platform/pack.server.ts';
import { splitPlace, typosAllowed, typosBetween, wordsOf } from './search-text.rules.ts';

/** One thing that was asked for, in the words that may stand for it. */
export interface Term {
  typed: string;
  /** As typed, or a synonym; several words mean all of them. */
  exact: string[];
  /** Words that begin like it or are spelled almost like it. */
  loose: string[];
  /** Said around the request ("I need a good …"): need not be found. */
  filler: boolean;
  /** Not a word of this directory, nor like one. */
  strange: boolean;
}

export interface InterpretedQuery {
  terms: Term[];
  place: Location | null;
  /** The words beside the place, with misspelt ones corrected, where any was. */
  corrected: string | null;
}

const LONGEST_SYNONYM = 3;
const PREFIX_FROM = 3;
const CANDIDATES = 30;
const CORRECTIONS = 3;
const PLACE_KINDS = new Set(['town', 'city', 'village', 'district']);
/** Said around a request, in the languages of the country. */
const FILLERS = new Set(
  readPackWords<string[]>('filler-words.json').flatMap((line) => line.split(' ')),
);

/** What was typed has neither words nor a place: nobody can have it. */
export const asksForNothing = ({ terms, place }: InterpretedQuery): boolean =>
  terms.length === 0 && !place;

/** `literal`: a place among the words is a word like the others. */
export async function interpretQuery(
  db: Db,
  text: string,
  { literal = false }: { literal?: boolean } = {},
): Promise<InterpretedQuery> {
  const all = wordsOf(text);
  const { words: asked, place } = literal ? { words: all, place: null } : splitPlaces(all);
  if (asked.length === 0) return { terms: [], place, corrected: null };

  // A misspelt word is corrected to one that somebody uses, whoever that is.
  readsPart({ kind: 'specialist', category: null, places: null });
  readsPart({ kind: 'business', category: null, places: null });
  const { meanings, inUse } = await lookUp(db, asked);
  const terms = joinTerms(asked, meanings);
  const corrections = await findCorrections(
    db,
    terms.filter(({ typed }) => !meanings.has(typed) && !inUse.has(typed)),
  );
  const correct = ({ typed }: Term) => corrections.get(typed)?.[0] ?? typed;
  const changed = terms.some((term) => correct(term) !== term.typed);
  const corrected = changed ? terms.map(correct).join(' ') : null;

  // "plumber pg", "plumber in Placensia": the place shows only now.
  const placed = terms.map((term) => placeMeant(term) ?? correct(term)).join(' ');
  if (!literal && !place && splitPlace(wordsOf(placed)).place) {
    const meant = await interpretQuery(db, placed);
    const words = meant.terms.map((term) => term.typed);
    const asTyped = words.every((word) => terms.some((term) => term.typed === word));
    return { ...meant, corrected: asTyped ? null : words.join(' ') };
  }

  for (const term of terms) {
    const found = corrections.get(term.typed) ?? [];
    term.strange = corrections.has(term.typed) && found.length === 0;
    const also = (await lookUp(db, found)).meanings;
    term.loose.push(...found, ...found.flatMap((word) => also.get(word) ?? []));
    const begun = isWord(term.typed) && !meanings.has(term.typed);
    if (begun && term.typed.length >= PREFIX_FROM) term.loose.push(`${term.typed}:*`);
  }
  return { terms, place, corrected };
}

const isWord = (typed: string) => !typed.includes(' ');

/** Also takes out what is said around a place: "Newport Town", "Newport, Gwent". */
function splitPlaces(typed: readonly string[]): { words: string[]; place: Location | null } {
  const { words, place } = splitPlace(typed);
  if (!place) return { words, place };
  const asked = words.filter((word) => !PLACE_KINDS.has(word));
  const second = splitPlace(asked);
  if (!second.place) return { words: asked, place };
  if (placesWithin(place).includes(second.place)) return second;
  return placesWithin(second.place).includes(place)
    ? { words: second.words, place }
    : { words: asked, place };
}

/** The place that a term is another name for. */
function placeMeant({ exact }: Term): string | undefined {
  return exact.slice(1).find((meaning) => {
    const { words, place } = splitPlace(wordsOf(meaning));
    return place && words.length === 0;
  });
}

/** What the words and the phrases of them may mean, and which of the words somebody uses. */
async function lookUp(
  db: Db,
  words: readonly string[],
): Promise<{ meanings: Map<string, string[]>; inUse: Set<string> }> {
  const phrases = words.flatMap((_, start) =>
    Array.from({ length: LONGEST_SYNONYM }, (_unused, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  );
  if (phrases.length === 0) return { meanings: new Map(), inUse: new Set() };
  const spellings = [...new Set(phrases.flatMap(singulars))];
  const { rows } = await db.execute<{ term: string; means: string[] | null }>(sql`${PLANNED}
    select term, means from ${synonyms} where lower(term) = any(${sql.param(spellings)}::text[])
    union all select word, null from ${searchWords} where word = any(${sql.param([...words])}::text[])`);
  const means = new Map(
    rows.flatMap((row) => (row.means ? [[row.term.toLowerCase(), [row.term, ...row.means]]] : [])),
  );
  const meanings = phrases.flatMap((phrase) => {
    const known = singulars(phrase).find((spelling) => means.has(spelling));
    return known ? [[phrase, means.get(known)!] as const] : [];
  });
  return {
    meanings: new Map(meanings),
    inUse: new Set(rows.filter((row) => !row.means).map(({ term }) => term)),
  };
}

/** As typed, then as it may be listed: "lawyers" as lawyer, "pintores" as pintor, "bakeries" as bakery. */
function singulars(phrase: string): string[] {
  const endings = [/s$/, /es$/].map((ending) => phrase.replace(ending, ''));
  return [phrase, ...endings, phrase.replace(/ies$/, 'y')];
}

/** Longest synonym first, so that "air conditioning" stays one thing. */
function joinTerms(words: readonly string[], meanings: Map<string, string[]>): Term[] {
  const terms: Term[] = [];
  const isFiller = (typed: string) => FILLERS.has(typed) && !meanings.has(typed);
  const onlyFillers = words.every(isFiller);
  for (let start = 0; start < words.length;) {
    const lengths = Array.from({ length: LONGEST_SYNONYM }, (_, i) => LONGEST_SYNONYM - i);
    const length =
      lengths.find((size) => meanings.has(words.slice(start, start + size).join(' '))) ?? 1;
    const typed = words.slice(start, start + length).join(' ');
    const exact = [...new Set([typed, ...(meanings.get(typed) ?? [])])];
    terms.push({
      typed,
      exact,
      loose: [],
      filler: isFiller(typed) && !onlyFillers,
      strange: false,
    });
    start += length;
  }
  return terms;
}

/** For each word nobody uses: the words it was probably meant to be, best first; none for one that is strange to us. */
async function findCorrections(db: Db, terms: readonly Term[]): Promise<Map<string, string[]>> {
  const unknown = terms
    .filter(({ filler }) => !filler)
    .map(({ typed }) => typed)
    .filter((typed) => isWord(typed) && typosAllowed(typed) > 0);
  if (unknown.length === 0) return new Map();
  const { rows } = await db.execute<{ typed: string; word: string; known: boolean }>(sql`
    select typed, near.word, to_tsvector('english', near.word) = to_tsvector('english', typed) as known
    from unnest(${sql.param(unknown)}::text[]) as typed
    cross join lateral (
      select word from ${searchWords} order by word <-> typed limit ${CANDIDATES}
    ) as near`);
  const corrections = new Map<string, string[]>();
  for (const typed of unknown) {
    const near = rows.filter((row) => row.typed === typed);
    if (near.some(({ known }) => known)) continue;
    const allowed = typosAllowed(typed);
    const close = near
      .map(({ word }) => ({ word, typos: typosBetween(typed, word, allowed) }))
      .filter(({ typos }) => typos <= allowed)
      .sort((a, b) => a.typos - b.typos)
      .map(({ word }) => word);
    corrections.set(typed, close.slice(0, CORRECTIONS));
  }
  return corrections;
}
