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
          You sign in with <Named>{email}</Named>. Visitors do not see this address.
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
      <Field
        label="New email"
        hint="We send a code there. Nothing changes before you enter it."
        error={errors.email}
        required
      >
        <EmailInput defaultValue={typed?.email} />
      </Field>
      <AccountPassword name="password" label="Your password" />
      <AccountButton
        intent="request-email"
        busyLabel="Sending..."
        className="sm:justify-self-start"
      >
        Send code
      </AccountButton>
    </AccountForm>
  );
}
