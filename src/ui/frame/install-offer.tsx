import { lazy, Suspense, useEffect, useState } from 'react';
import { createStored } from '#ui/stored.ts';

const OfferLine = lazy(() => import('./install-offer-line.tsx'));

const firstVisit = createStored('first-visit');
/** Whoever comes back later than this comes a second time. */
const VISIT_MS = 60 * 60_000;

interface InstallOfferProps {
  siteName: string | undefined;
  /** Whether somebody reads here, and nothing else is asked of them. */
  isFree: boolean;
}

/** Nothing of it is loaded at a first visit. */
export function InstallOffer({ siteName, isFree }: InstallOfferProps) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const look = () => setDue(isSecondVisit());
    if (!('requestIdleCallback' in window)) setTimeout(look, 2_000);
    else requestIdleCallback(look);
  }, []);
  if (!isDue || !isFree || !siteName) return null;
  return (
    <Suspense>
      <OfferLine siteName={siteName} />
    </Suspense>
  );
}

function isSecondVisit(): boolean {
  const first = Number(firstVisit.read());
  if (!first) firstVisit.write(String(Date.now()));
  return first > 0 && Date.now() - first > VISIT_MS;
}
