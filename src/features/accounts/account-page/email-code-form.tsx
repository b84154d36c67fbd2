import { useState } from 'react';
import { useSecondsUntil } from '../access/use-seconds-until.ts';
import { EmailCodeField } from '../email-code-field.tsx';
import { CODE_LENGTH, CODE_MINUTES } from '../email-code.rules.ts';
import type { PendingEmail } from '../pending-email.server.ts';
import { AccountButton, AccountForm, type AccountForms } from './account-form.tsx';
import type { AccountIntent } from './account.rules.ts';

interface EmailCodeFormProps {
  form: AccountForms;
  pending: PendingEmail;
  intents: Readonly<Record<'confirm' | 'cancel' | 'resend', AccountIntent>>;
}

/** The six digits that were mailed to an address. Give it a new `key` for each code. */
export function EmailCodeForm({ form, pending, intents }: EmailCodeFormProps) {
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
          intent={intents.confirm}
          busyLabel="Confirming..."
          className="max-sm:flex-1"
        >
          Confirm
        </AccountButton>
        <AccountButton
          form={form}
          intent={intents.cancel}
          variant="secondary"
          className="max-sm:flex-1"
        >
          Cancel
        </AccountButton>
        <AccountButton
          form={form}
          intent={intents.resend}
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
