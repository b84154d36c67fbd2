import { results } from '#messages';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Field } from '#ui/field.tsx';
import { FACT_FILTERS } from '../fact-filters.ts';
import type { Facets } from '../find-facets.server.ts';
import { KeywordInput } from '../form/keyword-input.tsx';
import { KINDS } from '../kinds.ts';
import { choosingNearest, NearMe } from '../near/near-me.tsx';
import type { Values } from '../search-query.ts';
import { CountedSelect } from './counted-select.tsx';
import { countOf } from './facet-counts.ts';

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
