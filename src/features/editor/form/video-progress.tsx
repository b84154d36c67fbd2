import { useId } from 'react';
import { Button } from '#ui/button.tsx';

interface VideoProgressProps {
  name: string;
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
}

export function VideoProgress({ name, share, onCancel }: VideoProgressProps) {
  const id = useId();
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-2">
      <p id={id} className="flex justify-between gap-4 text-small font-medium">
        <span className="min-w-0 truncate">Uploading {name}</span>
        <span className="text-ink-2 tabular-nums">{percent} %</span>
      </p>
      <progress aria-labelledby={id} max={100} value={percent} className="upload-bar" />
      <Button variant="secondary" size="small" className="justify-self-start" onClick={onCancel}>
        Cancel the upload
      </Button>
    </div>
  );
}
