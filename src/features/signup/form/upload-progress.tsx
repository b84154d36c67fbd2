import { useId } from 'react';

/** `share` is from 0 to 1. Once all is sent, the server still has the pictures to look at. */
export function UploadProgress({ share }: { share: number }) {
  const id = useId();
  const percent = Math.round(share * 100);
  const sent = percent >= 100;
  return (
    <div className="grid gap-2">
      <p id={id} className="flex justify-between gap-4 text-small font-medium">
        <span>{sent ? 'Saving your profile…' : 'Uploading…'}</span>
        <span className="text-ink-2 tabular-nums">{percent} %</span>
      </p>
      <progress
        aria-labelledby={id}
        max={100}
        value={sent ? undefined : percent}
        className="upload-bar"
      />
    </div>
  );
}
