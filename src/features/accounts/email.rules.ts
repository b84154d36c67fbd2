import { forms } from '#messages';
import { ALLOWED_EMAIL_DOMAINS } from '#platform/pack.ts';

export const LOGIN_EMAIL_MAX = 100;

// What browsers accept in an email field, and a dot in the domain.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

export const isEmail = (typed: string) => EMAIL.test(typed);

/** `*` alone allows every domain. */
export function isAllowedEmailDomain(
  email: string,
  allowed: readonly string[] = ALLOWED_EMAIL_DOMAINS,
): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return allowed.includes('*') || allowed.includes(domain);
}

/**
 * The same for every spelling that reaches one person: a part behind a plus, and Gmail's dots, change nothing. What is
 * allowed once or so many times for each person is counted by it.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const plus = name.indexOf('+', 1);
  const plain = plus < 0 ? name : name.slice(0, plus);
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${plain.replaceAll('.', '')}@gmail.com`
    : `${plain}@${domain}`;
}

export function checkLoginEmail(typed: string, allowed?: readonly string[]): string | null {
  const email = typed.trim();
  if (email.length > LOGIN_EMAIL_MAX) return forms.tooLong(forms.email, LOGIN_EMAIL_MAX);
  if (!isEmail(email)) return forms.emailInvalid;
  return isAllowedEmailDomain(email, allowed) ? null : forms.emailDomain;
}

/** Whether it could be the email of an account; which domains may sign up is no matter here. */
export function checkTypedEmail(typed: string): string | null {
  const email = typed.trim();
  if (!email) return forms.emailRequired;
  return email.length <= LOGIN_EMAIL_MAX && isEmail(email) ? null : forms.emailInvalid;
}
