import { DELETE_CONFIRMATION } from '#features/accounts/delete-account.rules.ts';
import { DeskField } from '../desk/desk-field.tsx';
import { DeskButton, DeskForm, DisclosedForm } from '../desk/desk-form.tsx';
import { ACCOUNT_REASON_MAX } from './accounts-desk.rules.ts';
import type { AccountDeskView } from './accounts-desk.server.ts';

/** What staff can do to it. Nobody can shut themselves out. */
export function AccountActs({ account, isOwn }: Pick<AccountDeskView, 'account' | 'isOwn'>) {
  return (
    <section aria-labelledby="acts-heading" className="card grid gap-4 p-5 sm:p-6">
      <h2 id="acts-heading" className="text-subheading">
        What you can do
      </h2>
      {isOwn && <p className="text-ink-2">This is you: you can neither suspend nor delete it.</p>}
      <div className="flex flex-wrap items-start gap-3">
        <DeskForm intent="reset-code">
          <DeskButton variant="secondary">Send a code for a new password</DeskButton>
        </DeskForm>
        {!isOwn && (account.status === 'suspended' ? <Unsuspend /> : <Suspend />)}
        {!isOwn && <Delete email={account.email} />}
      </div>
    </section>
  );
}

function Unsuspend() {
  return (
    <DeskForm intent="unsuspend">
      <DeskButton variant="secondary">Open the account again</DeskButton>
    </DeskForm>
  );
}

function Suspend() {
  return (
    <DisclosedForm label="Suspend" intent="suspend">
      <DeskField
        name="reason"
        label="Why"
        hint="The owner reads this."
        lines={4}
        maxLength={ACCOUNT_REASON_MAX}
        required
      />
      <DeskButton variant="danger" className="justify-self-start">
        Suspend the account
      </DeskButton>
    </DisclosedForm>
  );
}

function Delete({ email }: { email: string }) {
  return (
    <DisclosedForm label="Delete" intent="delete">
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
      <DeskButton variant="danger" className="justify-self-start">
        Delete the account for good
      </DeskButton>
    </DisclosedForm>
  );
}
