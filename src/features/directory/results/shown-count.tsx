import { results } from '#messages';

interface ShownCountProps {
  /** "24 specialists" */
  words: string;
  shown: { page: number; pages: number; cards: readonly unknown[] };
  limit: number;
}

/** How many there are, and which of them stand on this page. */
export function ShownCount({ words, shown: { page, pages, cards }, limit }: ShownCountProps) {
  const first = (page - 1) * limit + 1;
  return (
    <>
      {words}
      {pages > 1 && (
        <span className="font-normal text-ink-3 max-md:sr-only">
          {results.showing(first, first + cards.length - 1)}
        </span>
      )}
    </>
  );
}
