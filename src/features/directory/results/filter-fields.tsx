import type { ComponentProps } from 'react';
import { results } from '#messages';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { categoryName, placeName, languageName } from '#platform/names.rules.ts';
import { COUNTRY, LANGUAGES } from '#platform/pack.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Field } from '#ui/field.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { FACT_FILTERS, factFilterWords, PRICE_STEPS } from '../fact-filters.ts';
import type { Facets, Option } from '../find-facets.server.ts';
import { KeywordInput } from '../form/keyword-input.tsx';
import { KINDS } from '../kinds.ts';
import { choosingNearest, NearMe } from '../near/near-me.tsx';
import type { Values } from '../search-query.ts';
import { countOf } from './results-outcome.ts';

interface FilterFieldsProps {
  kind: ProviderKind;
  /** What the fields start with. */
  values: Values;
  facets: Facets | null;
}

/** Words, category and place, each choice with the number of profiles behind it. */
export function FilterFields({ kind, values, facets }: FilterFieldsProps) {
  const { fields, wordsField, categoryField, labels, wordsHint, anyCategory, categories } =
    KINDS[kind];
  const shown: string[] = [wordsField, categoryField, 'location', ...FACT_FILTERS];
  const hidden = fields.filter((name) => !shown.includes(name) && values[name]);
  return (
    <>
      <Field label={labels[wordsField]}>
        <KeywordInput
          kind={kind}
          name={wordsField}
          placeholder={wordsHint}
          defaultValue={values[wordsField]}
        />
      </Field>
      <Field label={labels[categoryField]}>
        <CountedSelect
          name={categoryField}
          chosen={values[categoryField] ?? ''}
          any={anyCategory}
          anyCount={countOf(facets?.categories)}
          names={categories}
          words={categoryName}
          counts={facets?.categories}
        />
      </Field>
      <Field label={labels.location}>
        <CountedSelect
          name="location"
          chosen={values.location ?? ''}
          any={results.allOf(COUNTRY.name)}
          anyCount={facets?.everywhere}
          names={LOCATIONS}
          words={placeName}
          counts={facets?.locations}
          {...choosingNearest}
        >
          <NearMe />
        </CountedSelect>
      </Field>
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={values[name]} />
      ))}
    </>
  );
}

const LANGUAGE_NAMES = Object.keys(LANGUAGES);
const PRICES = PRICE_STEPS.map(String);
const BOXES = [
  ['open', 'now'],
  ['emergency', 'yes'],
] as const;

/** Hours, emergencies, languages and prices, each choice with the number of profiles behind it. */
export function FactFields({ values, facets }: { values: Values; facets: Facets | null }) {
  const counts = facets?.facts ?? undefined;
  return (
    <div className="col-span-full grid gap-x-4 gap-y-2 md:flex lg:gap-x-6 md:flex-wrap md:items-center md:border-t md:border-line md:pt-3">
      {BOXES.map(([name, value]) => (
        <Checkbox
          key={name}
          name={name}
          value={value}
          defaultChecked={values[name] === value}
          label={withCount(factFilterWords(name, value)!, counts?.[name])}
        />
      ))}
      <div className="grid gap-3 max-md:mt-2 sm:grid-cols-2 md:min-w-76 md:flex-1 md:grid-cols-[7fr_6fr] lg:ml-auto lg:max-w-96">
        <CountedSelect
          name="language"
          aria-label={results.language}
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
          aria-label={results.price}
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

interface CountedSelectProps extends ComponentProps<typeof Select> {
  /** May be something the catalogue does not know, if the address says so. */
  chosen: string;
  /** What choosing nothing means. */
  any: string;
  anyCount?: number | undefined;
  names: readonly string[];
  counts: readonly Option[] | undefined;
  /** How a name is shown. */
  words: (name: string) => string;
}

/** A choice with the number of profiles behind each option, as soon as they are counted; further ones stand above. */
function CountedSelect(props: CountedSelectProps) {
  const { chosen, any, anyCount, names, counts, words, children, ...select } = props;
  const all = chosen && !names.includes(chosen) ? [chosen, ...names] : names;
  return (
    <Select {...select} defaultValue={chosen}>
      <option value="">{withCount(any, anyCount)}</option>
      {children}
      {all.map((each) => (
        <option key={each} value={each}>
          {withCount(words(each), counts?.find((option) => option.name === each)?.count)}
        </option>
      ))}
    </Select>
  );
}

const withCount = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} (${count})`;
