import { DELETE_CONFIRMATION } from '#features/accounts/delete-account.rules.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
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
      {({ error, start }) => (
        <>
          <Field label="Why" hint="The owner reads this." error={error('reason')} required>
            <TextArea name="reason" maxLength={ACCOUNT_REASON_MAX} defaultValue={start('reason')} />
          </Field>
          <DeskButton variant="danger" className="justify-self-start">
            Suspend the account
          </DeskButton>
        </>
      )}
    </DisclosedForm>
  );
}

function Delete({ email }: { email: string }) {
  return (
    <DisclosedForm label="Delete" intent="delete">
      {({ error, start }) => (
        <>
          <p>
            The profile, the pictures, the reviews and the login of{' '}
            <strong dir="auto" className="font-semibold">
              {email}
            </strong>{' '}
            go at once and for good.
          </p>
          <Field label={`Type ${DELETE_CONFIRMATION}`} error={error('confirmation')} required>
            <TextInput
              name="confirmation"
              defaultValue={start('confirmation')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
          <DeskButton variant="danger" className="justify-self-start">
            Delete the account for good
          </DeskButton>
        </>
      )}
    </DisclosedForm>
  );
}
