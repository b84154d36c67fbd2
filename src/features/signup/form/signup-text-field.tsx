import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { AvailabilityMark } from './availability-mark.tsx';
import { useSignupField } from './use-signup-field.ts';

interface SignupTextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'className'> {
  name: string;
  label: string;
  hint?: ReactNode;
}

/** One line, cut at its limit. */
export function SignupTextField({ name, label, hint, ...input }: SignupTextFieldProps) {
  const { field, control, availability, caution, max } = useSignupField(name);
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
