import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Heart, X } from 'lucide-react';
import { directory, saved as words } from '#messages';
import type { SavedCard } from '#features/directory/saving/read-saved.ts';
import {
  removeSaved,
  saveCards,
  useSaved,
  updateSaved,
} from '#features/directory/saving/saved-list.ts';
import { SAVED_MAX } from '#features/directory/search.rules.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { showNotice } from '#ui/notices.ts';
import { CardList } from './card-list.tsx';
import { Comparison, ShareButton } from './comparison.tsx';
import { fetchCards } from './fetch-cards.ts';

/** The list of this browser, as it was last seen and as soon as possible as it is now. */
export function OwnList({ compared, from }: { compared: readonly string[]; from: string }) {
  const saved = useSaved();
  const { gone } = useFreshCards(saved);
  const [removed, setRemoved] = useState<{ card: SavedCard; at: number } | null>(null);
  const back = useRef<HTMLButtonElement>(null);
  const isBack = saved.some(({ id }) => id === removed?.card.id);
  const remove = (card: SavedCard) => {
    setRemoved({ card, at: saved.indexOf(card) });
    removeSaved(card.id);
  };
  const undo = () => {
    if (!removed) return;
    // Another tab may have filled the list meanwhile.
    const isSaved = flushSync(() => saveCards([removed.card], removed.at));
    if (!isSaved) return showNotice({ tone: 'info', text: directory.listFull(SAVED_MAX) });
    back.current?.focus();
    setRemoved(null);
  };
  const note = removed && !isBack && (
    <Removed key={removed.card.id} card={removed.card} onUndo={undo} />
  );
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
      {saved.length === 0 ? (
        <>
          {note}
          <NothingSaved />
        </>
      ) : (
        <CardList
          cards={saved}
          gone={gone ?? []}
          ids={null}
          from={from}
          between={note ? { at: removed.at, note } : null}
          corner={(card) => (
            <button
              ref={card.id === removed?.card.id ? back : undefined}
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

/** Stands where the card was, and takes the focus, which was on what is gone. */
function Removed({ card, onUndo }: { card: SavedCard; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-surface-2 px-4 py-1.5 wrap-anywhere">
      <span role="status">{words.removed(card.name)}</span>
      {/* The second tap of two on the cross, which was here, is not meant for it. */}
      <Button
        ref={button}
        variant="quiet"
        size="small"
        onClick={({ detail }) => detail < 2 && onUndo()}
      >
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

interface Asked {
  ids: readonly string[];
  /** Those that the server lists no more; null where it could not be asked. */
  gone: readonly string[] | null;
}

/** Asks the server what has become of the saved ones, once, and again for new ones and when the network is back. */
function useFreshCards(saved: readonly SavedCard[]): Asked {
  const [asked, setAsked] = useState<Asked>({ ids: [], gone: [] });
  const unasked = saved.some(({ id }) => !asked.ids.includes(id));
  useEffect(() => {
    const ids = saved.map(({ id }) => id);
    const ask = () =>
      void fetchCards(ids).then(
        (cards) => {
          updateSaved(cards);
          const listed = new Set(cards.flatMap(({ card, was }) => [card.id, ...was]));
          setAsked({ ids, gone: ids.filter((id) => !listed.has(id)) });
        },
        () => setAsked({ ids, gone: null }),
      );
    if (unasked) ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
    // The list is new with every answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [unasked]);
  return asked;
}
