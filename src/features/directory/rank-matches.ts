import { sql, type SQL } from 'drizzle-orm';
import type { Term } from './interpret-query.server.ts';
import { textQuery } from './text-query.ts';

/** Whoever has all the words in name and headline. */
export function strongMatches(terms: readonly Term[]): SQL {
  return sql`strong @@ ${textQuery(terms, '', { loose: false })}`;
}

/** Of strong matches: the words themselves come before synonyms. */
export function strongTierOf(terms: readonly Term[]): SQL {
  const typed = typedText(terms);
  const asFound = terms.every(({ exact, filler }) => filler || exact.length === 1);
  return sql`case
    when name = ${typed} or headline = ${typed} then 0
    when ${asFound ? sql`true` : sql`strong @@ ${textQuery(asTyped(terms), '', { loose: false })}`} then 1
    else 2 end`;
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
