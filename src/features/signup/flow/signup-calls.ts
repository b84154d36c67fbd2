import { forms } from '#messages';
import type { CodeRefused } from '#features/accounts/code-dialog.tsx';
import { endsCode } from '#features/accounts/email-code.rules.ts';
import { languageNow } from '#platform/language.ts';
import { postJson, readAnswer } from '#ui/calls.ts';
import { sayRefusal } from '#ui/say-refusal.ts';

const BAD_INPUT = 400;
const CONFLICT = 409;

export interface Refused {
  message: string;
  status: number;
  /** The field that is to blame, where one is. */
  field: string | null;
}

export interface SendRefused extends Refused {
  retryAfterSeconds: number | null;
}

/** Null when the code is on its way. Throws when there was no answer. */
export async function requestCode(email: string): Promise<SendRefused | null> {
  const response = await postJson('/api/verify/send_code.php', {
    email,
    language: languageNow(),
  });
  const answer = await readAnswer(response);
  if (response.ok && answer.status === 'success') return null;
  return {
    message: sayRefusal(answer) ?? forms.codeNotSent,
    status: response.status,
    field: response.status === BAD_INPUT || response.status === CONFLICT ? 'email' : null,
    retryAfterSeconds: Number(response.headers.get('Retry-After')) || null,
  };
}

/** Null when the code was right, otherwise what to say. Throws when there was no answer. */
export async function verifyCode(email: string, code: string): Promise<CodeRefused | null> {
  const response = await postJson('/api/verify/verify_code.php', { code, email });
  const answer = await readAnswer(response);
  if (response.ok && answer.success === true) return null;
  const message = sayRefusal(answer) ?? forms.codeInvalid;
  return { message, isOver: endsCode(answer.code) };
}
