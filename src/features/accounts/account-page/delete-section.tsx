import { account } from '#messages';
import { TriangleAlert } from 'lucide-react';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { DELETE_CONFIRMATION } from '../delete-account.rules.ts';
import { AccountButton, AccountForm, AccountPassword, useFormAround } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';

/** Nothing that deletes is in reach before the card is opened, and nothing is deleted by one press. */
export function DeleteSection() {
  return (
    <AccountSection
      id="delete"
      grave
      note={
        <>
          <p>{account.deleteAll}</p>
          <ul className="grid list-disc gap-1 pl-5">
            <li>{account.deleteProfile}</li>
            <li>{account.deletePictures}</li>
            <li>{account.deleteReviews}</li>
            <li>{account.deleteLogin}</li>
          </ul>
          <p>{account.pauseInstead}</p>
        </>
      }
    >
      <DeleteForm />
    </AccountSection>
  );
}

function DeleteForm() {
  const { errors, typed } = useFormAround();
  return (
    <details open={typed !== undefined} className="group">
      <summary className="flex min-h-12 items-center justify-center rounded-control border border-danger px-5 py-2.5 text-center leading-tight font-semibold text-danger transition group-open:border-control group-open:text-ink hover:bg-danger-soft group-open:hover:bg-surface-2 sm:w-fit">
        <span className="group-open:hidden">{account.wantDelete}</span>
        <span className="hidden group-open:inline">{account.keepAccount}</span>
      </summary>
      <AccountForm className="mt-5 grid gap-5">
        <p className="flex gap-3 rounded-card bg-danger-soft p-4 font-medium">
          <TriangleAlert aria-hidden className="mt-0.5 size-5.5 shrink-0 text-danger" />
          {account.cannotUndo}
        </p>
        <Field label={account.typeWord(DELETE_CONFIRMATION)} error={errors.confirmation} required>
          <TextInput
            name="confirmation"
            defaultValue={typed?.confirmation}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <AccountPassword name="password" label={account.yourPassword} />
        <AccountButton
          intent="delete-account"
          variant="danger"
          busyLabel={account.deleting}
          className="sm:justify-self-start"
        >
          {account.deleteForGood}
        </AccountButton>
      </AccountForm>
    </details>
  );
}
