import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

interface ChoiceSelectProps {
  label: string;
  name: string;
  value: string;
  /** What each choice is called; as pairs where numbers must keep their order. */
  choices: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
}

export function ChoiceSelect({ label, name, value, choices }: ChoiceSelectProps) {
  const pairs = Array.isArray(choices) ? choices : Object.entries(choices);
  return (
    <Field label={label}>
      {/* Going back changes the address, not what was chosen by hand: the key lets the list follow. */}
      <Select key={value} name={name} defaultValue={value}>
        {pairs.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
