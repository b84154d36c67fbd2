import { CODE_MESSAGES, isCode } from '../email-code.rules.ts';
import { checkPassword } from '../password.rules.ts';
import { ACCESS_MESSAGES, checkTypedEmail } from './sign-in.rules.ts';

export const RESET_MESSAGES = {
  sending: 'Sending verification code...',
  sent: 'Verification code sent! Check your email.',
  notSent: 'Error sending code.',
  resetting: 'Resetting password...',
  done: 'Password reset successfully! You may now log in.',
  notReset: 'Error resetting password.',
} as const;

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
  const weakness = password ? checkPassword(password) : ACCESS_MESSAGES.passwordRequired;
  const errors: ResetErrors = {
    ...checkResetRequest(fields),
    ...(!isCode(code.trim()) && { verification_code: CODE_MESSAGES.invalid }),
    ...(weakness && { new_password: weakness }),
  };
  return Object.keys(errors).length > 0 ? errors : null;
}
