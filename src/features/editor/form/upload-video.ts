import { checkVideoFile } from '#features/media/video.rules.ts';
import { sendWithProgress } from '../save/send-with-progress.ts';

const NOT_SIGNED_IN = 401;

export const VIDEO_UPLOAD_FAILED = 'The video could not be sent. Please try again.';
export const VIDEO_SIGNED_OUT =
  'You are signed out. Log in again in another tab, then choose the video again.';

interface Upload {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** The address of the stored video, or why there is none. */
export async function uploadVideo(
  file: File,
  upload: Upload,
): Promise<{ url: string } | { refusal: string }> {
  const refusal = checkVideoFile(file);
  if (refusal) return { refusal };
  try {
    const { status, body } = await sendWithProgress('/api/profile/video', file, upload);
    if (typeof body.url === 'string') return { url: body.url };
    if (status === NOT_SIGNED_IN) return { refusal: VIDEO_SIGNED_OUT };
    return { refusal: typeof body.error === 'string' ? body.error : VIDEO_UPLOAD_FAILED };
  } catch {
    return { refusal: VIDEO_UPLOAD_FAILED };
  }
}
