import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import { accountHome } from '../account-home.ts';
import { AccountButton, AccountForm, useAccountForm } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import type { AccountView } from './describe-account.server.ts';
import { EmailCodeForm } from './email-code-form.tsx';

const INTENTS = {
  confirm: 'confirm-work-email',
  cancel: 'cancel-work-email',
  resend: 'resend-work-email-code',
} as const;

/** Where visitors' messages go: to the work email once it has answered. */
export function WorkEmailSection({ kind, email: loginEmail, workEmail }: AccountView) {
  const form = useAccountForm('work-email');
  const pending = workEmail?.pending;
  return (
    <AccountSection
      id="work-email"
      message={form.message}
      note={
        workEmail ? (
          <>
            <p className="flex items-center gap-2.5 font-semibold text-ink">
              <span
                aria-hidden
                className={classes(
                  'size-3 flex-none rounded-full',
                  workEmail.confirmed ? 'bg-success' : 'bg-mango',
                )}
              />
              {workEmail.confirmed ? 'Confirmed' : 'Not confirmed yet'}
            </p>
            <p>
              {workEmail.confirmed ? (
                <>
                  Messages from visitors go to <Address>{workEmail.email}</Address>.
                </>
              ) : (
                <>
                  Your profile shows <Address>{workEmail.email}</Address>. Until you confirm that it
                  is yours, messages from visitors go to your login email,{' '}
                  <Address>{loginEmail}</Address>.
                </>
              )}
            </p>
          </>
        ) : (
          <p>
            Your profile shows no work email. Messages from visitors go to your login email,{' '}
            <Address>{loginEmail}</Address>. You can add one in{' '}
            <Link
              to={accountHome(kind)}
              className="font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              your profile
            </Link>
            .
          </p>
        )
      }
    >
      {pending && (
        <EmailCodeForm key={pending.sentAt} form={form} pending={pending} intents={INTENTS} />
      )}
      {workEmail && !workEmail.confirmed && !pending && (
        <AccountForm form={form} className="grid sm:justify-start">
          <AccountButton form={form} intent="request-work-email" busyLabel="Sending...">
            Confirm this address
          </AccountButton>
        </AccountForm>
      )}
    </AccountSection>
  );
}

function Address({ children }: { children: string }) {
  return <strong className="font-semibold break-words text-ink">{children}</strong>;
}
