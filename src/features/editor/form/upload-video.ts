import { checkVideoFile } from '#features/media/video.rules.ts';
import { UPLOAD_MESSAGES } from '../draft/video-link.rules.ts';
import { sendWithProgress } from '../save/send-with-progress.ts';

const NOT_SIGNED_IN = 401;

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
    if (status === NOT_SIGNED_IN) return { refusal: UPLOAD_MESSAGES.signedOut };
    return { refusal: typeof body.error === 'string' ? body.error : UPLOAD_MESSAGES.failed };
  } catch {
    return { refusal: UPLOAD_MESSAGES.failed };
  }
}
