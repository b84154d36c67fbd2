import type { FormId } from '../signup-form.rules.ts';
import { SIGNUP_MESSAGES } from '../signup-messages.rules.ts';
import type { Refused } from './signup-flow.ts';

const PATHS: Record<FormId, string> = {
  specialist: '/api/verify/db_insert1.php',
  business: '/api/verify/db_insert2.php',
  'business-variant': '/api/verify/db_insert2.php?form=business-variant',
};

const PATIENCE_MS = 5 * 60_000;

/** Null when the account was made. An old-fashioned request, because only that tells how far an upload is. */
export function saveSignup(
  form: FormId,
  body: FormData,
  onProgress: (share: number) => void,
): Promise<Refused | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('The connection was lost.'));
    request.open('POST', PATHS[form]);
    request.setRequestHeader('Accept', 'application/json');
    request.timeout = PATIENCE_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onerror = fail;
    request.onabort = fail;
    request.ontimeout = fail;
    request.onload = () => {
      try {
        resolve(readOutcome(request.status, request.responseText));
      } catch (cause) {
        reject(new Error('The answer cannot be read.', { cause }));
      }
    };
    request.send(body);
  });
}

function readOutcome(status: number, answer: string): Refused | null {
  const { success, error, field } = (JSON.parse(answer) ?? {}) as Record<string, unknown>;
  if (status < 300 && success === true) return null;
  return {
    message: typeof error === 'string' && error !== '' ? error : SIGNUP_MESSAGES.saveFailed,
    status,
    field: typeof field === 'string' ? field : null,
  };
}
