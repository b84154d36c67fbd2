import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Each look renews the session: at a desk that nobody has touched for as long, it is left to end. */
const DESERTED_MS = 10 * 60_000;
const TOUCHES = ['pointerdown', 'keydown', 'visibilitychange'] as const;

/** Looks again, quietly, as long as something is under way and somebody sees it. */
export function useLookingAgain(isUnderWay: boolean, everyMs: number): void {
  const { state, revalidate } = useRevalidator();
  const touchedAt = useRef(0);
  useEffect(() => {
    const touch = () => void (touchedAt.current = Date.now());
    touch();
    for (const each of TOUCHES) document.addEventListener(each, touch);
    return () => {
      for (const each of TOUCHES) document.removeEventListener(each, touch);
    };
  }, []);
  useEffect(() => {
    if (!isUnderWay || state !== 'idle') return;
    const look = () => {
      const isDeserted = Date.now() - touchedAt.current > DESERTED_MS;
      if (document.visibilityState === 'visible' && !isDeserted) void revalidate();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isUnderWay, everyMs, state, revalidate]);
}
