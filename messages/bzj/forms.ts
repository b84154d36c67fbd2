export const email = 'Email';
export const password = 'Password';
export const emailRequired = 'Pleez put een yu email.';
export const passwordRequired = 'Pleez put een yu password.';
export const emailInvalid = 'Pleez put een wahn email adres weh rait.';
export const emailDomain = 'Wi noh tek dis kaina email.';
export const tooLong = (label: string, max: number) =>
  `${label}: dis tu lang (${max} leta da moas).`;
export const required = (label: string) => `${label}: pleez fil it een.`;
export const codeInvalid = 'Dis verifikayshan koad noh rait.';
export const codeExpired = 'Dis koad tu oal. Pleez aks fi wahn nyoo wan.';
export const codeNotSent = 'Wi kudn sen di verifikayshan koad.';
export const codeCanceled = 'Verifikayshan stap.';
