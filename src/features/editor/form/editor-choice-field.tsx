import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useEditorField } from './use-editor-field.ts';

interface EditorChoiceFieldProps {
  name: string;
  /** What stands there when nothing is chosen. */
  prompt: string;
  choices: readonly string[];
  autoComplete?: string;
}

export function EditorChoiceField({ name, prompt, choices, autoComplete }: EditorChoiceFieldProps) {
  const { field, control } = useEditorField(name);
  return (
    <Field {...field}>
      <Select {...control} autoComplete={autoComplete}>
        <option value="">{prompt}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice.replaceAll(' and ', ' & ')}
          </option>
        ))}
      </Select>
    </Field>
  );
}
