export const cookies = 'Cookies';
export const onlyNeeded = 'Only cookies that the site needs, no tracking.';
export const privacyPolicy = 'Privacy Policy';
export const accept = 'Accept';
export const termsTitle = 'Terms of Service';
export const termsDescription =
  'What Merchants and Clients can expect from the directory and from each other: free, no commissions, honest profiles and reviews.';
export const privacyTitle = 'Privacy Policy';
export const privacyDescription =
  'What we keep about you and why, who sees it, which cookies there are, and how you delete everything. No tracking, no advertising.';
export const lastUpdated = 'Last updated:';
export const print = 'Print';
/** Shown in other languages alone, with the second as a link. */
export const binding = 'This is a translation to help you read. What binds is';
export const englishText = 'the English text';
export const onThisPage = 'On this page';
export const inShort = 'In short';
