import { useEffect, useState, type ReactNode } from 'react';

const loadParts = () => import('./offline-parts.tsx');
type OfflineParts = Awaited<ReturnType<typeof loadParts>>;

/** Whoever stays as long gets the worker and the directory: a first visit has painted and fetched all it needs by then. */
const STAY_MS = 5_000;

/** What pages do about being without a connection, once it is there; nothing of it comes with the page itself. */
export function Offline({ children }: { children: (parts: OfflineParts) => ReactNode }) {
  const [parts, setParts] = useState<OfflineParts | null>(null);
  useEffect(() => {
    // Where it cannot be had now, the next page tries again.
    const load = () => void loadParts().then(setParts, () => {});
    setTimeout(load, navigator.serviceWorker?.controller ? 0 : STAY_MS);
  }, []);
  return parts && children(parts);
}
