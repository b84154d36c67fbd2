import { Form, useNavigation } from 'react-router';
import { PasswordInput } from '#features/accounts/access/password-input.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { SecurityIntent } from './security.rules.ts';
import type { SecurityAnswer } from './security-view.ts';

interface PasswordFormProps {
  intent: SecurityIntent;
  title: string;
  note: string;
  button: string;
  grave?: boolean;
  answer: SecurityAnswer | undefined;
}

/** A change that asks for the password once more. */
export function PasswordForm({ intent, title, note, button, grave, answer }: PasswordFormProps) {
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('intent') === intent;
  const error = answer?.intent === intent ? answer.errors?.password : undefined;
  return (
    <details open={error ? true : undefined} className="card group" data-print="off">
      <summary className="flex min-h-14 items-center justify-between gap-3 px-5 py-3 font-heading text-subheading font-bold sm:px-6">
        {title}
        <span aria-hidden className="text-ink-3 transition group-open:rotate-45">
          +
        </span>
      </summary>
      <Form method="post" noValidate className="grid gap-4 px-5 pb-5 sm:px-6 sm:pb-6">
        <input type="hidden" name="intent" value={intent} />
        <p className="text-ink-2">{note}</p>
        <Field label="Your password" error={error} required className="max-w-[24rem]">
          <PasswordInput name="password" autoComplete="current-password" busy={busy} />
        </Field>
        <Button
          type="submit"
          variant={grave ? 'danger' : 'primary'}
          disabled={state !== 'idle'}
          busy={busy}
          className="justify-self-start"
        >
          {button}
        </Button>
      </Form>
    </details>
  );
}
