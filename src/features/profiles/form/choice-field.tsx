import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { sentAs, type KeyedField } from '../fields.rules.ts';
import { useProfileForm } from './form-context.ts';
import { useField } from './use-field.ts';

export function ChoiceField({ field: described }: { field: KeyedField }) {
  const { askedBy } = useProfileForm();
  const { field, control } = useField(sentAs(askedBy, described));
  const { label, choices, autoComplete } = described;
  const spell = (choice: string) =>
    askedBy === 'signup' ? choice : choice.replaceAll(' and ', ' & ');
  return (
    <Field {...field} label={label}>
      <Select {...control} autoComplete={autoComplete}>
        <option value="">{choices?.prompt}</option>
        {choices?.of.map((choice) => (
          <option key={choice} value={choice}>
            {spell(choice)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
