import { lazy, Suspense } from 'react';
import { LANGUAGES, languageNow, type Language } from '#platform/language.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

const OfferLine = lazy(() => import('./language-offer-line.tsx'));

/** Asks once, and nobody but those whose browser asks for Spanish: the page is the same for all, and nothing is loaded for others. */
export function LanguageOffer({
  languages = LANGUAGES,
}: {
  languages?: readonly Language[] | undefined;
}) {
  const isHere = useHydrated() && languageNow() === 'en' && languages.includes('es');
  if (!isHere || !/^es\b/i.test(navigator.languages[0] ?? '')) return null;
  return (
    <Suspense>
      <OfferLine />
    </Suspense>
  );
}
