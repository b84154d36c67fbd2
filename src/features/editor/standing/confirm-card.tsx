import { useState } from 'react';
import { Day } from '#features/profile-page/day.tsx';
import { Button } from '#ui/button.tsx';
import { callConfirm } from '../save/save-calls.ts';

interface ConfirmCardProps {
  confirmedOn: string;
  onConfirmed: (day: string) => void;
}

const SAID = {
  thanks: 'Thank you! Visitors see that your details are fresh.',
  signedOut: 'You are signed out. Log in again in another tab, then try again.',
  failed: 'That did not work. Check your connection and try again.',
} as const;

/** Visitors trust what was confirmed lately; saving confirms too. */
export function ConfirmCard({ confirmedOn, onConfirmed }: ConfirmCardProps) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<keyof typeof SAID | null>(null);
  const confirm = async () => {
    setBusy(true);
    try {
      const day = await callConfirm();
      if (day) onConfirmed(day);
      setSaid(day ? 'thanks' : 'signedOut');
    } catch {
      setSaid('failed');
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="confirm-heading" className="editor-card">
      <h2 id="confirm-heading" className="text-subheading">
        Is everything still right?
      </h2>
      <p className="mt-2 text-small text-ink-2">
        Visitors see when you last confirmed it:{' '}
        <span className="inline-block">
          <Day date={confirmedOn} />.
        </span>
      </p>
      <div className="mt-auto pt-3">
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          data-needs-script
          onClick={() => void confirm()}
        >
          My details are still right
        </Button>
        <p
          role="status"
          className={
            said === 'thanks'
              ? 'text-small font-medium text-success not-empty:mt-2'
              : 'text-small font-medium text-danger not-empty:mt-2'
          }
        >
          {said && SAID[said]}
        </p>
      </div>
    </section>
  );
}
