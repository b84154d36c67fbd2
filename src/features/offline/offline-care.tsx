import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useSaved } from '#features/directory/saving/saved-list.ts';
import type { Site } from '#platform/site.ts';
import { preloadSaved } from './preload-saved.ts';
import { endWorker } from './tell-worker.ts';
import { OfflineLine } from './offline-line.tsx';
import { useWorker } from './use-worker.ts';

/** Some browsers have no workers, or not in private windows: there a page only says that it is offline. */
export default function OfflineCare() {
  const isOff = useRouteLoaderData<{ site: Site }>('root')?.site.serviceWorker === false;
  const hasWorkers = 'serviceWorker' in navigator;
  const hasSaved = useSaved().length > 0;
  useEffect(() => {
    if (hasSaved) preloadSaved();
  }, [hasSaved]);
  useEffect(() => {
    if (isOff && hasWorkers) endWorker().catch(() => {});
  }, [isOff, hasWorkers]);
  return (
    <>
      {hasWorkers && !isOff && import.meta.env.PROD && <Worker />}
      <OfflineLine keeps={hasWorkers && !isOff} />
    </>
  );
}

function Worker() {
  useWorker();
  return null;
}
