import type { Notice } from '#ui/notices.ts';
import { isCode, endsCode } from '../email-code.rules.ts';
import { checkTypedEmail } from '../email.rules.ts';
import type { ResetErrors } from './access.rules.ts';
import { access, failures } from '#messages';
import { data } from 'react-router';
import { languageNow } from '#platform/language.ts';
import type { ProblemName } from '#platform/say-problem.ts';
import { postJson, readAnswer } from '#ui/calls.ts';
import { sayRefusal } from '#ui/say-refusal.ts';
import { textOf } from '#ui/text-of.ts';

export interface ResetState {
  step: 'email' | 'password' | 'done';
  email: string;
  code: string;
  /** Brought by the link too: it proves that the mail was read, also in another browser than the one that asked. */
  key: string;
  errors?: ResetErrors | undefined;
  message?: Notice | undefined;
  /** That it was the code that was refused. */
  codeRefused?: boolean;
  /** When this answer sent a code, by the clock of the browser. */
  sentAt?: number;
}

/** The link in the mail opens the second step with everything but the password filled in. */
export function startOfReset(request: Request): ResetState {
  const asked = new URL(request.url).searchParams;
  const typed = asked.get('email') ?? '';
  const code = asked.get('code') ?? '';
  const email = checkTypedEmail(typed) === null ? typed.trim() : '';
  return email && isCode(code)
    ? { step: 'password', email, code, key: asked.get('key') ?? '' }
    : { step: 'email', email, code: '', key: '' };
}

const CODE_WRONG: ProblemName = 'codeInvalid';

/** What the page's own action does, by the public calls. A refusal is told in the server's own words when there are any. */
export async function callReset(request: Request) {
  const form = await request.formData();
  const [email, code, key] = ['email', 'verification_code', 'key'].map((name) =>
    textOf(form, name).trim(),
  ) as [string, string, string];
  const step = form.has('new_password') ? 'password' : 'email';
  const fail = (text: string, status: number, codeRefused = false) => {
    const message = { tone: 'danger', text } as const;
    return data<ResetState>({ step, email, code, key, message, codeRefused }, { status });
  };
  const submitting = form.get('step') === 'password';
  const sent = submitting
    ? postJson('/api/reset_password_submit.php', {
        email,
        verification_code: code,
        new_password: textOf(form, 'new_password'),
        ...(key && { link_key: key }),
      })
    : postJson('/api/reset_password_request.php', { email, language: languageNow() });
  const response = await sent.catch(() => null);
  if (!response) return fail(failures.network, 503);
  const answer = await readAnswer(response).catch((): Record<string, unknown> => ({}));
  if (!response.ok || answer.status !== 'success')
    return fail(
      sayRefusal(answer) ?? (submitting ? access.passwordNotReset : access.codeNotSent),
      Math.max(response.status, 400),
      answer.code === CODE_WRONG || endsCode(answer.code),
    );
  return data<ResetState>({
    step: submitting ? 'done' : 'password',
    email,
    code: '',
    key: '',
    message: { tone: 'success', text: submitting ? access.passwordReset : access.codeSent },
    ...(!submitting && { sentAt: Date.now() }),
  });
}
