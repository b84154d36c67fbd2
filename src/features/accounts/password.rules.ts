import { access, forms } from '#messages';

const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 50;
export const MINIMUM_AGE = 13;

/** What a password needs, in words for the list beside it and for a refusal. */
export const passwordNeeds = () => [
  {
    label: access.needsLength(PASSWORD_MIN),
    message: access.noLength(PASSWORD_MIN),
    isMet: (typed: string) => typed.length >= PASSWORD_MIN,
  },
  {
    label: access.needsUppercase,
    message: access.noUppercase,
    isMet: (typed: string) => /\p{Lu}/u.test(typed),
  },
  {
    label: access.needsLowercase,
    message: access.noLowercase,
    isMet: (typed: string) => /\p{Ll}/u.test(typed),
  },
  {
    label: access.needsNumber,
    message: access.noNumber,
    isMet: (typed: string) => /\d/.test(typed),
  },
];

export function checkPassword(typed: string): string | null {
  if (typed.length > PASSWORD_MAX) return forms.tooLong(forms.password, PASSWORD_MAX);
  return passwordNeeds().find(({ isMet }) => !isMet(typed))?.message ?? null;
}
