import { useEffect, useRef, useSyncExternalStore } from 'react';

const PLACE = 'staff-shortcuts';
const listeners = new Set<() => void>();

const isOn = () => localStorage.getItem(PLACE) !== 'off';

/** Single keys are in the way of those who speak to their computer: they can be switched off. */
export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(PLACE);
  else localStorage.setItem(PLACE, 'off');
  for (const changed of listeners) changed();
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** False on pages made by the server, where no key is heard yet. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(watch, isOn, () => false);

/** Does something for a single key, unless somebody is typing or a dialog is open. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const on = useShortcutsOn();
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event)) return;
      const act = newest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}

function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  const typing =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null);
  return defaultPrevented || typing || document.querySelector('dialog:modal') !== null;
}
