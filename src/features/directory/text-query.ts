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
function spelling(phrase: string, labels: Labels): string {
  const prefix = phrase.endsWith(':*');
  const suffix = `${prefix ? '*' : ''}${labels}`;
  const marked = wordsOf(phrase).map((word) => (suffix ? `${word}:${suffix}` : word));
  return marked.length > 1 ? `(${marked.join(' <-> ')})` : (marked[0] ?? '');
}
