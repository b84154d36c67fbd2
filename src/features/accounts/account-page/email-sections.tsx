import { account, codes } from '#messages';
import { Field } from '#ui/field.tsx';
import { EmailInput } from '#ui/email-input.tsx';
import { Named } from '#ui/named.tsx';
import { AccountButton, AccountForm, AccountPassword, useFormAround } from './account-form.tsx';
import { AccountSection, StateLine } from './account-section.tsx';
import type { AccountView } from './describe-account.server.ts';
import { Link } from 'react-router';
import { linkStyle } from '#ui/text-link.tsx';
import { accountHome } from '../account-home.ts';
import { useState } from 'react';
import { useSecondsUntil, CodeSentTo, EmailCodeField, ResendLabel } from '../email-code-field.tsx';
import type { PendingEmail } from '../change-email.server.ts';
import type { AccountIntent } from './account.rules.ts';

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
        <EmailCodeForm
          key={pending.sentAt}
          pending={pending}
          confirm="confirm-email"
          cancel="cancel-email"
          resend="resend-code"
        />
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

/** Where visitors' messages go: to the work email once it has answered. */
export function WorkEmailSection({ kind, email: loginEmail, workEmail }: AccountView) {
  const pending = workEmail?.pending;
  return (
    <AccountSection
      id="work-email"
      note={
        workEmail ? (
          <>
            <StateLine good={workEmail.confirmed}>
              {workEmail.confirmed ? account.confirmed : account.notConfirmed}
            </StateLine>
            <p>
              {workEmail.confirmed ? (
                <>
                  {account.messagesGoTo} <Named>{workEmail.email}</Named>.
                </>
              ) : (
                <>
                  {account.profileShows} <Named>{workEmail.email}</Named>
                  {account.untilConfirmed} <Named>{loginEmail}</Named>.
                </>
              )}
            </p>
          </>
        ) : (
          <p>
            {account.showsNone} <Named>{loginEmail}</Named>
            {account.addOneIn}{' '}
            <Link to={accountHome(kind)} className={linkStyle}>
              {account.yourProfile}
            </Link>
            .
          </p>
        )
      }
    >
      {pending && (
        <EmailCodeForm
          key={pending.sentAt}
          pending={pending}
          confirm="confirm-work-email"
          cancel="cancel-work-email"
          resend="resend-work-email-code"
        />
      )}
      {workEmail && !workEmail.confirmed && !pending && (
        <AccountForm className="grid sm:justify-start">
          <AccountButton intent="request-work-email" busyLabel={account.sending}>
            {account.confirmAddress}
          </AccountButton>
        </AccountForm>
      )}
    </AccountSection>
  );
}

type EmailCodeFormProps = Record<'confirm' | 'cancel' | 'resend', AccountIntent> & {
  pending: PendingEmail;
};

/** The six digits that were mailed to an address. Give it a new `key` for each code. */
function EmailCodeForm({ pending, confirm, cancel, resend }: EmailCodeFormProps) {
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
        <AccountButton intent={confirm} busyLabel={account.confirming} className="max-sm:flex-1">
          {account.confirm}
        </AccountButton>
        <AccountButton intent={cancel} variant="secondary" className="max-sm:flex-1">
          {codes.cancel}
        </AccountButton>
        <AccountButton
          intent={resend}
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
