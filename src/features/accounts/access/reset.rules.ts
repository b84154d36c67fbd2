import { forms } from '#messages';
import { isCode } from '../email-code.rules.ts';
import { checkPassword } from '../password.rules.ts';
import { checkTypedEmail } from './sign-in.rules.ts';

export interface ResetFields {
  email: string;
  verification_code: string;
  new_password: string;
}

export type ResetErrors = Partial<Record<keyof ResetFields, string>>;

export function checkResetRequest({ email }: Pick<ResetFields, 'email'>): ResetErrors | null {
  const wrong = checkTypedEmail(email);
  return wrong ? { email: wrong } : null;
}

export function checkResetSubmission(fields: ResetFields): ResetErrors | null {
  const { verification_code: code, new_password: password } = fields;
  const weakness = password ? checkPassword(password) : forms.passwordRequired;
  const errors: ResetErrors = {
    ...checkResetRequest(fields),
    ...(!isCode(code.trim()) && { verification_code: forms.codeInvalid }),
    ...(weakness && { new_password: weakness }),
  };
  return Object.keys(errors).length > 0 ? errors : null;
}
