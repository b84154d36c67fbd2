import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { LOOK_MS } from './import-desk.rules.ts';

/** Looks again, quietly, as long as something is under way and somebody sees it. */
export function useLookingAgain(isUnderWay: boolean): void {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, LOOK_MS);
    const wake = () => document.visibilityState === 'visible' && void revalidate();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [isUnderWay, state, revalidate]);
}
