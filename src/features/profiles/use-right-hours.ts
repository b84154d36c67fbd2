import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { QUARTER_MS } from './end-of-quarter.rules.ts';

/** Not everybody asks in the same second. */
const SPREAD_MS = 5_000;

/** Where a page tells who is open: asks anew at the quarter hours, on which people open and close, and when it is seen or online again. */
export function useRightHours(isTold: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isTold) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const begun = Date.now() % QUARTER_MS;
      timer = setTimeout(ask, QUARTER_MS - begun + Math.random() * SPREAD_MS);
    };
    const ask = () => {
      const once = { once: true, signal: stop.signal };
      if (document.visibilityState === 'hidden')
        return document.addEventListener('visibilitychange', ask, once);
      // What is being read must not give way to a failure.
      if (!navigator.onLine) return addEventListener('online', ask, once);
      void revalidate();
      wait();
    };
    wait();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isTold, revalidate]);
}
