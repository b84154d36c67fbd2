import { useEffect, useState } from 'react';
import { Share, X } from 'lucide-react';
import { frame, install } from '#messages';
import { BottomNotice } from '#ui/bottom-notice.tsx';
import { readOn } from '#ui/frame/focus-place.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { createStored } from '#ui/stored.ts';

/** What Chromium gives to pages that it can install. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Kept in the head of the page, for it comes before other scripts. */
    installPrompt?: InstallPrompt;
  }
  interface Navigator {
    /** Known to Safari on phones and tablets alone. */
    standalone?: boolean;
  }
}

const offered = createStored('install-offered');

/** Made once in the life of a browser, to whoever can take it. */
export default function OfferLine({ siteName }: { siteName: string }) {
  const [isOpen, setOpen] = useState(() => offered.read() === null);
  const way = useWay();
  const isShown = isOpen && way !== null;
  useEffect(() => {
    if (isShown) offered.write('yes');
  }, [isShown]);
  if (!isShown) return null;
  const close = () => {
    setOpen(false);
    readOn();
  };
  return (
    <BottomNotice label={install.label}>
      {way === 'by hand' ? (
        <p className="text-small">
          {install.tapShare(siteName)}{' '}
          <Share aria-hidden className="inline-block size-5 align-text-bottom text-accent" />{' '}
          {install.thenAdd}
        </p>
      ) : (
        <>
          <p className="text-small">{install.offer(siteName)}</p>
          <Button
            size="small"
            onClick={() => {
              void way.prompt().catch(() => {});
              close();
            }}
          >
            {install.install}
          </Button>
        </>
      )}
      <IconButton label={frame.dismiss} onClick={close} className="-mx-2">
        <X aria-hidden className="size-5" />
      </IconButton>
    </BottomNotice>
  );
}

/** How this browser installs a page; null where it does not, or has. */
function useWay(): InstallPrompt | 'by hand' | null {
  const [prompt, setPrompt] = useState(() => window.installPrompt ?? null);
  useEffect(() => {
    const stop = new AbortController();
    const take = () => setPrompt(window.installPrompt ?? null);
    addEventListener('beforeinstallprompt', take, stop);
    addEventListener('appinstalled', () => setPrompt(null), stop);
    return () => stop.abort();
  }, []);
  if (matchMedia('(display-mode: standalone)').matches) return null;
  return prompt ?? (isSafariOnPhone() ? 'by hand' : null);
}

/** Not within other applications, which show pages without the button. */
const isSafariOnPhone = (): boolean =>
  navigator.standalone === false &&
  navigator.maxTouchPoints > 0 &&
  /Safari\//.test(navigator.userAgent) &&
  !/CriOS|FxiOS|EdgiOS/.test(navigator.userAgent);
