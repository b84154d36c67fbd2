import { Heart } from 'lucide-react';
import { directory } from '#messages';
import { showNotice } from '#ui/notices.ts';
import type { SavedCard } from './read-saved.ts';
import { removeSaved, useIsSaved, isKept, saveCards } from './saved-list.ts';
import { SAVED_MAX } from '../search.rules.ts';
import './save.css';

interface SaveButtonProps {
  card: SavedCard;
  /** In the corner of a card, or with a word beside the heart. */
  look?: 'corner' | 'worded';
}

/** The heart: keeps a provider on the list of this browser, or takes it off. */
export function SaveButton({ card, look = 'corner' }: SaveButtonProps) {
  const isSaved = useIsSaved(card.id);
  return (
    <button
      type="button"
      aria-label={directory.saveSomebody(card.name)}
      aria-pressed={isSaved}
      data-needs-script
      data-print="off"
      onClick={() => (isSaved ? removeSaved(card.id) : save([card]))}
      className={`save save-${look}`}
    >
      <Heart />
      {look === 'worded' && <span aria-hidden>{isSaved ? directory.saved : directory.save}</span>}
    </button>
  );
}

/** Says where there is no room for them, or where they are gone with the page. */
export function save(cards: readonly SavedCard[]): void {
  const isSaved = saveCards(cards);
  const text = isSaved ? !isKept() && directory.notKept : directory.listFull(SAVED_MAX);
  if (text) showNotice({ tone: 'info', text });
}
