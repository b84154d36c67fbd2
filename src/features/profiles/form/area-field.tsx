import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { sentAs, type KeyedField } from '../fields.rules.ts';
import { useProfileForm } from './form-context.ts';
import { useField } from './use-field.ts';

/** Several lines. More than fits may be pasted and then shortened: cutting it would lose somebody's words. */
export function AreaField({ field: described }: { field: KeyedField }) {
  const { askedBy } = useProfileForm();
  const { field, control, max } = useField(sentAs(askedBy, described));
  const { label, hint, placeholder } = described;
  return (
    <Field {...field} label={label} hint={hint} counter={{ max, length: control.value.length }}>
      <TextArea {...control} placeholder={askedBy === 'signup' ? placeholder : undefined} />
    </Field>
  );
}
