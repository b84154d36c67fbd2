import type { ChangeEventHandler, ReactNode } from 'react';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { Facets, Option } from '../find-facets.server.ts';
import { KeywordInput } from '../form/keyword-input.tsx';
import { KINDS } from '../kinds.ts';
import { chooseNearest, NearMe } from '../near/near-me.tsx';
import type { Values } from '../search-query.ts';
import { countEverywhere, countOf } from './facet-counts.ts';

interface FilterFieldsProps {
  kind: ProviderKind;
  /** What the fields start with. */
  values: Values;
  facets: Facets | null;
}

/** Words, category and place, each choice with the number of profiles behind it. */
export function FilterFields({ kind, values, facets }: FilterFieldsProps) {
  const { wordsField, categoryField, labels, wordsHint, anyCategory, categories } = KINDS[kind];
  const shown = [wordsField, categoryField, 'location'];
  const hidden = Object.keys(labels).filter((name) => !shown.includes(name) && values[name]);
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
      <CountedSelect
        label={labels[categoryField]}
        name={categoryField}
        chosen={values[categoryField] ?? ''}
        any={anyCategory}
        anyCount={countOf(facets?.categories)}
        names={categories}
        counts={facets?.categories}
      />
      <CountedSelect
        label={labels.location}
        name="location"
        chosen={values.location ?? ''}
        any={`All of ${COUNTRY.name}`}
        anyCount={countEverywhere(facets?.locations)}
        names={LOCATIONS}
        counts={facets?.locations}
        onChange={chooseNearest(values.location ?? '')}
      >
        <NearMe />
      </CountedSelect>
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={values[name]} />
      ))}
    </>
  );
}

interface CountedSelectProps {
  label: string | undefined;
  name: string;
  /** May be something the catalogue does not know, if the address says so. */
  chosen: string;
  /** What choosing nothing means. */
  any: string;
  anyCount: number | undefined;
  names: readonly string[];
  counts: readonly Option[] | undefined;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  /** Further choices, above the names. */
  children?: ReactNode;
}

/** A choice with the number of profiles behind each option, as soon as they are counted. */
function CountedSelect(props: CountedSelectProps) {
  const { label, name, chosen, any, anyCount, names, counts, onChange, children } = props;
  const all = chosen && !names.includes(chosen) ? [chosen, ...names] : names;
  return (
    <Field label={label}>
      <Select name={name} defaultValue={chosen} onChange={onChange}>
        <option value="">{withCount(any, anyCount)}</option>
        {children}
        {all.map((each) => (
          <option key={each} value={each}>
            {withCount(each, counts?.find((option) => option.name === each)?.count)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const withCount = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} (${count})`;
