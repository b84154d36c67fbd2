import { useEffect, useState } from 'react';
import type { SavedCard } from '#features/directory/saving/read-saved.ts';
import { updateSaved } from '#features/directory/saving/saved-list.ts';
import { fetchCards } from './fetch-cards.ts';

interface Asked {
  ids: readonly string[];
  /** Those that the server lists no more; null where it could not be asked. */
  gone: readonly string[] | null;
}

/** Asks the server what has become of the saved ones, once, and again for new ones and when the network is back. */
export function useFreshCards(saved: readonly SavedCard[]): Asked {
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
