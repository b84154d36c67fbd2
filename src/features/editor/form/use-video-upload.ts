import { useEffect, useRef, useState } from 'react';
import type { Editor } from '../draft/use-editor.ts';
import { uploadVideo } from './upload-video.ts';

/** A video is sent as soon as it is chosen; saving then only names its address. */
export function useVideoUpload({ apply, current }: Editor) {
  const [under, setUnder] = useState<{ name: string; share: number } | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const choose = async (file: File) => {
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    const { signal } = control;
    // What was said about the file before is old news.
    apply({ type: 'typed', name: 'videoUrl', value: current().draft.values.videoUrl! });
    apply({ type: 'uploading', now: true });
    setUnder({ name: file.name, share: 0 });
    const onProgress = (share: number) => signal.aborted || setUnder({ name: file.name, share });
    const outcome = await uploadVideo(file, { onProgress, signal });
    if (signal.aborted) return;
    if ('url' in outcome) apply({ type: 'typed', name: 'videoUrl', value: outcome.url });
    else apply({ type: 'refused', name: 'videoUrl', message: outcome.refusal });
    finish();
  };
  const finish = () => {
    setUnder(null);
    apply({ type: 'uploading', now: false });
  };

  return {
    /** What is on its way, and how far it is. */
    under,
    choose,
    cancel: () => {
      stop.current?.abort();
      finish();
    },
  };
}
