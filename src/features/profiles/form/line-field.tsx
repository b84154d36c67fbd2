import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { AvailabilityMark } from './availability-mark.tsx';
import { useField } from './use-field.ts';

interface LineFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'className'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

/** One line, cut at its limit. */
export function LineField({ name, label, hint, ...input }: LineFieldProps) {
  const { field, control, availability, caution, max } = useField(name);
  return (
    <div className="relative min-w-0">
      <Field
        {...field}
        label={label}
        hint={caution ? <span className="text-coral">{caution}</span> : hint}
      >
        <TextInput {...input} {...control} maxLength={max} />
      </Field>
      <AvailabilityMark state={availability} />
    </div>
  );
}
