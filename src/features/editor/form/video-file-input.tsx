import { useRef } from 'react';
import { Upload } from 'lucide-react';
import { VIDEO_TYPES } from '#features/media/video.rules.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classes } from '#ui/classes.ts';

interface VideoFileInputProps {
  label: string;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** Looks like a button and is the browser's own file input. */
export function VideoFileInput({ label, disabled, onChoose }: VideoFileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    // Empty again, so that choosing the same file is news.
    input.current!.value = '';
    onChoose(file);
  };
  return (
    <label
      className={classes(
        buttonStyle({ variant: 'secondary', size: 'small' }),
        'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
        disabled && 'opacity-60',
      )}
    >
      <Upload aria-hidden className="size-4.5" />
      {label}
      <input
        ref={input}
        type="file"
        accept={Object.keys(VIDEO_TYPES).join(',')}
        disabled={disabled}
        onChange={choose}
        className="sr-only"
      />
    </label>
  );
}
