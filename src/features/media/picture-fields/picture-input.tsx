import { useEffect, useRef } from 'react';
import { CAMERA_TYPE, PICTURE_SLOTS, type PictureSlot } from '../picture.rules.ts';
import type { Incoming } from './incoming-files.ts';
import { CircleAlert, Info } from 'lucide-react';
import { media } from '#messages';
import { Button } from '#ui/button.tsx';

interface PictureInputProps {
  id: string;
  name: string;
  slot: PictureSlot;
  disabled: boolean;
  invalid: boolean;
  onFiles: (incoming: Incoming) => void;
}

/** The real input, out of sight while scripts run. The labels around it open it. */
export function PictureInput(props: PictureInputProps) {
  const { id, name, slot, disabled, invalid, onFiles } = props;
  const { types, maxCount } = PICTURE_SLOTS[slot];
  const ref = useRef<HTMLInputElement>(null);
  const takeChosen = () => {
    const input = ref.current;
    const files = Array.from(input?.files ?? []);
    if (!input || files.length === 0) return;
    // Empty again, so that choosing the same file is news and no form sends what was not checked.
    input.value = '';
    onFiles({ files });
  };
  // What was chosen before the scripts came.
  const takeEarly = useRef(takeChosen);
  useEffect(() => takeEarly.current(), []);

  return (
    <input
      ref={ref}
      id={id}
      name={name}
      type="file"
      accept={[...types, CAMERA_TYPE, 'image/heif', '.heic', '.heif'].join(',')}
      multiple={maxCount > 1}
      disabled={disabled}
      aria-describedby={`${invalid ? `${id}-error ` : ''}${id}-hint`}
      aria-invalid={invalid || undefined}
      onChange={takeChosen}
      className="picture-input"
    />
  );
}

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
