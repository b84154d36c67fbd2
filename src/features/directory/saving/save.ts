import { directory } from '#messages';
import { showNotice } from '#ui/notices.ts';
import type { SavedCard } from './read-saved.ts';
import { isKept, saveCards } from './saved-list.ts';
import { SAVED_MAX } from './saved.rules.ts';

/** Says where there is no room for them, or where they are gone with the page. */
export function save(cards: readonly SavedCard[]): void {
  const isSaved = saveCards(cards);
  const text = isSaved ? !isKept() && directory.notKept : directory.listFull(SAVED_MAX);
  if (text) showNotice({ tone: 'info', text });
}
