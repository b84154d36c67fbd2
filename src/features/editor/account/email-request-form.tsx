import { PasswordInput } from '#features/accounts/access/password-input.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { AccountButton, AccountForm } from './account-form.tsx';
import type { AccountForm as Forms } from './use-account-form.ts';

export function EmailRequestForm({ form }: { form: Forms }) {
  const { errors, typed, busy } = form;
  return (
    <AccountForm form={form}>
      <Field
        label="New email"
        hint="We send a code there. Nothing changes before you enter it."
        error={errors.email}
        required
      >
        <TextInput
          type="email"
          name="email"
          defaultValue={typed?.email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="Your password" error={errors.password} required>
        <PasswordInput name="password" autoComplete="current-password" busy={busy} />
      </Field>
      <AccountButton
        form={form}
        intent="request-email"
        busyLabel="Sending..."
        className="sm:justify-self-start"
      >
        Send code
      </AccountButton>
    </AccountForm>
  );
}
