import { SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { Field } from '#ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { Kept } from './kept-search.ts';
import { KeywordInput } from './keyword-input.tsx';
import { SearchForm } from './search-form.tsx';

interface SpecialistSearchFormProps {
  initial: Kept['values'];
}

export function SpecialistSearchForm({ initial }: SpecialistSearchFormProps) {
  return (
    <SearchForm
      kind="specialist"
      action={paths.specialists}
      label="Specialists"
      button="Search Specialists"
    >
      <ChoiceField
        label="Category"
        name="category"
        any="All categories"
        choices={SPECIALIST_CATEGORIES}
        defaultValue={initial.category}
      />
      <ChoiceField
        label="Location"
        name="location"
        any={`Anywhere in ${COUNTRY.name}`}
        choices={LOCATIONS}
        defaultValue={initial.location}
      />
      <Field label="Keywords">
        <KeywordInput
          kind="specialist"
          name="keywords"
          placeholder="Plumber, Maria, tutor …"
          defaultValue={initial.keywords}
        />
      </Field>
    </SearchForm>
  );
}
