import { tooLong } from './text.rules.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 50;
export const MINIMUM_AGE = 13;

export const PASSWORD_MESSAGES = {
  short: `Password must be at least ${PASSWORD_MIN} characters.`,
  uppercase: 'Password must include at least one uppercase letter.',
  lowercase: 'Password must include at least one lowercase letter.',
  digit: 'Password must include at least one number.',
} as const;

/** The first thing that a new password lacks, if anything. */
export function checkPassword(typed: string): string | null {
  if (typed.length < PASSWORD_MIN) return PASSWORD_MESSAGES.short;
  if (typed.length > PASSWORD_MAX) return tooLong('Password', PASSWORD_MAX);
  if (!/\p{Lu}/u.test(typed)) return PASSWORD_MESSAGES.uppercase;
  if (!/\p{Ll}/u.test(typed)) return PASSWORD_MESSAGES.lowercase;
  return /\d/.test(typed) ? null : PASSWORD_MESSAGES.digit;
}
