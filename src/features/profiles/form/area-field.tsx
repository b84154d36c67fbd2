import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { KeyedField } from '../fields.rules.ts';
import { useDescribed } from './use-described.tsx';
import { useField } from './use-field.ts';

/** Several lines. More than fits may be pasted and then shortened: cutting it would lose somebody's words. */
export function AreaField({ field: described }: { field: KeyedField }) {
  const { name, label, hint, placeholder } = useDescribed(described);
  const { field, control, max } = useField(name);
  return (
    <Field {...field} label={label} hint={hint} counter={{ max, length: control.value.length }}>
      <TextArea {...control} placeholder={placeholder} />
    </Field>
  );
}
