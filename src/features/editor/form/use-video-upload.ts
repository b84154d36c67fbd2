import { useEffect, useRef, useState } from 'react';
import { checkVideoFile } from '#features/media/video.rules.ts';
import { sendWithProgress } from '#ui/calls.ts';
import { sayRefusal } from '#ui/say-refusal.ts';
import type { Editor } from '../draft/editor-store.ts';
import { editor as words } from '#messages';

const NOT_SIGNED_IN = 401;

/** A video is sent as soon as it is chosen; saving then only names its address. */
export function useVideoUpload({ change, current, type, refuse }: Editor) {
  const [under, setUnder] = useState<{ name: string; share: number } | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const choose = async (file: File) => {
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    const { signal } = control;
    // What was said about the file before is old news.
    type('videoUrl', current().values.videoUrl!);
    change({ uploading: true });
    setUnder({ name: file.name, share: 0 });
    const onProgress = (share: number) => signal.aborted || setUnder({ name: file.name, share });
    const outcome = await uploadVideo(file, current().profile.slug, { onProgress, signal });
    if (signal.aborted) return;
    if ('url' in outcome) type('videoUrl', outcome.url);
    else refuse('videoUrl', outcome.refusal, false);
    finish();
  };
  const finish = () => {
    setUnder(null);
    change({ uploading: false });
  };

  return {
    under,
    choose,
    cancel: () => {
      stop.current?.abort();
      finish();
    },
  };
}

async function uploadVideo(
  file: File,
  slug: string,
  upload: Parameters<typeof sendWithProgress>[2],
): Promise<{ url: string } | { refusal: string }> {
  const refusal = checkVideoFile(file);
  if (refusal) return { refusal };
  try {
    const { status, body } = await sendWithProgress(
      `/api/profile/video?profile=${slug}`,
      file,
      upload,
    );
    if (typeof body?.url === 'string') return { url: body.url };
    if (status === NOT_SIGNED_IN) return { refusal: words.videoSignedOut };
    return { refusal: sayRefusal(body ?? {}) ?? words.videoFailed };
  } catch {
    return { refusal: words.videoFailed };
  }
}
