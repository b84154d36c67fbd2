import { useSyncExternalStore } from 'react';
import type { Theme } from '#ui/theme.ts';

const KEY = 'access-theme';
const DEFAULT: Theme = 'dark';

let chosen: Theme | null = null;
const listeners = new Set<() => void>();

/** Stands first in the screen's element, so that a remembered theme is there before the screen is painted. */
export const accessThemeScript = `try{if(localStorage.getItem('${KEY}')=='light')document.currentScript.parentElement.dataset.theme='light'}catch{}`;

export function useAccessTheme(): Theme {
  return useSyncExternalStore(watch, current, () => DEFAULT);
}

export function chooseAccessTheme(theme: Theme): void {
  chosen = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be forbidden: the choice then lasts until the page is left.
  }
  for (const changed of listeners) changed();
}

function current(): Theme {
  chosen ??= remembered();
  return chosen;
}

function remembered(): Theme {
  try {
    return localStorage.getItem(KEY) === 'light' ? 'light' : DEFAULT;
  } catch {
    return DEFAULT;
  }
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
