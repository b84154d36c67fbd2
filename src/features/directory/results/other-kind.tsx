import { ArrowRight } from 'lucide-react';
import { directory, results } from '#messages';
import { ButtonLink } from '#ui/button-link.tsx';
import { Link } from '#ui/link.tsx';
import { factsIn } from '../fact-filters.ts';
import { counted, KINDS, otherKind } from '../kinds.ts';
import { addressOf, askedWords, type SearchQuery } from '../search-query.ts';
import { ResultCard } from './result-card.tsx';
import { ResultGrid } from './result-grid.tsx';
import type { CountedQuery } from './results-outcome.ts';

/** The same words, asked of the other kind. */
function addressOfOthers(query: SearchQuery): string {
  const kind = otherKind(query.kind);
  const { location = '' } = query.values;
  const words = { [KINDS[kind].wordsField]: askedWords(query), location };
  const sort = query.sort === 'near' ? 'near' : 'best';
  return addressOf({ kind, values: { ...words, ...factsIn(query.values) }, sort });
}

/** "6 businesses match too": what the other kind has for the same words. */
export function OtherKind({ query, facets }: CountedQuery) {
  const count = facets?.others ?? 0;
  if (count === 0 || facets?.otherCards) return null;
  const kind = otherKind(query.kind);
  return (
    <p data-accent={kind}>
      <Link
        to={addressOfOthers(query)}
        className="inline-flex min-h-11 items-center gap-2 rounded-full bg-accent-soft px-4 text-small font-semibold text-accent transition hover:text-accent-strong"
      >
        {results.matchToo(counted(count, kind), count)}
        <ArrowRight aria-hidden className="size-4.5 shrink-0" />
      </Link>
    </p>
  );
}

/** Where this kind has nobody: the first of the other one, there and then. */
export function OtherKindCards({ query, facets }: CountedQuery) {
  const cards = facets?.otherCards ?? [];
  if (!facets || cards.length === 0) return null;
  const kind = otherKind(query.kind);
  const many = counted(facets.others, kind);
  return (
    <section aria-labelledby="other-kind" data-accent={kind} className="mt-10 grid gap-5">
      <h2 id="other-kind" className="text-heading">
        {results.match(many, facets.others)}
      </h2>
      <ResultGrid>
        {cards.map((card) => (
          <ResultCard key={card.id} card={card} />
        ))}
      </ResultGrid>
      {facets.others > cards.length && (
        <ButtonLink to={addressOfOthers(query)} className="justify-self-start">
          {directory.seeAll(many)}
        </ButtonLink>
      )}
    </section>
  );
}
