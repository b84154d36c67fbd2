import { Day } from '#features/profile-page/day.tsx';
import { Button } from '#ui/button.tsx';
import { dashboard } from '#messages';
import { useState } from 'react';
import { callConfirm } from '../save/save-calls.ts';

interface ConfirmCardProps {
  slug: string;
  confirmedOn: string;
  onConfirmed: (day: string) => void;
}

/** Visitors trust what was confirmed lately; saving confirms too. */
export function ConfirmCard({ slug, confirmedOn, onConfirmed }: ConfirmCardProps) {
  const { busy, confirmed, refusal, confirm } = useConfirm(slug, onConfirmed);
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
            confirmed
              ? 'text-small font-medium text-success not-empty:mt-2'
              : 'text-small font-medium text-danger not-empty:mt-2'
          }
        >
          {confirmed ? dashboard.thanks : refusal}
        </p>
      </div>
    </section>
  );
}

/** "My details are still right", said with one press: whether it is on its way, and what came of it. */
export function useConfirm(slug: string, onConfirmed: (day: string) => void) {
  const [busy, setBusy] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    const answer = await callConfirm(slug).catch(() => ({ refusal: dashboard.notConfirmed }));
    if ('day' in answer) onConfirmed(answer.day);
    setConfirmed('day' in answer);
    setRefusal('day' in answer ? null : answer.refusal);
    setBusy(false);
  };
  return { busy, confirmed, refusal, confirm };
}
