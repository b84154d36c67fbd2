import { BUSINESS_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { Field } from '#ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { Kept } from './kept-search.ts';
import { KeywordInput } from './keyword-input.tsx';
import { SearchForm } from './search-form.tsx';

interface BusinessSearchFormProps {
  initial: Kept['values'];
}

export function BusinessSearchForm({ initial }: BusinessSearchFormProps) {
  return (
    <SearchForm
      kind="business"
      action={paths.businesses}
      label="Businesses"
      button="Search Businesses"
    >
      <ChoiceField
        label="Business type"
        name="businessType"
        any="All business types"
        choices={BUSINESS_CATEGORIES}
        defaultValue={initial.businessType}
      />
      <ChoiceField
        label="Location"
        name="location"
        any={`Anywhere in ${COUNTRY.name}`}
        choices={LOCATIONS}
        defaultValue={initial.location}
      />
      <Field label="Services">
        <KeywordInput
          kind="business"
          name="services"
          placeholder="Bakery, dive trips, repairs …"
          defaultValue={initial.services}
        />
      </Field>
    </SearchForm>
  );
}
