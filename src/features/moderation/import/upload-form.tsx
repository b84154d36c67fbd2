import type { ReactNode } from 'react';
import { withLanguage } from '#platform/language.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonVariant } from '#ui/button-style.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

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

/** Sent by the browser itself: a file of many megabytes passes no script, and the answer is a page. */
export function UploadForm({ to, label, hint, accept, submit, variant, error }: UploadFormProps) {
  return (
    <form
      method="post"
      action={withLanguage(to)}
      encType="multipart/form-data"
      className="grid gap-4"
    >
      <Field label={label} hint={hint} error={error} required>
        <TextInput type="file" name="file" accept={accept} />
      </Field>
      <Button type="submit" variant={variant} className="justify-self-start">
        {submit}
      </Button>
    </form>
  );
}
