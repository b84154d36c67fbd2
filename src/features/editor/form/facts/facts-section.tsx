import { fieldId, useProfileForm } from '#features/profiles/form/form-context.ts';
import { Section } from '#features/profiles/form/section.tsx';
import { FACT_LABELS } from '#features/profiles/fact-words.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { languageName, placeName } from '#platform/names.rules.ts';
import { COUNTRY, LANGUAGES } from '#platform/pack.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { editor } from '#messages';
import { Chips } from './chips.tsx';
import { HoursField } from './hours-field.tsx';
import { PriceField } from './price-field.tsx';
import { Switch } from '../switch.tsx';

export function FactsSection() {
  const { id, values, errors, type, leave } = useProfileForm();
  return (
    <Section title={editor.facts} note={editor.factsNote}>
      <HoursField />
      <PriceField />
      <Chips
        name="languages"
        choices={Object.keys(LANGUAGES)}
        named={languageName}
        hint={editor.languagesHint}
      />
      <Chips
        name="areas"
        choices={LOCATIONS.filter((place) => place !== values.location)}
        named={placeName}
        hint={editor.areasHint}
        all={editor.allOf(COUNTRY.name)}
      />
      <Switch
        label={editor.emergency}
        hint={editor.emergencyHint}
        on={values.emergency === 'true'}
        onChange={(on) => type('emergency', on ? 'true' : '')}
      />
      <Field
        id={fieldId(id, 'since')}
        label={editor.sinceYear(FACT_LABELS.since())}
        error={errors.since}
        hint={editor.sinceHint}
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
