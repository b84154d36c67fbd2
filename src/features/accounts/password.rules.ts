import { tooLong } from './text.rules.ts';

const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 50;
export const MINIMUM_AGE = 13;

export const PASSWORD_NEEDS = [
  {
    label: `At least ${PASSWORD_MIN} characters`,
    message: `Password must be at least ${PASSWORD_MIN} characters.`,
    isMet: (typed: string) => typed.length >= PASSWORD_MIN,
  },
  {
    label: 'An uppercase letter',
    message: 'Password must include at least one uppercase letter.',
    isMet: (typed: string) => /\p{Lu}/u.test(typed),
  },
  {
    label: 'A lowercase letter',
    message: 'Password must include at least one lowercase letter.',
    isMet: (typed: string) => /\p{Ll}/u.test(typed),
  },
  {
    label: 'A number',
    message: 'Password must include at least one number.',
    isMet: (typed: string) => /\d/.test(typed),
  },
] as const;

export function checkPassword(typed: string): string | null {
  if (typed.length > PASSWORD_MAX) return tooLong('Password', PASSWORD_MAX);
  return PASSWORD_NEEDS.find(({ isMet }) => !isMet(typed))?.message ?? null;
}
