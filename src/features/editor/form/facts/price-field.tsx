import { useState } from 'react';
import { readAmount } from '#features/profiles/amount.rules.ts';
import { fieldId, useProfileForm } from '#features/profiles/form/form-context.ts';
import { FACT_LABELS } from '#features/profiles/fact-words.rules.ts';
import { PRICE_UNITS, type Price } from '#features/profiles/facts.rules.ts';
import { prices } from '#messages';
import { COUNTRY } from '#platform/pack.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { editor } from '#messages';

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
