import { useEffect, useState, type ComponentType } from 'react';

/** Whoever stays as long gets the worker: a first visit has painted and fetched all it needs by then. */
const STAY_MS = 5_000;

/** What a page does about being without a connection; nothing of it comes with the page itself. */
export function Offline() {
  const [Care, setCare] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      const care = await import('./offline-care.tsx');
      setCare(() => care.default);
    };
    // Where it cannot be had now, the next page tries again.
    const begin = () => void load().catch(() => {});
    setTimeout(begin, navigator.serviceWorker?.controller ? 0 : STAY_MS);
  }, []);
  return Care && <Care />;
}
