export const email = 'Email';
export const password = 'Password';
export const emailRequired = 'Email is required.';
export const passwordRequired = 'Password is required.';
export const emailInvalid = 'Please enter a valid email address.';
export const emailDomain = 'Email domain not allowed.';
export const tooLong = (label: string, max: number) =>
  `${label} ${isOrAre(label)} too long (max ${max} characters).`;
export const required = (label: string) => `${label} ${isOrAre(label)} required.`;
export const codeInvalid = 'Invalid verification code.';
export const codeNotSent = 'Failed to send verification code.';
export const codeCanceled = 'Verification canceled.';

/** Skills and services are several, an address is one. */
const isOrAre = (label: string) => (/[^s]s$/.test(label) ? 'are' : 'is');
