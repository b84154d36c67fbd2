import { useState } from 'react';
import { Day } from '#features/profile-page/day.tsx';
import { Button } from '#ui/button.tsx';
import { dashboard } from '#messages';
import { callConfirm } from '../save/save-calls.ts';

interface ConfirmCardProps {
  confirmedOn: string;
  onConfirmed: (day: string) => void;
}

/** Visitors trust what was confirmed lately; saving confirms too. */
export function ConfirmCard({ confirmedOn, onConfirmed }: ConfirmCardProps) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<'thanks' | 'signedOut' | 'notConfirmed' | null>(null);
  const confirm = async () => {
    setBusy(true);
    try {
      const day = await callConfirm();
      if (day) onConfirmed(day);
      setSaid(day ? 'thanks' : 'signedOut');
    } catch {
      setSaid('notConfirmed');
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="confirm-heading" className="editor-card">
      <h2 id="confirm-heading" className="text-subheading">
        {dashboard.stillRight}
      </h2>
      <p className="mt-2 text-small text-ink-2">
        {dashboard.lastConfirmedOn}{' '}
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
          {dashboard.confirm}
        </Button>
        <p
          role="status"
          className={
            said === 'thanks'
              ? 'text-small font-medium text-success not-empty:mt-2'
              : 'text-small font-medium text-danger not-empty:mt-2'
          }
        >
          {said && dashboard[said]}
        </p>
      </div>
    </section>
  );
}
