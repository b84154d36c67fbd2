import { account, failures } from '#messages';
import { Download, TriangleAlert } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { readAnswer } from '#ui/calls.ts';
import { sayRefusal } from '#ui/say-refusal.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { Notice } from '#ui/notices.ts';
import { keepFile } from '../keep-file.ts';
import { AccountSection } from './account-section.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { DELETE_CONFIRMATION } from './account.rules.ts';
import { AccountButton, AccountForm, AccountPassword, useFormAround } from './account-form.tsx';

const PATH = '/api/account/data.zip';
const FILE = 'kanek-my-data.zip';

export function DataSection() {
  const { busy, message, download } = useDownload();
  return (
    <AccountSection
      id="data"
      message={message}
      note={
        <>
          <p>{account.dataAll}</p>
          <ul className="grid list-disc gap-1 pl-5">
            <li>{account.dataAccount}</li>
            <li>{account.dataProfile}</li>
            <li>{account.dataFiles}</li>
          </ul>
          <p>{account.dataNote}</p>
        </>
      }
    >
      <a
        href={PATH}
        onClick={(event) => void download(event)}
        aria-disabled={busy || undefined}
        className={`${buttonStyle({ variant: 'secondary' })} sm:self-start`}
      >
        {busy ? <Spinner /> : <Download aria-hidden className="size-5" />}
        {busy ? account.preparing : account.downloadData}
      </a>
    </AccountSection>
  );
}

/** Fetches a file and hands it to the browser to keep, so that a refusal can be told on the page. */
function useDownload() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<Notice | null>(null);

  const download = async (event: MouseEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setMessage(null);
    setMessage(await fetchFile());
    setBusy(false);
  };
  return { busy, message, download };
}

async function fetchFile(): Promise<Notice> {
  try {
    const response = await fetch(PATH);
    if (!response.ok) {
      const refusal = sayRefusal(await readAnswer(response));
      return { tone: 'danger', text: refusal ?? failures.network };
    }
    keepFile(await response.blob(), FILE);
    return { tone: 'success', text: account.inDownloads(FILE) };
  } catch {
    return { tone: 'danger', text: failures.network };
  }
}

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
