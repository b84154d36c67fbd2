import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { PasswordChecklist } from '../access/password-checklist.tsx';
import { PasswordInput } from '../access/password-input.tsx';
import { AccountButton, AccountForm, useAccountForm } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import type { AccountView } from './describe-account.server.ts';

export function PasswordSection({ email }: AccountView) {
  const form = useAccountForm('password');
  const { errors, busy } = form;
  const [typed, setTyped] = useState('');
  return (
    <AccountSection
      id="password"
      message={form.message}
      note={<p>A new password signs out all your other devices.</p>}
    >
      <AccountForm form={form} onReset={() => setTyped('')}>
        {/* Tells password managers whose password it is. */}
        <input type="email" name="username" value={email} readOnly hidden autoComplete="username" />
        <Field label="Current password" error={errors.current} required>
          <PasswordInput name="current" autoComplete="current-password" busy={busy} />
        </Field>
        <Field
          label="New password"
          hint={<PasswordChecklist typed={typed} />}
          error={errors.next}
          required
        >
          <PasswordInput
            name="next"
            autoComplete="new-password"
            busy={busy}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <AccountButton
          form={form}
          intent="change-password"
          busyLabel="Changing..."
          className="sm:justify-self-start"
        >
          Change password
        </AccountButton>
      </AccountForm>
    </AccountSection>
  );
}
