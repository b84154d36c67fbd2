import { patience } from './patience.ts';
import { noteSent } from './sent.ts';

/** As long as the server waits for what a slow line brings. */
const UPLOAD_PATIENCE_MS = 15 * 60_000;

type Answer = Readonly<Record<string, unknown>>;

/** A call of our API by the browser. Rejects when there was no answer. */
export async function call(path: string, request: RequestInit = {}): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('Accept', 'application/json');
  const response = await fetch(path, { ...request, headers, signal: patience() });
  if (request.method === 'POST') noteSent();
  return response;
}

export const postJson = (path: string, body: unknown): Promise<Response> =>
  call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

export async function readAnswer(response: Response): Promise<Answer> {
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
}

/** Words for the person, where the answer has some. */
export const saidIn = (said: unknown): string | null =>
  typeof said === 'string' && said.trim() !== '' ? said : null;

export interface UploadReply {
  status: number;
  /** Null where it was not JSON. */
  body: Answer | null;
}

/** Rejects when there was no answer. An old-fashioned request, because only that tells how far an upload is. */
export function sendWithProgress(
  path: string,
  body: FormData | Blob,
  { onProgress, signal }: { onProgress: (share: number) => void; signal?: AbortSignal },
): Promise<UploadReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.timeout = UPLOAD_PATIENCE_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onerror =
      request.onabort =
      request.ontimeout =
        () => reject(new Error('The connection was lost.'));
    request.onload = () => {
      noteSent();
      resolve({ status: request.status, body: readObject(request.responseText) });
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function readObject(text: string): Answer | null {
  try {
    return { ...(JSON.parse(text) as object) };
  } catch {
    return null;
  }
}
