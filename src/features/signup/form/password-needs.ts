import {
  checkPassword,
  PASSWORD_MESSAGES,
  PASSWORD_MIN,
} from '#features/accounts/password.rules.ts';

// Passwords that lack one thing each: whatever completes one of them is that thing.
const LACKS_UPPERCASE = 'aaaaaa1';
const LACKS_LOWERCASE = 'AAAAAA1';
const LACKS_DIGIT = 'AAAAAAa';

/** The rules of a password, one by one, as the one check that counts sees them. */
export function passwordNeeds(typed: string): { label: string; met: boolean }[] {
  const completes = (almost: string) =>
    [...typed].some((character) => checkPassword(almost + character) === null);
  return [
    {
      label: `${PASSWORD_MIN}+ characters`,
      met: checkPassword(typed) !== PASSWORD_MESSAGES.short,
    },
    { label: 'An uppercase letter', met: completes(LACKS_UPPERCASE) },
    { label: 'A lowercase letter', met: completes(LACKS_LOWERCASE) },
    { label: 'A number', met: completes(LACKS_DIGIT) },
  ];
}
