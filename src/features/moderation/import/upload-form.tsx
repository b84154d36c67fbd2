import type { ReactNode } from 'react';
import { withLanguage } from '#platform/language.ts';
import type { ButtonVariant } from '#ui/button-style.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { DeskButton } from '../desk/desk-form.tsx';
import { FileForm } from '../desk/file-form.tsx';

interface UploadFormProps {
  to: string;
  label: string;
  hint: ReactNode;
  accept: string;
  submit: string;
  variant?: ButtonVariant;
  /** What was wrong with the file that was sent before. */
  error?: string | undefined;
}

export function UploadForm({ to, label, hint, accept, submit, variant, error }: UploadFormProps) {
  return (
    <FileForm action={withLanguage(to)} className="grid gap-4">
      <Field label={label} hint={hint} error={error} required>
        <TextInput type="file" name="file" accept={accept} />
      </Field>
      <DeskButton size="medium" variant={variant} className="justify-self-start">
        {submit}
      </DeskButton>
    </FileForm>
  );
}
