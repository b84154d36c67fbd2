import { account } from '#messages';
import { Field } from '#ui/field.tsx';
import { EmailInput } from '#ui/email-input.tsx';
import { Named } from '#ui/named.tsx';
import { AccountButton, AccountForm, AccountPassword, useFormAround } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import type { AccountView } from './describe-account.server.ts';
import { EmailCodeForm } from './email-code-form.tsx';

const INTENTS = {
  confirm: 'confirm-email',
  cancel: 'cancel-email',
  resend: 'resend-code',
} as const;

/** The new address has to answer before it takes the place of the old one. */
export function EmailSection({ email, pending }: AccountView) {
  return (
    <AccountSection
      id="email"
      note={
        <p>
          {account.signInBefore} <Named>{email}</Named>
          {account.signInAfter}
        </p>
      }
    >
      {pending ? (
        <EmailCodeForm key={pending.sentAt} pending={pending} intents={INTENTS} />
      ) : (
        <EmailRequestForm />
      )}
    </AccountSection>
  );
}

function EmailRequestForm() {
  const { errors, typed } = useFormAround();
  return (
    <AccountForm>
      <Field label={account.newEmail} hint={account.newEmailHint} error={errors.email} required>
        <EmailInput defaultValue={typed?.email} />
      </Field>
      <AccountPassword name="password" label={account.yourPassword} />
      <AccountButton
        intent="request-email"
        busyLabel={account.sending}
        className="sm:justify-self-start"
      >
        {account.sendCode}
      </AccountButton>
    </AccountForm>
  );
}
