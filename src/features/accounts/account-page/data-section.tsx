import { account, failures } from '#messages';
import { Download } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { readAnswer } from '#ui/calls.ts';
import { sayRefusal } from '#ui/say-refusal.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { Notice } from '#ui/notices.ts';
import { keepFile } from '../keep-file.ts';
import { AccountSection } from './account-section.tsx';

const PATH = '/api/account/data.zip';
const FILE = 'kanek-my-data.zip';

export function DataSection() {
  const { busy, message, download } = useDownload(PATH, FILE);
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
function useDownload(path: string, name: string) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<Notice | null>(null);

  const download = async (event: MouseEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setMessage(null);
    setMessage(await fetchFile(path, name));
    setBusy(false);
  };
  return { busy, message, download };
}

async function fetchFile(path: string, name: string): Promise<Notice> {
  try {
    const response = await fetch(path);
    if (!response.ok) {
      const refusal = sayRefusal(await readAnswer(response));
      return { tone: 'danger', text: refusal ?? failures.network };
    }
    keepFile(await response.blob(), name);
    return { tone: 'success', text: account.inDownloads(name) };
  } catch {
    return { tone: 'danger', text: failures.network };
  }
}
