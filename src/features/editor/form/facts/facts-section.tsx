import { fieldId, useProfileForm } from '#features/profiles/form/form-context.ts';
import { Section } from '#features/profiles/form/section.tsx';
import { FACT_LABELS } from '#features/profiles/facts.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { languageName, placeName } from '#platform/names.rules.ts';
import { COUNTRY, LANGUAGES } from '#platform/pack.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Chips } from './chips.tsx';
import { HoursField } from './hours-field.tsx';
import { PriceField } from './price-field.tsx';
import { Switch } from '../switch.tsx';

export function FactsSection() {
  const { id, values, errors, type, leave } = useProfileForm();
  return (
    <Section title="Facts" note="What people want to know before they call. All of it is optional.">
      <HoursField />
      <PriceField />
      <Chips
        name="languages"
        choices={Object.keys(LANGUAGES)}
        named={languageName}
        hint="What you speak with customers."
      />
      <Chips
        name="areas"
        choices={LOCATIONS.filter((place) => place !== values.location)}
        named={placeName}
        hint="Where you go besides your own place."
        all={`All of ${COUNTRY.name}`}
      />
      <Switch
        label="Emergency calls"
        hint="Customers may call at any hour when it cannot wait."
        on={values.emergency === 'true'}
        onChange={(on) => type('emergency', on ? 'true' : '')}
      />
      <Field
        id={fieldId(id, 'since')}
        label={`${FACT_LABELS.since} (year)`}
        error={errors.since}
        hint="When you started, such as 2009."
      >
        <TextInput
          name="since"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          className="max-w-40"
          value={values.since ?? ''}
          onChange={(event) => type('since', event.target.value.replace(/\D/g, ''))}
          onBlur={() => leave('since')}
        />
      </Field>
    </Section>
  );
}
