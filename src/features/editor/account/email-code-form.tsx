import { useState } from 'react';
import { useSecondsUntil } from '#features/accounts/access/use-seconds-until.ts';
import { EmailCodeField } from '#features/accounts/email-code-field.tsx';
import { CODE_LENGTH, CODE_MINUTES } from '#features/accounts/email-code.rules.ts';
import { AccountButton, AccountForm } from './account-form.tsx';
import type { PendingEmail } from './account-view.ts';
import type { AccountForm as Forms } from './use-account-form.ts';

interface EmailCodeFormProps {
  form: Forms;
  pending: PendingEmail;
}

/** The six digits that were mailed to the new address. Give it a new `key` for each code. */
export function EmailCodeForm({ form, pending }: EmailCodeFormProps) {
  const [resendFrom] = useState(() => Date.now() + pending.resendInSeconds * 1000);
  const wait = useSecondsUntil(resendFrom);

  return (
    <AccountForm form={form}>
      <p className="text-ink-2">
        We sent a {CODE_LENGTH}-digit code to{' '}
        <strong dir="auto" className="font-semibold text-ink">
          {pending.email}
        </strong>
        . It is good for {CODE_MINUTES} minutes.
      </p>
      <EmailCodeField error={form.errors.code} fieldClass="sm:max-w-72" />
      <div className="flex flex-wrap gap-3">
        <AccountButton
          form={form}
          intent="confirm-email"
          busyLabel="Confirming..."
          className="max-sm:flex-1"
        >
          Confirm
        </AccountButton>
        <AccountButton
          form={form}
          intent="cancel-email"
          variant="secondary"
          className="max-sm:flex-1"
        >
          Cancel
        </AccountButton>
        <AccountButton
          form={form}
          intent="resend-code"
          variant="quiet"
          busyLabel="Sending..."
          disabled={wait > 0}
          className="max-sm:w-full"
        >
          {wait > 0 ? (
            <span className="tabular-nums">Send a new code in {wait} s</span>
          ) : (
            'Send a new code'
          )}
        </AccountButton>
      </div>
    </AccountForm>
  );
}
