import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { Field } from '#ui/field.tsx';
import { KeywordInput } from '../form/keyword-input.tsx';
import type { Facets } from '../find-facets.server.ts';
import { CountedSelect } from './counted-select.tsx';
import { countEverywhere, countOf } from './counts.ts';
import type { ResultsKind, Values } from './results-kinds.ts';

interface FilterFieldsProps {
  kind: ResultsKind;
  /** What the fields start with. */
  values: Values;
  around: Facets | null;
}

/** Words, category and place, each choice with the number of profiles behind it. */
export function FilterFields({ kind, values, around }: FilterFieldsProps) {
  const { wordsField, categoryField, labels } = kind;
  const shown = [wordsField, categoryField, 'location'];
  const hidden = Object.keys(labels).filter((name) => !shown.includes(name) && values[name]);
  return (
    <>
      <Field label={labels[wordsField]}>
        <KeywordInput
          kind={kind.id}
          name={wordsField}
          placeholder={kind.wordsHint}
          defaultValue={values[wordsField]}
        />
      </Field>
      <CountedSelect
        label={labels[categoryField] ?? ''}
        name={categoryField}
        chosen={values[categoryField] ?? ''}
        any={kind.anyCategory}
        anyCount={countOf(around?.categories)}
        names={kind.categories}
        counts={around?.categories}
      />
      <CountedSelect
        label={labels.location ?? ''}
        name="location"
        chosen={values.location ?? ''}
        any="All of Belize"
        anyCount={countEverywhere(around?.locations)}
        names={LOCATIONS}
        counts={around?.locations}
      />
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={values[name]} />
      ))}
    </>
  );
}
