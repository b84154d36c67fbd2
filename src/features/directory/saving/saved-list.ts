import { useSyncExternalStore } from 'react';
import { languageNow } from '#platform/language.ts';
import { NOBODY, readSaved, SAVED_KEY, type SavedCard } from './read-saved.ts';
import { SAVED_MAX } from '../search.rules.ts';

type Cards = readonly SavedCard[];

const listeners = new Set<() => void>();
/** What was read last; null where it has to be read again. */
let known: Cards | null = null;
/** Storage is full or forbidden: what is known lasts as long as the page. */
let isUnstored = false;

/** Newest first. The server knows of none, for it sends one page to everybody. */
export const useSaved = (): Cards => useSyncExternalStore(watch, savedCards, () => NOBODY);

export const useIsSaved = (id: string): boolean =>
  useSyncExternalStore(
    watch,
    () => savedCards().some((card) => card.id === id),
    () => false,
  );

export const savedCards = (): Cards => (known ??= readSaved());

/** Those that are not on the list yet, in front of the others or at their old place; false where there is no room for all of them. */
export function saveCards(cards: Cards, at = 0): boolean {
  const list = readAgain();
  const added = cards.filter(({ id }) => !list.some((card) => card.id === id)).map(marked);
  if (added.length + list.length > SAVED_MAX) return false;
  keep(list.toSpliced(at, 0, ...added));
  return true;
}

export function removeSaved(id: string): void {
  keep(readAgain().filter((card) => card.id !== id));
}

/** What the server says of them now; those that became one stand there once. */
export function updateSaved(now: readonly { card: SavedCard; was: readonly string[] }[]): void {
  const list = readAgain().map((old) => {
    const found = now.find(({ card, was }) => card.id === old.id || was.includes(old.id));
    return found ? marked(found.card) : old;
  });
  keep(list.filter(({ id }, index) => list.findIndex((each) => each.id === id) === index));
}

/** Texts without a mark are in the language of the page, and the list may be read in another. */
const marked = (card: SavedCard): SavedCard => ({ lang: languageNow(), ...card });

/** Whether the list outlives the page. */
export const isKept = (): boolean => !isUnstored;

/** Another tab may have changed it: its changes and ours are both kept. */
function readAgain(): Cards {
  if (!isUnstored) known = null;
  return savedCards();
}

function keep(cards: Cards): void {
  known = cards;
  try {
    localStorage.setItem(SAVED_KEY, JSON.stringify(cards));
    isUnstored = false;
  } catch {
    isUnstored = true;
  }
  for (const changed of listeners) changed();
}

let isListening = false;

function watch(changed: () => void): () => void {
  if (!isListening) {
    isListening = true;
    addEventListener('storage', changedElsewhere);
    // A page that comes back by Back has heard of nothing meanwhile.
    addEventListener('pageshow', changedElsewhere);
  }
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function changedElsewhere(event: Event): void {
  const isOther = event instanceof StorageEvent && event.key !== null && event.key !== SAVED_KEY;
  if (isOther || isUnstored) return;
  known = null;
  for (const changed of listeners) changed();
}
