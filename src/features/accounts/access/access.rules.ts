import { forms } from '#messages';
import { checkTypedEmail } from '../email.rules.ts';
import { errorsIn } from '../text.rules.ts';
import { isCode } from '../email-code.rules.ts';
import { checkPassword } from '../password.rules.ts';

interface SignInFields {
  email: string;
  password: string;
}

export type SignInErrors = Partial<Record<keyof SignInFields, string>>;

export const checkSignIn = ({ email, password }: SignInFields): SignInErrors | null =>
  errorsIn({
    email: checkTypedEmail(email),
    password: password ? null : forms.passwordRequired,
  });

export interface ResetFields {
  email: string;
  verification_code: string;
  new_password: string;
}

export type ResetErrors = Partial<Record<keyof ResetFields, string>>;

export const checkResetRequest = ({ email }: Pick<ResetFields, 'email'>): ResetErrors | null =>
  errorsIn({ email: checkTypedEmail(email) });

export function checkResetSubmission(fields: ResetFields): ResetErrors | null {
  const { email, verification_code: code, new_password: password } = fields;
  return errorsIn({
    email: checkTypedEmail(email),
    verification_code: isCode(code.trim()) ? null : forms.codeInvalid,
    new_password: password ? checkPassword(password) : forms.passwordRequired,
  });
}
