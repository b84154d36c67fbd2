import { Download } from 'lucide-react';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { AccountSection } from './account-section.tsx';
import { useDownload } from './use-download.ts';

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
          <p>Everything we keep about you, in one zip file:</p>
          <ul className="grid list-disc gap-1 pl-5">
            <li>Your account and your devices</li>
            <li>Your profile with its earlier versions, and the reviews about it</li>
            <li>Your pictures and your video as files</li>
          </ul>
          <p>The texts are in kanek.json, which any text editor opens.</p>
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
        {busy ? 'Preparing...' : 'Download my data'}
      </a>
    </AccountSection>
  );
}
