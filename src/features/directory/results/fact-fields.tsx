import { directory, results } from '#messages';
import { languageName } from '#platform/names.rules.ts';
import { LANGUAGES } from '#platform/pack.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { factFilterWords, PRICE_STEPS } from '../fact-filters.ts';
import type { Facets } from '../find-facets.server.ts';
import type { Values } from '../search-query.ts';
import { CountedSelect, withCount } from './counted-select.tsx';

const LANGUAGE_NAMES = Object.keys(LANGUAGES);
const PRICES = PRICE_STEPS.map(String);

/** Hours, emergencies, languages and prices, each choice with the number of profiles behind it. */
export function FactFields({ values, facets }: { values: Values; facets: Facets | null }) {
  const counts = facets?.facts ?? undefined;
  return (
    <div className="col-span-full grid gap-x-4 gap-y-2 md:flex lg:gap-x-6 md:flex-wrap md:items-center md:border-t md:border-line md:pt-3">
      <Checkbox
        name="open"
        value="now"
        defaultChecked={values.open === 'now'}
        label={withCount(directory.openNow, counts?.open)}
      />
      <Checkbox
        name="emergency"
        value="yes"
        defaultChecked={values.emergency === 'yes'}
        label={withCount(directory.emergencyCalls, counts?.emergency)}
      />
      <div className="grid gap-3 max-md:mt-2 sm:grid-cols-2 md:min-w-76 md:flex-1 md:grid-cols-[7fr_6fr] lg:ml-auto lg:max-w-96">
        <CountedSelect
          name="language"
          label={results.language}
          chosen={values.language ?? ''}
          any={results.anyLanguage}
          names={LANGUAGE_NAMES}
          words={languageName}
          counts={
            counts && LANGUAGE_NAMES.map((name) => ({ name, count: counts.languages[name] ?? 0 }))
          }
        />
        <CountedSelect
          name="priceUpTo"
          label={results.price}
          chosen={values.priceUpTo ?? ''}
          any={results.anyPrice}
          names={PRICES}
          counts={counts && PRICES.map((name, at) => ({ name, count: counts.prices[at] ?? 0 }))}
          words={(price) => factFilterWords('priceUpTo', price)!}
        />
      </div>
    </div>
  );
}
