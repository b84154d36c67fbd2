export const email = 'Email';
export const password = 'Password';
export const emailRequired = 'Pleez put eena yu email.';
export const passwordRequired = 'Pleez put eena yu password.';
export const emailInvalid = 'Pleez put eena wahn email adres weh rait.';
export const emailDomain = 'Wi noh tek dis kaina email.';
export const tooLong = (label: string, max: number) =>
  `${label}: dis tu lang (${max} leta at moas).`;
export const required = (label: string) => `${label}: pleez ful it owt.`;
export const codeInvalid = 'Dis verifikayshan koad noh rait.';
export const codeNotSent = 'Wi kudn sen di verifikayshan koad.';
export const codeCanceled = 'Verifikayshan stap.';
