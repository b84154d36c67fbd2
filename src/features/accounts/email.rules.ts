export const LOGIN_EMAIL_MAX = 100;

/** Mail services whose addresses may sign up; ALLOWED_EMAIL_DOMAINS replaces the list. */
export const ALLOWED_EMAIL_DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'protonmail.com',
  'proton.me',
  'zoho.com',
  'gmx.com',
  'mail.com',
  'fastmail.com',
  'tutanota.com',
  'hey.com',
  'btl.net',
  'ymail.com',
  'yandex.com',
  'yandex.ru',
] as const;

/** `*` alone allows every domain. */
export function isAllowedEmailDomain(
  email: string,
  allowed: readonly string[] = ALLOWED_EMAIL_DOMAINS,
): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return allowed.includes('*') || allowed.includes(domain);
}
