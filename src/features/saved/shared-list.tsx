import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Heart } from 'lucide-react';
import { failures, saved as words } from '#messages';
import { KINDS } from '#features/directory/kinds.ts';
import { FailedResults } from '#features/directory/results/failed-results.tsx';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import { SaveButton, save } from '#features/directory/saving/save-button.tsx';
import { useSaved } from '#features/directory/saving/saved-list.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardList } from './card-list.tsx';
import { Comparison } from './comparison.tsx';
import { savedAddress, type MovedCard, type SavedQuery } from './saved-query.ts';

interface SharedListProps {
  query: SavedQuery;
  /** Null where they could not be had. */
  found: readonly MovedCard[] | null;
  from: string;
}

export function SharedList({ query: { ids, compared }, found, from }: SharedListProps) {
  const address = savedAddress({ ids });
  if (!found)
    return <FailedResults message={failures.results} again={address} all={KINDS.specialist} />;
  if (found.length === 0)
    return (
      <EmptyState
        title={words.nobodyListed}
        actions={<ButtonLink to={paths.find}>{words.findSomebody}</ButtonLink>}
      />
    );
  const cards = found.map(({ card }) => card);
  const idsOf = ({ card, was }: MovedCard) => [card.id, ...was];
  const listed = new Set(found.flatMap(idsOf));
  const gone = ids?.filter((id) => !listed.has(id)).length ?? 0;
  const side = found
    .filter((each) => idsOf(each).some((id) => compared.includes(id)))
    .map(({ card }) => card);
  if (side.length > 1) return <Comparison cards={side} from={from} back={address} />;
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">
          {words.onList(cards.length)}
          {gone > 0 && <span className="font-normal text-ink-3">{words.goneFromList(gone)}</span>}
        </p>
        <SaveAll cards={cards} />
      </div>
      <CardList cards={cards} ids={ids} from={from} corner={(card) => <SaveButton card={card} />} />
    </>
  );
}

function SaveAll({ cards }: { cards: readonly DetailedCard[] }) {
  const saved = useSaved();
  const place = useRef<HTMLAnchorElement>(null);
  if (cards.every(({ id }) => saved.some((card) => card.id === id)))
    return (
      <ButtonLink ref={place} to={paths.saved} variant="secondary" size="small">
        {words.seeYourList}
      </ButtonLink>
    );
  const saveAll = () => {
    flushSync(() => save(cards));
    // It takes the place of the button, which had the focus.
    place.current?.focus({ preventScroll: true });
  };
  return (
    <Button size="small" data-needs-script onClick={saveAll}>
      <Heart aria-hidden className="size-4.5" />
      {words.saveAll}
    </Button>
  );
}
