import { CircleAlert, Info } from 'lucide-react';
import { media } from '#messages';
import { Button } from '#ui/button.tsx';

interface PictureMessageProps {
  id: string;
  error: string | null;
  slip: string;
  /** How many pictures stay when the error is put aside. */
  kept: number;
  onDismiss: () => void;
}

const words = 'flex min-w-0 flex-[1_1_14rem] gap-1.5 text-small font-medium wrap-anywhere';

/** An error stays until it is resolved; a slip is said once and goes with the next step. */
export function PictureMessage({ id, error, slip, kept, onDismiss }: PictureMessageProps) {
  if (!error && !slip) return null;
  const keep = kept === 1 ? media.keepOne : media.keepMany;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {error && (
        <>
          <p key={error} id={id} role="alert" className={`${words} text-danger`}>
            <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            <span className="min-w-0">{error}</span>
          </p>
          <Button variant="secondary" size="small" data-needs-script onClick={onDismiss}>
            {kept > 0 ? keep : media.dismiss}
          </Button>
        </>
      )}
      {slip && (
        <p role="alert" className={`${words} text-ink-2`}>
          <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span className="min-w-0">{slip}</span>
        </p>
      )}
    </div>
  );
}
