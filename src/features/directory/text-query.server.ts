import { sql, type SQL } from 'drizzle-orm';
import type { Term } from './interpret-query.server.ts';
import { wordsOf } from './search-text.rules.ts';

/** Where a word may stand: A name, B occupation or type, C skills or services, D everything else. */
export type Labels = '' | 'A' | 'B' | 'C' | 'D' | 'AB' | 'ABC';

/** A word that is strange to us says that the thing itself is not here; the others alone would be another question. */
export function sparesOne(terms: readonly Term[]): boolean {
  const needed = terms.filter((term) => !term.filler);
  return needed.length > 1 && !needed.some((term) => term.strange);
}

/** All terms must be found, or all but one, each in one of its spellings. */
export function textQuery(
  terms: readonly Term[],
  labels: Labels,
  { loose, butOne = false }: { loose: boolean; butOne?: boolean },
): SQL {
  const needed = terms
    .filter(({ filler }) => !filler)
    .map(({ exact, loose: more }) => {
      const allowed = loose ? [...exact, ...more] : exact;
      // Whatever begins like a word includes the word.
      const needless = (each: string) => allowed.includes(`${each}:*`);
      const spellings = allowed.flatMap((each) =>
        needless(each) ? [] : spelling(each, labels) || [],
      );
      return `(${spellings.join(' | ')})`;
    });
  const text = butOne
    ? needed.map((_, left) => `(${needed.toSpliced(left, 1).join(' & ')})`).join(' | ')
    : needed.join(' & ');
  return sql`search_query(${text})`;
}

/** `air conditioning` becomes air <-> conditioning, `plumb:*` keeps its star; anything else is letters and digits. */
export function spelling(phrase: string, labels: Labels): string {
  const prefix = phrase.endsWith(':*');
  const suffix = `${prefix ? '*' : ''}${labels}`;
  const marked = wordsOf(phrase).map((word) => (suffix ? `${word}:${suffix}` : word));
  return marked.length > 1 ? `(${marked.join(' <-> ')})` : (marked[0] ?? '');
}

/** As many take longer to be put in order than one statement more does. */
const MANY = 1_000;

interface StrongMatches {
  matches: SQL;
  tier: SQL;
}

/**
 * Whoever has all the words in name and headline: what is asked one after the other until a page is full of them. Those with
 * the very words come before those with synonyms, and where there are many of them they are enough.
 */
export function strongMatches(
  terms: readonly Term[],
  { among }: { among: number },
): StrongMatches[] {
  const has = (some: readonly Term[]) => sql`strong @@ ${textQuery(some, '', { loose: false })}`;
  const typed = typedText(terms);
  const exactly = sql`name = ${typed} or headline = ${typed}`;
  const matches = has(terms);
  if (terms.every(({ exact, filler }) => filler || exact.length === 1))
    return [{ matches, tier: sql`case when ${exactly} then 0 else 1 end` }];
  const hasTyped = has(asTyped(terms));
  const all = {
    matches,
    tier: sql`case when ${exactly} then 0 when ${hasTyped} then 1 else 2 end`,
  };
  if (among < MANY) return [all];
  // A word that the index leaves out would by itself match everybody.
  const first = {
    matches: sql`${matches} and ${hasTyped}`,
    tier: sql`case when ${exactly} then 0 else 1 end`,
  };
  return [first, all];
}

/** Documents lie outside their rows: each is read once, and only where name and headline do not tell. */
export function tierOf(terms: readonly Term[], butOne: boolean): SQL {
  const exact = { loose: false, butOne };
  const loose = { loose: true, butOne };
  const typed = typedText(terms);
  return sql`case
    when name = ${typed} or headline = ${typed} then 0
    when strong @@ ${textQuery(asTyped(terms), '', exact)} then 1
    when strong @@ ${textQuery(terms, '', exact)} then 2
    else (
      select case
        when read.document @@ ${textQuery(terms, 'ABC', exact)} then 3
        when read.document @@ ${textQuery(terms, '', exact)} then 4
        when read.document @@ ${textQuery(terms, 'AB', loose)} then 5
        when read.document @@ ${textQuery(terms, 'ABC', loose)} then 6
        else 7 end
      from (select document || '' as document offset 0) as read
    ) end`;
}

const typedText = (terms: readonly Term[]) => terms.map((term) => term.typed).join(' ');

/** Whoever uses the very words comes before whoever uses a synonym. */
function asTyped(terms: readonly Term[]): Term[] {
  return terms.map((term) => ({ ...term, exact: [term.typed] }));
}
