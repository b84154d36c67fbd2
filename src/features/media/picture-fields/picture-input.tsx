import { useEffect, useRef } from 'react';
import { CAMERA_TYPE, PICTURE_SLOTS, type PictureSlot } from '../picture.rules.ts';
import type { Incoming } from './incoming-files.ts';

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
