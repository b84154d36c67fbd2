import { lazy, Suspense, useState } from 'react';
import { languageNow } from '#platform/language.ts';
import { createStored } from '#ui/stored.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

const OfferLine = lazy(() => import('./language-offer-line.tsx'));
const offered = createStored('language-offered');
const remember = () => offered.write('yes');

/** Asks once, and nobody but those whose browser asks for Spanish: the page is the same for all, and nothing is loaded for others. */
export function LanguageOffer() {
  return useHydrated() && languageNow() === 'en' ? <OfferOnce /> : null;
}

function OfferOnce() {
  const [open, setOpen] = useState(
    () => /^es\b/i.test(navigator.languages[0] ?? '') && offered.read() === null,
  );
  if (!open) return null;
  return (
    <Suspense>
      <OfferLine onShown={remember} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
