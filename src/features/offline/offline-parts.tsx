import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useSaved } from '#features/directory/saving/saved-list.ts';
import type { Site } from '#platform/site.ts';
import { InstallOffer } from '#ui/frame/install-offer.tsx';
import { savesData } from './free-line.ts';
import { KeepSwitches } from './keep-switches.tsx';
import { OfflineLine } from './offline-line.tsx';
import { endWorker } from './tell-worker.ts';
import { useWorker } from './use-worker.ts';

const hasWorkers = () => 'serviceWorker' in navigator && 'caches' in globalThis;
const useSite = () => useRouteLoaderData<{ site: Site }>('root')?.site;
const useIsOff = () => useSite()?.serviceWorker === false;

/** Some browsers have no workers, or not in private windows: there a page only says that it is offline. */
const useKeeps = () => !useIsOff() && hasWorkers() && import.meta.env.PROD;

interface OfflineCareProps {
  /** Whether somebody reads here, and nothing else is asked of them. */
  isFree: boolean;
}

/** All that a page does about being without a connection, or at home on a phone, and that no first visit waits for. */
export function OfflineCare({ isFree }: OfflineCareProps) {
  const siteName = useSite()?.name;
  const isOff = useIsOff();
  const keeps = useKeeps();
  const hasSaved = useSaved().length > 0;
  useEffect(() => {
    if (hasSaved && !savesData()) preloadSaved();
  }, [hasSaved]);
  useEffect(() => {
    if (isOff && hasWorkers()) endWorker().catch(() => {});
  }, [isOff]);
  return (
    <>
      {keeps && <Worker />}
      <OfflineLine keeps={keeps} />
      <InstallOffer siteName={siteName} isFree={isFree} />
    </>
  );
}

function Worker() {
  useWorker(useSite()?.storm);
  return null;
}

/** In the footer. The directory is of no use where no page opens without a connection. */
export const DirectorySwitches = () => useKeeps() && <KeepSwitches />;

interface RouteFiles {
  module: string;
  imports?: string[];
  css?: string[];
}

/** So that the list opens without a network. React Router knows which files its page is made of. */
function preloadSaved(): void {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Record<string, RouteFiles> };
  };
  const { module, imports = [], css = [] } = manifest?.routes['pages/saved'] ?? { module: '' };
  for (const href of [module, ...imports, ...css].filter(Boolean)) {
    const rel = href.endsWith('.js') ? 'modulepreload' : 'prefetch';
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}
