import { useEffect, useRef, useState } from 'react';
import { Heart, X } from 'lucide-react';
import { directory, saved as words } from '#messages';
import type { SavedCard } from '#features/directory/saving/read-saved.ts';
import { removeSaved, saveCards, useSaved } from '#features/directory/saving/saved-list.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { readOn } from '#ui/read-on.ts';
import { CardList } from './card-list.tsx';
import { Comparison } from './comparison.tsx';
import { ShareButton } from './share-button.tsx';
import { useFreshCards } from './use-fresh-cards.ts';

/** The list of this browser, as it was last seen and as soon as possible as it is now. */
export function OwnList({ compared, from }: { compared: readonly string[]; from: string }) {
  const saved = useSaved();
  const { gone } = useFreshCards(saved);
  const [removed, setRemoved] = useState<SavedCard | null>(null);
  const remove = (card: SavedCard) => {
    removeSaved(card.id);
    setRemoved(card);
  };
  const undo = (card: SavedCard) => {
    saveCards([card]);
    setRemoved(null);
    readOn();
  };
  const side = saved.filter(({ id }) => compared.includes(id));
  if (side.length > 1) return <Comparison cards={side} from={from} back={paths.saved} />;
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {words.count(saved.length)}
          {gone === null && <span className="font-normal text-ink-3">{words.asLastSeen}</span>}
        </p>
        {saved.length > 0 && <ShareButton ids={saved.map(({ id }) => id)} />}
      </div>
      {removed && <Removed key={removed.id} card={removed} onUndo={undo} />}
      {saved.length === 0 ? (
        <NothingSaved />
      ) : (
        <CardList
          cards={saved}
          gone={gone ?? []}
          ids={null}
          from={from}
          corner={(card) => (
            <button
              type="button"
              aria-label={words.remove(card.name)}
              onClick={() => remove(card)}
              className="save save-corner"
            >
              <X aria-hidden />
            </button>
          )}
        />
      )}
    </>
  );
}

/** Takes the focus, which was on what is gone. */
function Removed({ card, onUndo }: { card: SavedCard; onUndo: (card: SavedCard) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-surface-2 px-4 py-1.5 wrap-anywhere">
      <span role="status">{words.removed(card.name)}</span>
      <Button ref={button} variant="quiet" size="small" onClick={() => onUndo(card)}>
        {words.undo}
      </Button>
    </p>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      title={words.nobody}
      actions={
        <>
          <ButtonLink to={paths.find}>{words.findSomebody}</ButtonLink>
          <ButtonLink to={paths.specialists} variant="secondary">
            {directory.seeAll(directory.specialists)}
          </ButtonLink>
        </>
      }
    >
      {words.tapHeart}
      <Heart aria-hidden className="inline-block size-5 text-coral" />
      {words.onACard}
    </EmptyState>
  );
}
