import type { ClipboardEvent, ComponentProps } from 'react';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { CODE_LENGTH } from './email-code.rules.ts';

interface EmailCodeFieldProps extends ComponentProps<typeof TextInput> {
  error: string | undefined;
  fieldClass?: string;
}

/** For the six digits that were mailed. Give it a new `key` for each code: the new one takes the place of the old. */
export function EmailCodeField({ error, fieldClass, ...input }: EmailCodeFieldProps) {
  return (
    <Field
      label="Verification code"
      hint={`Enter ${CODE_LENGTH}-digit code`}
      error={error}
      required
      className={fieldClass}
    >
      <TextInput
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        onPaste={pasteDigits}
        data-first
        className="font-heading text-lead font-bold tracking-[0.3em] tabular-nums"
        {...input}
      />
    </Field>
  );
}

/** A code copied as "123 456" is longer than the field. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  const digits = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, CODE_LENGTH);
  if (!digits) return;
  event.preventDefault();
  event.currentTarget.value = digits;
}
