import type { ComponentProps, ReactNode } from 'react';
import { AvailabilityMark } from '#features/signup/form/availability-mark.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useEditorField } from './use-editor-field.ts';

interface EditorTextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'className'> {
  name: string;
  /** A quiet word behind the label. */
  note?: string;
  hint?: ReactNode;
}

/** One line, cut at its limit. */
export function EditorTextField({ name, note, hint, ...input }: EditorTextFieldProps) {
  const { field, control, availability, caution, max } = useEditorField(name);
  return (
    <div className="relative min-w-0">
      <Field
        {...field}
        label={
          note ? (
            <>
              {field.label} <span className="font-normal text-ink-3">({note})</span>
            </>
          ) : (
            field.label
          )
        }
        hint={caution ? <span className="text-coral">{caution}</span> : hint}
      >
        <TextInput {...input} {...control} maxLength={max} />
      </Field>
      <AvailabilityMark state={availability} />
    </div>
  );
}
