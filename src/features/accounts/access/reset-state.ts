import type { Notice } from '#ui/notices.ts';
import { isCode } from '../email-code.rules.ts';
import type { ResetErrors } from './reset.rules.ts';
import { checkTypedEmail } from './sign-in.rules.ts';

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
