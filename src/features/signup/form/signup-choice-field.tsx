import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useSignupField } from './use-signup-field.ts';

interface SignupChoiceFieldProps {
  name: string;
  label: string;
  /** What stands there before anything is chosen. */
  prompt: string;
  choices: readonly string[];
  autoComplete?: string;
}

export function SignupChoiceField(props: SignupChoiceFieldProps) {
  const { name, label, prompt, choices, autoComplete } = props;
  const { field, control } = useSignupField(name);
  return (
    <Field {...field} label={label}>
      <Select {...control} autoComplete={autoComplete}>
        <option value="">{prompt}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    </Field>
  );
}
