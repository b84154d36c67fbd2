import { useEffect, useState } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';
const IDLE_AT_LATEST_MS = 3000;

/** True once the page is loaded and idle, unless the visitor wants less motion or less data. */
export function useVideoWelcome(): boolean {
  const [welcome, setWelcome] = useState(false);
  useEffect(() => {
    const calm = matchMedia(CALM);
    if (calm.matches || savesData()) return;
    const stop = whenIdle(() => setWelcome(true));
    const leave = () => setWelcome(false);
    calm.addEventListener('change', leave);
    return () => {
      stop();
      calm.removeEventListener('change', leave);
    };
  }, []);
  return welcome;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Calls back after `load`, when nothing else is to be done; the returned function calls it off. */
function whenIdle(callback: () => void): () => void {
  const stopped = new AbortController();
  const rest = () => {
    // Safari does not tell when it is idle.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(callback, 500);
      stopped.signal.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const request = requestIdleCallback(callback, { timeout: IDLE_AT_LATEST_MS });
    stopped.signal.addEventListener('abort', () => cancelIdleCallback(request));
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true, signal: stopped.signal });
  return () => stopped.abort();
}
