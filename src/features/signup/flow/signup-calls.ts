import { CODE_MESSAGES } from '#features/accounts/email-code.rules.ts';
import { postJson, readAnswer, saidIn, sendWithProgress } from '#ui/calls.ts';
import { SIGNUP_MESSAGES, type FormId } from '../signup-form.rules.ts';
import type { Refused } from './signup-flow.ts';

const SAVE: Record<FormId, string> = {
  specialist: '/api/verify/db_insert1.php',
  business: '/api/verify/db_insert2.php',
  'business-variant': '/api/verify/db_insert2.php?form=business-variant',
};

const BAD_INPUT = 400;
const CONFLICT = 409;

export interface SendRefused extends Refused {
  retryAfterSeconds: number | null;
}

/** Null when the code is on its way. Throws when there was no answer. */
export async function requestCode(email: string): Promise<SendRefused | null> {
  const response = await postJson('/api/verify/send_code.php', { email });
  const { status, message } = await readAnswer(response);
  if (response.ok && status === 'success') return null;
  return {
    message: saidIn(message) ?? CODE_MESSAGES.sendFailed,
    status: response.status,
    field: response.status === BAD_INPUT || response.status === CONFLICT ? 'email' : null,
    retryAfterSeconds: Number(response.headers.get('Retry-After')) || null,
  };
}

/** Null when the code was right, otherwise what to say. Throws when there was no answer. */
export async function verifyCode(email: string, code: string): Promise<string | null> {
  const response = await postJson('/api/verify/verify_code.php', { code, email });
  const { success, error } = await readAnswer(response);
  return response.ok && success === true ? null : (saidIn(error) ?? CODE_MESSAGES.invalid);
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
  return { message: saidIn(error) ?? SIGNUP_MESSAGES.saveFailed, status, field: saidIn(field) };
}
