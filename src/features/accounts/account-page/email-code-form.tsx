import { account, codes } from '#messages';
import { useState } from 'react';
import { useSecondsUntil, CodeSentTo, EmailCodeField, ResendLabel } from '../email-code-field.tsx';
import type { PendingEmail } from '../pending-email.server.ts';
import { AccountButton, AccountForm, useFormAround } from './account-form.tsx';
import type { AccountIntent } from './account.rules.ts';

interface EmailCodeFormProps {
  pending: PendingEmail;
  intents: Readonly<Record<'confirm' | 'cancel' | 'resend', AccountIntent>>;
}

/** The six digits that were mailed to an address. Give it a new `key` for each code. */
export function EmailCodeForm({ pending, intents }: EmailCodeFormProps) {
  const { errors } = useFormAround();
  const [resendFrom] = useState(() => Date.now() + pending.resendInSeconds * 1000);
  const wait = useSecondsUntil(resendFrom);
  return (
    <AccountForm>
      <p className="text-ink-2">
        <CodeSentTo email={pending.email} />
      </p>
      <EmailCodeField error={errors.code} fieldClass="sm:max-w-72" />
      <div className="flex flex-wrap gap-3">
        <AccountButton
          intent={intents.confirm}
          busyLabel={account.confirming}
          className="max-sm:flex-1"
        >
          {account.confirm}
        </AccountButton>
        <AccountButton intent={intents.cancel} variant="secondary" className="max-sm:flex-1">
          {codes.cancel}
        </AccountButton>
        <AccountButton
          intent={intents.resend}
          variant="quiet"
          busyLabel={account.sending}
          disabled={wait > 0}
          className="max-sm:w-full"
        >
          <ResendLabel wait={wait} />
        </AccountButton>
      </div>
    </AccountForm>
  );
}
