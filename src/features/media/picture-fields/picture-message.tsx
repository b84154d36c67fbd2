import { CircleAlert, Info } from 'lucide-react';
import { Button } from '#ui/button.tsx';

interface PictureMessageProps {
  id: string;
  error: string | null;
  slip: string;
  /** How many pictures stay when the error is put aside. */
  kept: number;
  onDismiss: () => void;
}

/** An error stays until it is resolved; a slip is said once and goes with the next step. */
export function PictureMessage({ id, error, slip, kept, onDismiss }: PictureMessageProps) {
  if (!error && !slip) return null;
  const keep = kept === 1 ? 'Keep the current picture' : 'Keep the current pictures';
  return (
    <div className="picture-message">
      {error && (
        <>
          <p
            key={error}
            id={id}
            role="alert"
            className="flex gap-1.5 text-small font-medium text-danger"
          >
            <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            <span className="min-w-0">{error}</span>
          </p>
          <Button variant="secondary" size="small" data-needs-script onClick={onDismiss}>
            {kept > 0 ? keep : 'Dismiss'}
          </Button>
        </>
      )}
      {slip && (
        <p role="alert" className="flex gap-1.5 text-small font-medium text-ink-2">
          <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span className="min-w-0">{slip}</span>
        </p>
      )}
    </div>
  );
}
