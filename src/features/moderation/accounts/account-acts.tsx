import { DELETE_CONFIRMATION } from '#features/accounts/delete-account.rules.ts';
import { DeskCard } from '../desk/desk-heading.tsx';
import { DeskField } from '../desk/desk-field.tsx';
import { ActButton, DisclosedForm } from '../desk/desk-form.tsx';
import { ACCOUNT_REASON_MAX } from './accounts-desk.rules.ts';
import type { AccountDeskView } from './accounts-desk.server.ts';

/** What staff can do to it. Nobody can shut themselves out. */
export function AccountActs({ account, isOwn }: Pick<AccountDeskView, 'account' | 'isOwn'>) {
  return (
    <DeskCard title="What you can do">
      {isOwn && <p className="text-ink-2">This is you: you can neither suspend nor delete it.</p>}
      <div className="flex flex-wrap items-start gap-3">
        <ActButton intent="reset-code">Send a code for a new password</ActButton>
        {!isOwn && (account.status === 'suspended' ? <Unsuspend /> : <Suspend />)}
        {!isOwn && <Delete email={account.email} />}
      </div>
    </DeskCard>
  );
}

function Unsuspend() {
  return <ActButton intent="unsuspend">Open the account again</ActButton>;
}

function Suspend() {
  return (
    <DisclosedForm submit="Suspend the account" danger label="Suspend" intent="suspend">
      <DeskField
        name="reason"
        label="Why"
        hint="The owner reads this."
        lines={4}
        maxLength={ACCOUNT_REASON_MAX}
        required
      />
    </DisclosedForm>
  );
}

function Delete({ email }: { email: string }) {
  return (
    <DisclosedForm submit="Delete the account for good" danger label="Delete" intent="delete">
      <p>
        The profile, the pictures, the reviews and the login of{' '}
        <strong dir="auto" className="font-semibold">
          {email}
        </strong>{' '}
        go at once and for good.
      </p>
      <DeskField
        name="confirmation"
        label={`Type ${DELETE_CONFIRMATION}`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
    </DisclosedForm>
  );
}
