import { useId } from 'react';
import { media } from '#messages';
import './upload-progress.css';

interface UploadProgressProps {
  /** From 0 to 1. */
  share: number;
  /** Of a file that is sent alone. */
  name?: string;
}

/** Once a form is sent, the server still has its pictures to look at. */
export function UploadProgress({ share, name }: UploadProgressProps) {
  const id = useId();
  const percent = Math.round(share * 100);
  const saving = !name && percent >= 100;
  return (
    <div className="grid gap-2">
      <p id={id} className="flex justify-between gap-4 text-small font-medium">
        <span className="min-w-0 truncate">
          {saving ? media.saving : name ? media.uploadingFile(name) : media.uploading}
        </span>
        <span className="text-ink-2 tabular-nums">{percent} %</span>
      </p>
      <progress
        aria-labelledby={id}
        max={100}
        value={saving ? undefined : percent}
        className="upload-bar"
      />
    </div>
  );
}
