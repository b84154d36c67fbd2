import { fieldId, useProfileForm, Section } from '#features/profiles/form/section.tsx';
import { FACT_LABELS } from '#features/profiles/fact-words.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { languageName, placeName } from '#platform/names.rules.ts';
import { COUNTRY, LANGUAGES } from '#platform/pack.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { editor, prices } from '#messages';
import { Chips } from './choice-group.tsx';
import { HoursField } from './hours-field.tsx';
import { Switch } from '../switch.tsx';
import { useState } from 'react';
import { readAmount } from '#features/profiles/amount.rules.ts';
import { PRICE_UNITS, type Price } from '#features/profiles/facts.rules.ts';
import { Select } from '#ui/select.tsx';

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

/** As the form keeps it: also what is no amount, until it is put right. */
type Typed = Omit<Price, 'from'> & { from: number | string };

/** An amount and what it is for; without an amount nothing is said. */
export function PriceField() {
  const { id, values, errors, type, leave } = useProfileForm();
  const price = values.price ? (JSON.parse(values.price) as Typed) : null;
  const from = price?.from ?? '';
  const [unit, setUnit] = useState<Price['per']>('hour');
  const per = price?.per ?? unit;
  const [typed, setTyped] = useState('');
  const write = (amount: Typed['from'], each: Price['per']) => {
    // An amount that is typed anew begins with none.
    setUnit(each);
    type('price', amount === '' ? '' : JSON.stringify({ from: amount, per: each }));
  };
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Field
        id={fieldId(id, 'price')}
        label={`${FACT_LABELS.price()} (${COUNTRY.currency.sign})`}
        error={errors.price}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={readAmount(typed) === from ? typed : from}
          onChange={(event) => {
            setTyped(event.target.value);
            write(readAmount(event.target.value), per);
          }}
          onBlur={() => leave('price')}
        />
      </Field>
      <Field label={editor.per}>
        <Select value={per} onChange={(event) => write(from, event.target.value as Price['per'])}>
          {PRICE_UNITS.map((each) => (
            <option key={each} value={each}>
              {prices.unit[each]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
