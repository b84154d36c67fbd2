import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { DeskFormContext, DeskButton } from './desk-form.tsx';
import { withLanguage } from '#platform/language.ts';
import type { ButtonVariant } from '#ui/button-style.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface FileFormProps {
  action: string;
  className: string;
  children: ReactNode;
}

/**
 * Sent by the browser itself: a file of many megabytes passes no script, and the answer is a page. To press again would
 * begin anew what is on its way, until a file is looked for again, or the page comes back by Back.
 */
export function FileForm({ action, className, children }: FileFormProps) {
  const [sent, setSent] = useState(false);
  useEffect(() => {
    const again = () => setSent(false);
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);
  const submit = (event: FormEvent) => {
    if (sent) event.preventDefault();
    setSent(true);
  };
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      onSubmit={submit}
      onChange={() => setSent(false)}
      onClick={({ target }) => target instanceof HTMLInputElement && setSent(false)}
      className={className}
    >
      <DeskFormContext value={{ sent, anySent: sent, own: undefined }}>{children}</DeskFormContext>
    </form>
  );
}

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
      <DeskButton variant={variant}>{submit}</DeskButton>
    </FileForm>
  );
}
