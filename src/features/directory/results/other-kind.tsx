import { ArrowRight } from 'lucide-react';
import { Link } from '#ui/link.tsx';
import { factsIn } from '../fact-filters.ts';
import { counted, KINDS, otherKind } from '../kinds.ts';
import { addressOf, askedWords, type SearchQuery } from '../search-query.ts';

/** "6 businesses match too": what the other kind has for the same words. */
export function OtherKind({ query, count }: { query: SearchQuery; count: number }) {
  if (count === 0) return null;
  const kind = otherKind(query.kind);
  const { location = '' } = query.values;
  const words = { [KINDS[kind].wordsField]: askedWords(query), location };
  const values = { ...words, ...factsIn(query.values) };
  return (
    <p data-accent={kind}>
      <Link
        to={addressOf({ kind, values })}
        className="inline-flex min-h-11 items-center gap-2 rounded-control bg-accent-soft px-4 py-2 font-semibold text-accent transition hover:text-accent-strong"
      >
        {counted(count, kind)} {count === 1 ? 'matches' : 'match'} too
        <ArrowRight aria-hidden className="size-4.5 shrink-0" />
      </Link>
    </p>
  );
}
