import { forms } from '#messages';
import { isEmail, LOGIN_EMAIL_MAX } from '../email.rules.ts';
import { errorsIn } from '../text.rules.ts';

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

/** Whether it could be the email of an account; which domains may sign up is no matter here. */
export function checkTypedEmail(typed: string): string | null {
  const email = typed.trim();
  if (!email) return forms.emailRequired;
  return email.length <= LOGIN_EMAIL_MAX && isEmail(email) ? null : forms.emailInvalid;
}
