import { useState } from 'react';
import { PasswordChecklist } from '../access/password-checklist.tsx';
import { AccountButton, AccountForm, AccountPassword } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import type { AccountView } from './describe-account.server.ts';

export function PasswordSection({ email }: AccountView) {
  const [typed, setTyped] = useState('');
  return (
    <AccountSection id="password" note={<p>A new password signs out all your other devices.</p>}>
      <AccountForm onReset={() => setTyped('')}>
        {/* Tells password managers whose password it is. */}
        <input type="email" name="username" value={email} readOnly hidden autoComplete="username" />
        <AccountPassword name="current" label="Current password" />
        <AccountPassword
          name="next"
          label="New password"
          hint={<PasswordChecklist typed={typed} />}
          autoComplete="new-password"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <AccountButton
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
