const PATIENCE_MS = 5 * 60_000;

export interface Answer {
  status: number;
  /** Null where it was not JSON. */
  body: Readonly<Record<string, unknown>> | null;
}

interface Sending {
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/** Rejects when there was no answer. An old-fashioned request, because only that tells how far an upload is. */
export function sendWithProgress(
  path: string,
  body: FormData | Blob,
  { onProgress, signal }: Sending,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('The connection was lost.'));
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.timeout = PATIENCE_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onerror = fail;
    request.onabort = fail;
    request.ontimeout = fail;
    request.onload = () =>
      resolve({ status: request.status, body: readObject(request.responseText) });
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    return { ...(JSON.parse(text) as object) };
  } catch {
    return null;
  }
}
