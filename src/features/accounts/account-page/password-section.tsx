import { account } from '#messages';
import { useState } from 'react';
import { PasswordChecklist } from '../access/new-password-field.tsx';
import { AccountButton, AccountForm, AccountPassword } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import type { AccountView } from './describe-account.server.ts';

export function PasswordSection({ email }: AccountView) {
  const [typed, setTyped] = useState('');
  return (
    <AccountSection id="password" note={<p>{account.passwordNote}</p>}>
      <AccountForm onReset={() => setTyped('')}>
        {/* Tells password managers whose password it is. */}
        <input type="email" name="username" value={email} readOnly hidden autoComplete="username" />
        <AccountPassword name="current" label={account.currentPassword} />
        <AccountPassword
          name="next"
          label={account.newPassword}
          hint={<PasswordChecklist typed={typed} />}
          autoComplete="new-password"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <AccountButton
          intent="change-password"
          busyLabel={account.changing}
          className="sm:justify-self-start"
        >
          {account.changePassword}
        </AccountButton>
      </AccountForm>
    </AccountSection>
  );
}
