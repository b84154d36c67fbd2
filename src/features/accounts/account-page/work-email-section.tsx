import { account } from '#messages';
import { Link } from 'react-router';
import { Named } from '#ui/named.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import { accountHome } from '../account-home.ts';
import { AccountButton, AccountForm } from './account-form.tsx';
import { AccountSection, StateLine } from './account-section.tsx';
import type { AccountView } from './describe-account.server.ts';
import { EmailCodeForm } from './email-code-form.tsx';

const INTENTS = {
  confirm: 'confirm-work-email',
  cancel: 'cancel-work-email',
  resend: 'resend-work-email-code',
} as const;

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
      {pending && <EmailCodeForm key={pending.sentAt} pending={pending} intents={INTENTS} />}
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
