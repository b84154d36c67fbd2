import { Field } from '#ui/field.tsx';
import { EmailInput } from '#ui/email-input.tsx';
import { PasswordInput } from '../access/password-input.tsx';
import { AccountSection } from './account-section.tsx';
import type { AccountView } from './describe-account.server.ts';
import { EmailCodeForm } from './email-code-form.tsx';
import { useAccountForm, AccountButton, AccountForm, type AccountForms } from './account-form.tsx';

const INTENTS = {
  confirm: 'confirm-email',
  cancel: 'cancel-email',
  resend: 'resend-code',
} as const;

/** The new address has to answer before it takes the place of the old one. */
export function EmailSection({ email, pending }: AccountView) {
  const form = useAccountForm('email');
  return (
    <AccountSection
      id="email"
      message={form.message}
      note={
        <p>
          You sign in with{' '}
          <strong dir="auto" className="font-semibold text-ink">
            {email}
          </strong>
          . Visitors do not see this address.
        </p>
      }
    >
      {pending ? (
        <EmailCodeForm key={pending.sentAt} form={form} pending={pending} intents={INTENTS} />
      ) : (
        <EmailRequestForm form={form} />
      )}
    </AccountSection>
  );
}

function EmailRequestForm({ form }: { form: AccountForms }) {
  const { errors, typed, busy } = form;
  return (
    <AccountForm form={form}>
      <Field
        label="New email"
        hint="We send a code there. Nothing changes before you enter it."
        error={errors.email}
        required
      >
        <EmailInput defaultValue={typed?.email} />
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
