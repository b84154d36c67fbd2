import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

interface ChoiceFieldProps {
  label: string;
  name: string;
  /** What choosing nothing means. */
  any: string;
  choices: readonly string[];
  defaultValue?: string | undefined;
}

export function ChoiceField({ label, name, any, choices, defaultValue = '' }: ChoiceFieldProps) {
  return (
    <Field label={label}>
      <Select name={name} defaultValue={defaultValue}>
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    </Field>
  );
}
