import { useRef, useState } from 'react';
import { Download, Share2 } from 'lucide-react';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/button.tsx';
import { showNotice } from '#ui/notices.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

const PICTURE = '/api/profile/poster.jpg';

/** The poster for those who have no printer: to keep, or to hand to WhatsApp at once. */
export function PosterPicture({ slug }: { slug: string }) {
  const file = `${slug}-poster.jpg`;
  return (
    <section aria-labelledby="picture-heading" className="grid content-start gap-3">
      <h2 id="picture-heading" className="text-subheading">
        Picture for WhatsApp
      </h2>
      <div className="flex flex-wrap gap-3">
        <a href={PICTURE} download={file} className={buttonStyle({ variant: 'secondary' })}>
          <Download aria-hidden className="size-5" />
          Download
        </a>
        <ShareFile name={file} />
      </div>
      <p className="text-small text-ink-2">For your status, your groups and your other pages.</p>
    </section>
  );
}

/** Only where the browser can hand a file to other programs. */
function ShareFile({ name }: { name: string }) {
  const canShare = useHydrated() && canShareFiles();
  const [busy, setBusy] = useState(false);
  const made = useRef<File>(null);
  if (!canShare) return null;

  const share = async () => {
    setBusy(true);
    try {
      made.current ??= await fetchPicture(name);
      await navigator.share({ files: [made.current] });
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} busyLabel="Drawing..." onClick={() => void share()}>
      <Share2 aria-hidden className="size-5" />
      Share
    </Button>
  );
}

const canShareFiles = (): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([], 'poster.jpg', { type: 'image/jpeg' })] });

async function fetchPicture(name: string): Promise<File> {
  const answer = await fetch(PICTURE);
  if (!answer.ok) throw new Error(`The picture came with status ${answer.status}.`);
  return new File([await answer.blob()], name, { type: 'image/jpeg' });
}

function tell(error: unknown): void {
  const reason = error instanceof DOMException ? error.name : '';
  // Closing the share sheet is an answer too.
  if (reason === 'AbortError') return;
  // The drawing took longer than the browser lets a tap count.
  if (reason === 'NotAllowedError')
    showNotice({ tone: 'info', text: 'Your picture is ready. Tap Share once more.' });
  else
    showNotice({ tone: 'danger', text: 'The picture could not be made. Please try again later.' });
}
