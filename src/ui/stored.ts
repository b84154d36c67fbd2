import { useSyncExternalStore } from 'react';

/** A text that this browser keeps beyond the visit. Where storage is forbidden, it lasts as long as the page. */
export function createStored(key: string) {
  const listeners = new Set<() => void>();
  let here: string | null = null;

  const read = (): string | null => {
    try {
      return localStorage.getItem(key) ?? here;
    } catch {
      return here;
    }
  };
  const write = (text: string | null): void => {
    here = text;
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // The copy above has to do.
    }
    for (const changed of listeners) changed();
  };
  const watch = (changed: () => void) => {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  };
  /** Null on the server, which sends one page to everybody. */
  const useText = () => useSyncExternalStore(watch, read, () => null);
  return { read, write, useText };
}
