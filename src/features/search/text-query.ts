import { sql, type SQL } from 'drizzle-orm';
import type { Term } from './interpret-query.server.ts';

/** Where a word may stand: A name, B occupation or type, C skills or services, D everything else. */
export type Labels = '' | 'A' | 'B' | 'C' | 'D' | 'AB' | 'ABC';

/** All terms must be found, each in one of its spellings. Names are also kept unstemmed, hence both readings. */
export function textQuery(
  terms: readonly Term[],
  labels: Labels,
  { loose }: { loose: boolean },
): SQL {
  const text = terms
    .map(({ exact, loose: more }) => {
      const spellings = (loose ? [...exact, ...more] : exact).map((each) => spelling(each, labels));
      return `(${spellings.join(' | ')})`;
    })
    .join(' & ');
  return sql`(to_tsquery('english', ${text}) || to_tsquery('simple', ${text}))`;
}

/** `air conditioning` becomes air <-> conditioning, `plumb:*` keeps its star. Words are folded: letters and digits only. */
function spelling(phrase: string, labels: Labels): string {
  const marked = phrase.split(/\s+/).map((word) => {
    const prefix = word.endsWith(':*');
    const bare = prefix ? word.slice(0, -2) : word;
    const suffix = `${prefix ? '*' : ''}${labels}`;
    return suffix ? `${bare}:${suffix}` : bare;
  });
  return marked.length > 1 ? `(${marked.join(' <-> ')})` : marked[0]!;
}
