import { Day } from '#features/profile-page/day.tsx';
import { Button } from '#ui/button.tsx';
import { dashboard } from '#messages';
import { useConfirm } from './use-confirm.ts';

interface ConfirmCardProps {
  confirmedOn: string;
  onConfirmed: (day: string) => void;
}

/** Visitors trust what was confirmed lately; saving confirms too. */
export function ConfirmCard({ confirmedOn, onConfirmed }: ConfirmCardProps) {
  const { busy, said, confirm } = useConfirm(onConfirmed);
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
