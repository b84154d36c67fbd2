import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { SEARCH_MAX } from './desk-text.rules.ts';

interface SearchFieldProps {
  label: string;
  value: string;
  name?: string;
}

export function SearchField({ label, value, name = 'search' }: SearchFieldProps) {
  return (
    <Field label={label}>
      <TextInput
        key={value}
        type="search"
        name={name}
        defaultValue={value}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        spellCheck={false}
      />
    </Field>
  );
}
