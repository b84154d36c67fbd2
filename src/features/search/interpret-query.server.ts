import { sql } from 'drizzle-orm';
import type { Location } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { searchWords, synonyms } from '#platform/db/tables/search.ts';
import { splitPlace, typosAllowed, typosBetween, wordsOf } from './search-text.rules.ts';

/** One thing that was asked for, in the words that may stand for it. */
export interface Term {
  typed: string;
  /** As typed, or a synonym; several words mean all of them. */
  exact: string[];
  /** Words that begin like it or are spelled almost like it. */
  loose: string[];
}

export interface InterpretedQuery {
  terms: Term[];
  place: Location | null;
  /** The whole query with misspelt words corrected, where any was. */
  corrected: string | null;
}

const LONGEST_SYNONYM = 3;
const PREFIX_FROM = 3;
const CANDIDATES = 30;
const CORRECTIONS = 3;

export async function interpretQuery(db: Db, text: string): Promise<InterpretedQuery> {
  const { words, place } = splitPlace(wordsOf(text));
  if (words.length === 0) return { terms: [], place, corrected: null };

  const meanings = await findSynonyms(db, words);
  const terms = joinTerms(words, meanings);
  const corrections = await findCorrections(db, terms, meanings);
  for (const term of terms) {
    const found = corrections.get(term.typed) ?? [];
    const also = await findSynonyms(db, found);
    term.loose.push(...found, ...found.flatMap((word) => also.get(word) ?? []));
    if (isWord(term.typed) && term.typed.length >= PREFIX_FROM) term.loose.push(`${term.typed}:*`);
  }
  const corrected = terms.map(({ typed }) => corrections.get(typed)?.[0] ?? typed).join(' ');
  const changed = corrected !== terms.map(({ typed }) => typed).join(' ');
  return { terms, place, corrected: changed ? corrected : null };
}

const isWord = (typed: string) => !typed.includes(' ');

async function findSynonyms(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const phrases = words.flatMap((_, start) =>
    Array.from({ length: LONGEST_SYNONYM }, (_unused, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  );
  if (phrases.length === 0) return new Map();
  const rows = await db
    .select({ term: synonyms.term, means: synonyms.means })
    .from(synonyms)
    .where(sql`lower(${synonyms.term}) = any(${sql.param([...new Set(phrases)])}::text[])`);
  return new Map(rows.map(({ term, means }) => [term.toLowerCase(), means]));
}

/** Longest synonym first, so that "air conditioning" stays one thing. */
function joinTerms(words: readonly string[], meanings: Map<string, string[]>): Term[] {
  const terms: Term[] = [];
  for (let start = 0; start < words.length;) {
    const lengths = Array.from({ length: LONGEST_SYNONYM }, (_, i) => LONGEST_SYNONYM - i);
    const length =
      lengths.find((size) => meanings.has(words.slice(start, start + size).join(' '))) ?? 1;
    const typed = words.slice(start, start + length).join(' ');
    terms.push({ typed, exact: [typed, ...(meanings.get(typed) ?? [])], loose: [] });
    start += length;
  }
  return terms;
}

/** For each word nobody uses: the words it was probably meant to be, best first. */
async function findCorrections(
  db: Db,
  terms: readonly Term[],
  meanings: Map<string, string[]>,
): Promise<Map<string, string[]>> {
  const unknown = terms
    .map(({ typed }) => typed)
    .filter((typed) => isWord(typed) && !meanings.has(typed) && typosAllowed(typed) > 0);
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
    if (close.length > 0) corrections.set(typed, close.slice(0, CORRECTIONS));
  }
  return corrections;
}
