export const cookies = 'Cookies';
export const onlyNeeded = 'Oanli cookies weh di sait need, nobadi di chrak yu.';
export const privacyPolicy = 'Privacy Policy';
export const accept = 'Aksep';
export const termsTitle = 'Terms of Service';
export const termsDescription =
  'Weh Merchant ahn Client kuda ekspek fahn di direktri ahn fahn eech ada: free, noh kamishan, anis profail ahn rivyoo.';
export const privacyTitle = 'Privacy Policy';
export const privacyDescription =
  'Weh wi kip bout yu ahn wai, hoo see it, weh cookies wi gat, ahn how yu dileet evriting. Nobadi di chrak yu, noh advataizin.';
export const lastUpdated = 'Laas chaynj:';
export const print = 'Print';
export const binding = 'Dis da fi help yu reed. Weh kownt eena laa da';
export const englishText = 'di teks eena Inglish';
export const onThisPage = 'Pahn dis paij';
export const inShort = 'Eena wahn fyoo werd';
