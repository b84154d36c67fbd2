import { tooLong } from './text.rules.ts';

const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 50;
export const MINIMUM_AGE = 13;

const PASSWORD_MESSAGES = {
  short: `Password must be at least ${PASSWORD_MIN} characters.`,
  uppercase: 'Password must include at least one uppercase letter.',
  lowercase: 'Password must include at least one lowercase letter.',
  digit: 'Password must include at least one number.',
} as const;

export const PASSWORD_NEEDS = [
  {
    label: `At least ${PASSWORD_MIN} characters`,
    message: PASSWORD_MESSAGES.short,
    isMet: (typed: string) => typed.length >= PASSWORD_MIN,
  },
  {
    label: 'An uppercase letter',
    message: PASSWORD_MESSAGES.uppercase,
    isMet: (typed: string) => /\p{Lu}/u.test(typed),
  },
  {
    label: 'A lowercase letter',
    message: PASSWORD_MESSAGES.lowercase,
    isMet: (typed: string) => /\p{Ll}/u.test(typed),
  },
  {
    label: 'A number',
    message: PASSWORD_MESSAGES.digit,
    isMet: (typed: string) => /\d/.test(typed),
  },
] as const;

export function checkPassword(typed: string): string | null {
  if (typed.length > PASSWORD_MAX) return tooLong('Password', PASSWORD_MAX);
  return PASSWORD_NEEDS.find(({ isMet }) => !isMet(typed))?.message ?? null;
}
