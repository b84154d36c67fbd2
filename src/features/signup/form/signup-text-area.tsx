import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useSignupField } from './use-signup-field.ts';

interface SignupTextAreaProps {
  name: string;
  label: string;
  hint: string;
  placeholder?: string;
}

/** Several lines. More than fits may be pasted and then shortened: cutting it would lose somebody's words. */
export function SignupTextArea({ name, label, hint, placeholder }: SignupTextAreaProps) {
  const { field, control, max } = useSignupField(name);
  return (
    <Field {...field} label={label} hint={hint} counter={{ max, length: control.value.length }}>
      <TextArea {...control} placeholder={placeholder} />
    </Field>
  );
}
