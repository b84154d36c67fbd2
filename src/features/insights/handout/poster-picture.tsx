import { useRef, useState, type MouseEvent } from 'react';
import { Download, Share2 } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { keepFile } from '#features/accounts/keep-file.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/button.tsx';
import { showNotice } from '#ui/notices.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { withLanguage } from '#platform/language.ts';
import { handout } from '#messages';

const PICTURE = '/api/profile/poster.jpg';
const NOT_SIGNED_IN = 401;

/** The poster for those who have no printer: to keep, or to hand to WhatsApp at once. */
export function PosterPicture({ slug }: { slug: string }) {
  const canShare = useHydrated() && canShareFiles();
  const { busy, keep, share } = usePicture(`${slug}-poster.jpg`);
  return (
    <section aria-labelledby="picture-heading" className="grid content-start gap-3">
      <h2 id="picture-heading" className="text-subheading">
        {handout.picture}
      </h2>
      <div className="flex flex-wrap gap-3">
        <a
          href={withLanguage(PICTURE)}
          onClick={keep}
          aria-disabled={busy !== null || undefined}
          className={buttonStyle({ variant: 'secondary' })}
        >
          {busy === 'keep' ? <Spinner /> : <Download aria-hidden className="size-5" />}
          {busy === 'keep' ? handout.drawing : handout.download}
        </a>
        {canShare && (
          <Button busy={busy === 'share'} busyLabel={handout.drawing} onClick={share}>
            <Share2 aria-hidden className="size-5" />
            {handout.share}
          </Button>
        )}
      </div>
      <p className="text-small text-ink-2">{handout.pictureNote}</p>
    </section>
  );
}

/** Drawn at the first tap; whatever goes wrong is said here, and not by the browser on a page of its own. */
function usePicture(name: string) {
  const [busy, setBusy] = useState<'keep' | 'share' | null>(null);
  const made = useRef<File>(null);
  const { revalidate } = useRevalidator();

  const hand = async (event: MouseEvent, how: 'keep' | 'share') => {
    event.preventDefault();
    if (busy) return;
    setBusy(how);
    try {
      if (!made.current) {
        const answer = await fetch(withLanguage(PICTURE));
        // The page itself leads to the login, and back.
        if (answer.status === NOT_SIGNED_IN) return await revalidate();
        if (!answer.ok) throw new Error(`The picture came with status ${answer.status}.`);
        made.current = new File([await answer.blob()], name, { type: 'image/jpeg' });
      }
      if (how === 'share') await navigator.share({ files: [made.current] });
      else keepFile(made.current, name);
    } catch (error) {
      tell(error);
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    keep: (event: MouseEvent) => void hand(event, 'keep'),
    share: (event: MouseEvent) => void hand(event, 'share'),
  };
}

const canShareFiles = (): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([], 'poster.jpg', { type: 'image/jpeg' })] });

function tell(error: unknown): void {
  const reason = error instanceof DOMException ? error.name : '';
  // Closing the share sheet is an answer too.
  if (reason === 'AbortError') return;
  // The drawing took longer than the browser lets a tap count.
  if (reason === 'NotAllowedError') showNotice({ tone: 'info', text: handout.pictureReady });
  else showNotice({ tone: 'danger', text: handout.pictureFailed });
}
