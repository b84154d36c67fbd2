import { useSyncExternalStore } from 'react';

/** Whole seconds that are left, by the clock: a tab that slept knows better when it wakes. */
export function useSecondsUntil(moment: number): number {
  const left = () => Math.max(Math.ceil((moment - Date.now()) / 1000), 0);
  return useSyncExternalStore(onTick, left, () => 0);
}

function onTick(changed: () => void): () => void {
  const timer = setInterval(changed, 500);
  return () => clearInterval(timer);
}
