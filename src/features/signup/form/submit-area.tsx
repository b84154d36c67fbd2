import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { MINIMUM_AGE } from '#features/accounts/password.rules.ts';
import { paths } from '#platform/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TermsLink } from './terms-link.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { Told } from './use-signup-submit.ts';

interface SubmitAreaProps {
  label: string;
  /** False until scripts have arrived: a form sent before that would reach nobody. */
  ready: boolean;
  busy: boolean;
  /** A word that is not about one field. */
  told: Told | null;
  progress: number | null;
}

const link = 'font-medium text-accent underline underline-offset-4 hover:text-accent-strong';

export function SubmitArea({ label, ready, busy, told, progress }: SubmitAreaProps) {
  const button = useRef<HTMLButtonElement>(null);
  // A button that was disabled has lost the focus.
  useEffect(() => {
    if (told) button.current?.focus();
  }, [told]);
  return (
    <div className="grid gap-x-16 border-t border-line py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:py-14">
      <div className="grid gap-5 lg:col-start-2">
        <p className="text-ink-2">
          By signing up you say that you are at least {MINIMUM_AGE} years old and accept our{' '}
          <TermsLink className={link}>Terms of Service</TermsLink> and our{' '}
          <Link to={paths.privacy} className={link}>
            Privacy Policy
          </Link>
          .
        </p>
        {told && <Alert tone={told.tone}>{told.text}</Alert>}
        {progress !== null && <UploadProgress share={progress} />}
        <div data-needs-script>
          <Button
            ref={button}
            type="submit"
            size="large"
            className="w-full sm:w-auto sm:min-w-64"
            disabled={!ready}
            busy={busy}
            busyLabel="Submitting..."
          >
            {label}
          </Button>
        </div>
        <noscript>
          <p className="rounded-card bg-surface-2 px-4 py-3.5">
            Signing up needs JavaScript: please switch it on and load this page again.
          </p>
        </noscript>
      </div>
    </div>
  );
}
