import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { frame, signup } from '#messages';
import { LiveMessage } from '#features/accounts/access/live-message.tsx';
import { MINIMUM_AGE } from '#features/accounts/password.rules.ts';
import { UploadProgress } from '#features/media/upload-progress.tsx';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { SubmitMessage } from './use-signup-submit.ts';

interface SubmitAreaProps {
  label: string;
  busy: boolean;
  told: SubmitMessage | null;
  progress: number | null;
  /** What staff are told in place of what owners agree to. */
  note: ReactNode;
}

export function SubmitArea({ label, busy, told, progress, note }: SubmitAreaProps) {
  // Where scripts are turned off, the key that sends a form would send it to nobody.
  const ready = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  // A button that was disabled has lost the focus.
  useEffect(() => {
    if (told) button.current?.focus();
  }, [told]);
  return (
    <div className="signup-submit grid gap-x-16 border-t border-line py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:py-14">
      <div className="grid gap-5 lg:col-start-2">
        <p className="text-ink-2">{note ?? <Agreement />}</p>
        {/* Out of sight until there is an answer, which is read out also where it is the same again. */}
        <div className={busy ? 'contents *:invisible' : 'contents'}>
          <LiveMessage message={told} />
        </div>
        {progress !== null && <UploadProgress share={progress} />}
        <div>
          <Button
            ref={button}
            type="submit"
            data-needs-script
            disabled={!ready}
            size="large"
            className="w-full sm:w-auto sm:min-w-64"
            busy={busy}
            busyLabel={signup.submitting}
          >
            {label}
          </Button>
        </div>
        <noscript>
          <p className="rounded-card bg-surface-2 px-4 py-3.5">{signup.needsScript}</p>
        </noscript>
      </div>
    </div>
  );
}

function Agreement() {
  return (
    <>
      {signup.agree(MINIMUM_AGE)} <TermsLink /> {signup.andOur}{' '}
      <Link to={paths.privacy} className={linkStyle}>
        {frame.privacy}
      </Link>
      .
    </>
  );
}

const LEAVE_AFTER_MS = 300;

/** To the terms by way of the top of the page. */
function TermsLink() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate(paths.terms), LEAVE_AFTER_MS);
  };

  return (
    <Link to={paths.terms} onClick={leave} className={linkStyle}>
      {frame.terms}
    </Link>
  );
}
