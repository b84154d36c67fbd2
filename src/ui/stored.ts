import { useSyncExternalStore } from 'react';

/** A text that this browser keeps beyond the visit. Where storage is forbidden or full, it lasts as long as the page. */
export function createStored(key: string) {
  const listeners = new Set<() => void>();
  /** What storage did not take, which may hold something older. */
  let here: { text: string | null } | null = null;

  const read = (): string | null => {
    if (here) return here.text;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (text: string | null): void => {
    here = null;
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      here = { text };
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
