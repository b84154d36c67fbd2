import { forms } from '#messages';
import { isEmail, LOGIN_EMAIL_MAX } from '../email.rules.ts';

interface SignInFields {
  email: string;
  password: string;
}

export type SignInErrors = Partial<Record<keyof SignInFields, string>>;

export function checkSignIn({ email, password }: SignInFields): SignInErrors | null {
  const wrongEmail = checkTypedEmail(email);
  const errors: SignInErrors = {
    ...(wrongEmail && { email: wrongEmail }),
    ...(!password && { password: forms.passwordRequired }),
  };
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Whether it could be the email of an account; which domains may sign up is no matter here. */
export function checkTypedEmail(typed: string): string | null {
  const email = typed.trim();
  if (!email) return forms.emailRequired;
  return email.length <= LOGIN_EMAIL_MAX && isEmail(email) ? null : forms.emailInvalid;
}
