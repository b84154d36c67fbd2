import { CODE_MESSAGES } from '#features/accounts/email-code.rules.ts';
import { UNIQUE_FIELDS, type UniqueField } from '#features/profiles/availability.rules.ts';
import { SIGNUP_MESSAGES, type FormId } from '../signup-form.rules.ts';
import type { Refused } from './signup-flow.ts';

const API = {
  check: '/api/verify/email_check.php',
  sendCode: '/api/verify/send_code.php',
  verifyCode: '/api/verify/verify_code.php',
} as const;

const SAVE: Record<FormId, string> = {
  specialist: '/api/verify/db_insert1.php',
  business: '/api/verify/db_insert2.php',
  'business-variant': '/api/verify/db_insert2.php?form=business-variant',
};

const PATIENCE_MS = 20_000;
const UPLOAD_PATIENCE_MS = 5 * 60_000;
const BAD_INPUT = 400;
const CONFLICT = 409;

export interface SendRefused extends Refused {
  retryAfterSeconds: number | null;
}

/** Whether a value belongs to somebody already. Throws when the server does not know. */
export async function askIfTaken(field: UniqueField, value: string): Promise<boolean> {
  const response = await post(API.check, new URLSearchParams({ [field]: value }));
  if (response.status === 404) return false;
  const taken = response.ok ? (await readAnswer(response))[UNIQUE_FIELDS[field]] : null;
  if (typeof taken !== 'boolean') throw new TypeError(`No answer about ${field}`);
  return taken;
}

/** Null when the code is on its way. Throws when there was no answer. */
export async function requestCode(email: string): Promise<SendRefused | null> {
  const response = await postJson(API.sendCode, { email });
  const { status, message } = await readAnswer(response);
  if (response.ok && status === 'success') return null;
  return {
    message: text(message) ?? CODE_MESSAGES.sendFailed,
    status: response.status,
    field: response.status === BAD_INPUT || response.status === CONFLICT ? 'email' : null,
    retryAfterSeconds: Number(response.headers.get('Retry-After')) || null,
  };
}

/** Null when the code was right, otherwise what to say. Throws when there was no answer. */
export async function verifyCode(email: string, code: string): Promise<string | null> {
  const response = await postJson(API.verifyCode, { code, email });
  const { success, error } = await readAnswer(response);
  return response.ok && success === true ? null : (text(error) ?? CODE_MESSAGES.invalid);
}

/** Null when the account was made. */
export async function saveSignup(
  form: FormId,
  body: FormData,
  onProgress: (share: number) => void,
): Promise<Refused | null> {
  const { status, body: answer } = await sendWithProgress(SAVE[form], body, { onProgress });
  if (!answer) throw new Error('The answer cannot be read.');
  const { success, error, field } = answer;
  if (status < 300 && success === true) return null;
  return {
    message: text(error) ?? SIGNUP_MESSAGES.saveFailed,
    status,
    field: typeof field === 'string' ? field : null,
  };
}

export interface UploadReply {
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

function postJson(path: string, body: unknown): Promise<Response> {
  return post(path, JSON.stringify(body), { 'Content-Type': 'application/json' });
}

function post(
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { Accept: 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

async function readAnswer(response: Response): Promise<Record<string, unknown>> {
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
}

const text = (said: unknown) => (typeof said === 'string' && said !== '' ? said : null);
